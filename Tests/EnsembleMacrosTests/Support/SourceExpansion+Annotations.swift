// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension SourceExpansion {
  /// The source with the diagnostics of the macros and the changes of their fix-its between its
  /// lines.
  ///
  /// A diagnostic, a note and the title of a fix-it follow the line that they point at, with a `^`
  /// below the column. Then, `~` marks the line as the fix-its change it, `-` a line that they
  /// remove, and `+` a line that they add.
  var annotatedSource: String {
    let changes = LineDifference(from: source, to: fixedSource)
    var annotations = Array(repeating: [String](), count: changes.oldLines.count)
    func annotate(_ position: AbsolutePosition, in node: Syntax, _ text: String) {
      let location = location(of: position, in: node)
      annotations[location.line - 1].append(
        String(repeating: " ", count: location.column - 1) + "^ \(text)"
      )
    }
    for diagnostic in diagnostics {
      let (position, node) = (diagnostic.position, diagnostic.node)
      annotate(position, in: node, "\(diagnostic.diagMessage.severity): \(diagnostic.message)")
      for fixIt in diagnostic.fixIts {
        annotate(position, in: node, "fix: \(fixIt.message.message)")
      }
      for note in diagnostic.notes {
        annotate(note.position, in: note.node, "note: \(note.message)")
      }
    }
    var next = 0
    for index in changes.oldLines.indices {
      let isRemoved = changes.removed.contains(index)
      var markers: [String] = []
      if isRemoved {
        if changes.inserted.contains(next) {
          markers = ["~"]
        } else {
          let indentation = changes.oldLines[index].prefix { $0 == " " }
          annotations[index].append("\(indentation)-")
        }
      } else {
        next += 1
      }
      // Inserted lines replace removed lines, one by one.
      while changes.inserted.contains(next),
        !markers.isEmpty || !changes.removed.contains(index + 1)
      {
        let line = changes.newLines[next]
        let indentation = line.prefix { $0 == " " }
        let text = "\(markers.popLast() ?? "+") \(line.dropFirst(indentation.count))"
        annotations[index].append((indentation + text).replacing(#/ +$/#, with: ""))
        next += 1
      }
    }
    return zip(changes.oldLines, annotations).flatMap { [$0] + $1 }.joined(separator: "\n")
  }
}
