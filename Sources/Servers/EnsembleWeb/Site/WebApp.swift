// SPDX-License-Identifier: MIT

#if Web
import EnsembleJournal
import EnsembleUI

// The list of applications is a static document: crawlers, link previews and browsers without
// scripts request it, and a session would keep its stores for half a minute. A page shows only the
// views of its application; the states and actions of its stores are shown by a tool, which
// describes them while it is open. When they were part of each message, every program paid for a
// feature that few used.

/// An application that a server offers at a path.
///
/// ```swift
/// WebApp(path: "todos", title: "Todos") {
///   TodosView(store: Store(initialState: Todos.State()) { Todos() })
/// }
/// ```
public struct WebApp: Sendable {
  /// The application's path: a single component of letters, digits, `-`, and `_`.
  ///
  /// An application with an empty path is at the root of the server, in place of the list of
  /// applications.
  public let path: String
  /// The application's title.
  public let title: String
  /// A one-sentence description of the application, shown in the index of applications.
  public let summary: String
  /// A Boolean value that indicates whether all pages share one view tree.
  public let isShared: Bool
  /// A Boolean value that indicates whether the pages are as wide as the window.
  public var isWide = false
  /// The people who may open the application.
  ///
  /// It needs ``WebConfiguration/login``. Others do not see it in the list of applications.
  public var access = WebAccess.signedIn
  /// The secret that a browser has to show once; nil for an application that everyone may open.
  ///
  /// Such an application is not in the index, and is offered on the loopback interface only.
  package var key: Secret?
  /// A closure that answers requests of programs to a tool, which has a key; nil for a tool with a
  /// page only.
  package var answer: (@Sendable (_ question: String) async -> String)?
  /// A closure that shows a tool in a panel beside the content of a page, at the edge that the
  /// address of the page names; nil for a tool that cannot.
  ///
  /// The query item is named like the path of the tool: `/todos?inspect=below`.
  package var dock:
    (@MainActor @Sendable (_ tree: ViewTree, _ page: WebApp, _ edge: String) -> Void)?
  let creation: Creation

  /// The creation of an application's views.
  package enum Creation: Sendable {
    /// Creates the views, with new stores.
    case plain(@MainActor @Sendable () -> ViewTree)
    /// Creates the stores in the journal of a session, and returns a closure that creates the
    /// views.
    case recorded(@MainActor @Sendable (SessionJournal) async throws -> @MainActor () -> ViewTree)
  }

  /// Whether the sessions of the application can be recorded.
  var isRecorded: Bool {
    if case .recorded = creation { true } else { false }
  }

  /// Creates an application from a view.
  ///
  /// - Precondition: `path` consists of letters, digits, `-`, and `_`.
  ///
  /// - Parameters:
  ///   - path: The application's path.
  ///   - title: The application's title.
  ///   - summary: A one-sentence description, shown in the index of applications.
  ///   - isShared: If `true`, all pages share one view tree, which is kept while at least one page
  ///     exists. Otherwise, each page has its own views and stores.
  ///   - content: A closure that creates the view and the store behind it.
  public init<Content: View>(
    path: String,
    title: String,
    summary: String = "",
    isShared: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      path: path,
      title: title,
      summary: summary,
      isShared: isShared,
      tree: { ViewTree(content()) }
    )
  }

  /// Creates an application from a view tree.
  ///
  /// - Precondition: `path` consists of letters, digits, `-`, and `_`.
  ///
  /// - Parameters:
  ///   - path: The application's path.
  ///   - title: The application's title.
  ///   - summary: A one-sentence description, shown in the index of applications.
  ///   - isShared: If `true`, all pages share one view tree.
  ///   - tree: A closure that creates the view tree. The server closes the tree when its session
  ///     ends.
  public init(
    path: String,
    title: String,
    summary: String = "",
    isShared: Bool = false,
    tree: @escaping @MainActor @Sendable () -> ViewTree
  ) {
    self.init(
      path: path,
      title: title,
      summary: summary,
      isShared: isShared,
      creation: .plain(tree)
    )
  }

  /// Creates an application whose sessions are recorded.
  ///
  /// If the server has a ``WebConfiguration/journal``, a session continues after the end of the
  /// process: each tab with its own stores, or all of them with one if `isShared` is true.
  ///
  /// ```swift
  /// WebApp(path: "todos", title: "Todos") { session in
  ///   TodosView(store: try await session.store(initialState: Todos.State()) { Todos() })
  /// }
  /// ```
  ///
  /// State of the views themselves, such as `@State`, is not recorded.
  ///
  /// - Precondition: `path` has at most 32 characters: letters, digits, `-`, and `_`.
  ///
  /// - Parameters:
  ///   - path: The application's path, which is part of the names of its sessions.
  ///   - title: The application's title.
  ///   - summary: A one-sentence description, shown in the index of applications.
  ///   - isShared: If `true`, all pages share one view tree.
  ///   - content: A closure that creates the stores in the journal of a session, and the view. The
  ///     server responds with the status of an `HTTPResponseError` that it throws. Other errors are
  ///     logged, and the page is tried again.
  public init<Content: View>(
    path: String,
    title: String,
    summary: String = "",
    isShared: Bool = false,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (_ session: SessionJournal) async throws -> Content
  ) {
    self.init(
      path: path,
      title: title,
      summary: summary,
      isShared: isShared,
      creation: Creation(content)
    )
  }

  /// Creates an application.
  package init(
    path: String,
    title: String,
    summary: String = "",
    isShared: Bool,
    creation: Creation
  ) {
    precondition(
      path.utf8.allSatisfy(isPathByte),
      "The path of a web application has letters, digits, '-' and '_' only: '\(path)' has others."
    )
    if case .recorded = creation {
      precondition(
        path.utf8.count <= SessionNames.pathLimit,
        "The path of a recorded application has at most \(SessionNames.pathLimit) characters: '\(path)' has more."
      )
    }
    self.path = path
    self.title = title
    self.summary = summary
    self.isShared = isShared
    self.creation = creation
  }
}

extension WebApp.Creation {
  /// Creates the stores of a view in the journal of a session.
  package init<Content: View>(
    _ content: @escaping @MainActor @Sendable (SessionJournal) async throws -> Content
  ) {
    self = .recorded { session in
      let view = try await content(session)
      return { ViewTree(view) }
    }
  }

  /// Creates the views, with new stores. For a recorded application, call ``prepare(_:)`` instead.
  @MainActor
  package func makeTree() -> ViewTree {
    if case .plain(let makeTree) = self { makeTree() } else { ViewTree(EmptyView()) }
  }

  /// Creates the stores in the journal of a session, and returns a closure that creates the views.
  @MainActor
  package func prepare(_ session: SessionJournal) async throws -> @MainActor () -> ViewTree {
    switch self {
    case .plain(let makeTree): makeTree
    case .recorded(let prepare): try await prepare(session)
    }
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
#endif
