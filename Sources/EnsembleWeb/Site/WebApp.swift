// SPDX-License-Identifier: MIT

import EnsembleViews

/// An application at a path of a server.
///
/// ```swift
/// WebApp(path: "todos", title: "Todos") {
///   TodosView(store: Store(initialState: Todos.State()) { Todos() })
/// }
/// ```
public struct WebApp: Sendable {
  /// Where it is: one component of a path, of letters, digits, `-` and `_`.
  public let path: String
  public let title: String
  /// What it is, in a sentence, for the index.
  public let summary: String
  /// Its source code, which is shown beside it.
  public let source: String?
  /// Whether all pages show the same views.
  public let isShared: Bool
  let makeTree: @MainActor @Sendable () -> ViewTree

  /// Creates an application. Stops the program if the path has other characters.
  ///
  /// - Parameters:
  ///   - path: Where it is: letters, digits, `-` and `_`.
  ///   - title: Its title.
  ///   - summary: What it is, in a sentence.
  ///   - source: Its source code, to be shown beside it.
  ///   - isShared: Whether all pages show the same views, which then stay for as long as there is a page.
  ///     Otherwise each page has views, and so stores, of its own.
  ///   - content: Makes the view, and the store behind it.
  public init<Content: View>(
    path: String,
    title: String,
    summary: String = "",
    source: String? = nil,
    isShared: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      path: path,
      title: title,
      summary: summary,
      source: source,
      isShared: isShared,
      tree: { ViewTree(content()) }
    )
  }

  /// Creates an application of a tree of views that is made elsewhere.
  ///
  /// - Parameters:
  ///   - path: Where it is: letters, digits, `-` and `_`.
  ///   - title: Its title.
  ///   - summary: What it is, in a sentence.
  ///   - source: Its source code, to be shown beside it.
  ///   - isShared: Whether all pages show the same tree.
  ///   - tree: Makes the tree. The server closes it when the session ends.
  public init(
    path: String,
    title: String,
    summary: String = "",
    source: String? = nil,
    isShared: Bool = false,
    tree: @escaping @MainActor @Sendable () -> ViewTree
  ) {
    precondition(
      !path.isEmpty && path.utf8.allSatisfy(isPathByte),
      "The path of a web application has letters, digits, '-' and '_' only: '\(path)' has others."
    )
    self.path = path
    self.title = title
    self.summary = summary
    self.source = source
    self.isShared = isShared
    makeTree = tree
  }
}

func isPathByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}
