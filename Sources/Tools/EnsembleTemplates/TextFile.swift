// SPDX-License-Identifier: MIT

import Foundation

/// A file that is to be written.
package struct TextFile: Equatable, Sendable {
  /// The path in the folder of the package.
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}

extension [TextFile] {
  /// Writes all files into a folder, and creates the folders between. No file is written if one of
  /// them exists.
  ///
  /// - Throws: A ``TemplateError`` that names the existing files, or an error of the file system.
  package func write(into folder: URL) throws {
    let existing = filter { each in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(each.path).path)
    }
    guard existing.isEmpty else {
      let names = existing.map { "'\($0.path)'" }.joined(separator: ", ")
      let verb = existing.count == 1 ? "exists" : "exist"
      throw TemplateError.exists("\(names) \(verb) already. Nothing was written.")
    }
    for file in self {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
    }
  }
}
