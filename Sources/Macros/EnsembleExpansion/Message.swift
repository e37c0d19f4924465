// SPDX-License-Identifier: MIT

import SwiftDiagnostics

/// A diagnostic at a location in a file, printed in the format of compilers.
package struct Message: Sendable, Equatable {
  /// The severity of a diagnostic.
  package enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  package let file: String
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let text: String

  /// The attached notes, at other locations.
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

/// A diagnostic at an offset, before its line is known.
struct Finding {
  var offset: Int
  let severity: Message.Severity
  let text: String
  var notes: [Finding] = []

  /// Returns the finding with its offset, and the offsets of its notes, mapped by a function.
  func moved(_ move: (Int) -> Int) -> Finding {
    var moved = self
    moved.offset = move(offset)
    moved.notes = notes.map { $0.moved(move) }
    return moved
  }
}
