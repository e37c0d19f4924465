// SPDX-License-Identifier: MIT

import Foundation

/// The dates of a program and of the libraries and resources beside it.
struct BuildProducts: Equatable, Sendable {
  private var dates: [String: Date] = [:]

  init(of executable: URL) {
    let folder = executable.deletingLastPathComponent()
    let kinds = ["so", "dylib", "resources", "bundle"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let file = folder.appendingPathComponent(name)
      if name == executable.lastPathComponent { dates[name] = Self.date(of: file) }
      guard kinds.contains(file.pathExtension) else { continue }
      dates[name] = Self.date(of: file)
      let contents = FileManager.default.enumerator(atPath: file.path)
      for case let part as String in contents ?? .init() {
        dates["\(name)/\(part)"] = Self.date(of: file.appendingPathComponent(part))
      }
    }
  }

  private static func date(of file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
