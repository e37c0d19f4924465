// SPDX-License-Identifier: MIT

import Foundation

extension GalleryExample {
  /// A group of examples in a catalog.
  public struct Group: Sendable {
    /// The name of the group.
    public let name: String
    /// The names of its examples.
    let examples: [String]
  }

  /// The groups of a catalog, in order.
  public static let groups = [
    Group(
      name: "First steps",
      examples: ["counter", "two-counters", "bounded-counter", "random-number"]
    ),
    Group(name: "Effects", examples: ["facts", "profile", "search", "chart", "many-timers"]),
    Group(name: "Lists and forms", examples: ["todos", "settings", "kanban"]),
    Group(
      name: "Applications",
      examples: [
        "bookshelf", "sync-ups", "tic-tac-toe", "board", "reminders", "journal", "documents",
      ]
    ),
    Group(name: "Recipes", examples: ["debounce", "cancel", "share", "confirm", "toast", "undo"]),
    Group(name: "Find the bug", examples: ["coffee-bar"]),
  ]

  /// The group of the example; the last one for an example that no group names.
  public var group: String {
    let groups = Self.groups
    return (groups.first { $0.examples.contains(name) } ?? groups[groups.count - 1]).name
  }

  /// The name of the example as a title.
  public var title: String {
    let words = name.replacingOccurrences(of: "-", with: " ")
    return name == "sync-ups" ? "Sync-ups" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A file of source code.
  public struct SourceFile: Sendable {
    /// The name of the file.
    public let name: String
    /// The part that the file plays in the example.
    public let role: Role
    /// The text, without the line about the licence.
    public let text: String
  }

  /// The part that a file plays in an example, in the order of the files.
  public enum Role: String, CaseIterable, Sendable {
    /// State, actions and reducer of a feature.
    case feature = "Features"
    /// Views.
    case view = "Views"
    /// Models and clients.
    case support = "Support"
    /// The tests of the other files.
    case test = "Tests"
  }

  /// The files of the example, by role: features first, the main one before others, tests last.
  /// Empty if the sources are not available.
  public var sources: [SourceFile] {
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
    let tests = examples.appending(path: "../../Tests/GalleryTests").standardized
    let files = Self.files(in: examples.appending(path: directory))
    let sources = files.compactMap { Self.source($0) }
    let ownTests = Self.files(in: tests).compactMap { path -> SourceFile? in
      guard path.hasSuffix("Tests.swift"), let test = Self.source(path, .test) else { return nil }
      return isTest(test, at: path, of: sources) ? test : nil
    }
    let all = sources + ownTests
    let main = all.filter { $0.name == "\(directory).swift" }
    return main
      + Role.allCases.flatMap { role in
        all.filter { $0.role == role && $0.name != main.first?.name }
      }
  }

  /// Returns whether a file of tests belongs to the example: by its name, by its folder, or because
  /// it shows one of the views.
  private func isTest(_ test: SourceFile, at path: String, of sources: [SourceFile]) -> Bool {
    let folder = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    return folder == directory
      || sources.contains { file in
        let type = file.name.replacing(".swift", with: "")
        let isShown = [" ", "("].contains { test.text.contains("\($0)\(type)(") }
        return test.name == "\(type)Tests.swift" || file.role == .view && isShown
      }
  }

  private static func files(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0).path }
  }

  private static func source(_ path: String, _ role: Role? = nil) -> SourceFile? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.isEmpty || $0.hasPrefix("// SPDX-License-Identifier:") }
    return SourceFile(
      name: path.name,
      role: role ?? self.role(of: text),
      text: body.joined(separator: "\n")
    )
  }

  private static func role(of text: String) -> Role {
    if text.contains(/: View \{/) { return .view }
    return text.contains(/(struct|enum) State\b/) ? .feature : .support
  }
}

extension String {
  /// The last component of a path.
  fileprivate var name: String { split(separator: "/").last.map(String.init) ?? self }
}
