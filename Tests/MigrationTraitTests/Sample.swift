// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
import CompilerSupport
import Testing

/// A program as it was written for TCA or a library around it, with the errors that are expected.
///
/// A comment `//: TEXT` expects an error that contains the text, in the next line that is no such
/// comment.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let module: String
  let source: String

  init(_ name: String, importing module: String = "Ensemble", _ source: String) {
    self.name = name
    self.module = module
    self.source = source
  }

  var testDescription: String { name }

  /// The lines in which errors are expected, from 1, with parts of their texts.
  var expectations: [Int: [String]] {
    var expectations: [Int: [String]] = [:]
    var pending: [String] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//: ") {
        pending.append(String(text.dropFirst(4)))
      } else if !pending.isEmpty {
        expectations[index + 1] = pending
        pending = []
      }
    }
    return expectations
  }

  static let all =
    [effects, reducers, cases, states, stores, schedulers, testStores, dialogs, clients]
    + [views, presentations, tiny]

  /// The reports of the compiler, each made once.
  static let reports = Dictionary(
    uniqueKeysWithValues: all.map { sample in
      (sample.name, Result { try compile(sample.source, importing: sample.module) })
    }
  )
}
#endif
