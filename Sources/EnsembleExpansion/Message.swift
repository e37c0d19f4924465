// SPDX-License-Identifier: MIT

import SwiftDiagnostics

/// Something to say about a place in a file, printed as compilers print it.
package struct Message: Sendable, Equatable {
  /// How much it matters.
  package enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  package let file: String
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let text: String

  /// What is to be said beside it, about other places.
  package let notes: [Message]
}

extension Message: CustomStringConvertible {
  package var description: String {
    let own = "\(file):\(line):\(column): \(severity.rawValue): \(text)"
    return ([own] + notes.map(\.description)).joined(separator: "\n")
  }
}

extension Message.Severity {
  init(_ severity: DiagnosticSeverity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    case .remark: self = .remark
    }
  }
}

/// A message before it is known which line it is about.
struct Finding {
  var offset: Int
  let severity: Message.Severity
  let text: String
  var notes: [Finding] = []

  /// The same, about another place for each.
  func moved(_ move: (Int) -> Int) -> Finding {
    var moved = self
    moved.offset = move(offset)
    moved.notes = notes.map { $0.moved(move) }
    return moved
  }
}
