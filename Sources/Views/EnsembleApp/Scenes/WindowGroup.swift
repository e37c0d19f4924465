// SPDX-License-Identifier: MIT

import EnsembleJournal

/// A scene of windows with the same content, each with its own state.
///
/// In browsers, each page is a window: the content, and a store that is created in it, is made for
/// each page. The terminal has a single window. The title is the title of the page, unless the
/// content has a navigation title.
///
/// ```swift
/// WindowGroup("Counter", id: "counter") {
///   CounterView(store: Store(initialState: Counter.State()) { Counter() })
/// }
/// ```
public struct WindowGroup<Content: View>: PrimitiveScene {
  let windows: [AppWindow]

  /// Creates a group of windows without a title.
  public init(@ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    self.init("", content: content)
  }

  /// Creates a group of windows with an identity.
  ///
  /// - Parameters:
  ///   - id: The last part of the address in a browser, and the name for `--window`. Characters
  ///     other than letters, digits, `-` and `_` are replaced by `-`.
  ///   - content: A closure that creates the content of a window.
  public init(id: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    self.init("", id: id, content: content)
  }

  /// Creates a group of windows with a title.
  ///
  /// The identity is the title in lower case, with `-` for other characters than letters and
  /// digits.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(title, id: String(title).lowercased(), content: content)
  }

  /// Creates a group of windows with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The last part of the address in a browser, and the name for `--window`. Characters
  ///     other than letters, digits, `-` and `_` are replaced by `-`.
  ///   - content: A closure that creates the content of a window.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    windows = [AppWindow(title: String(title), id: id, content: content)]
  }

  /// Creates a group of windows whose stores continue after the end of the program.
  ///
  /// They are recorded if the program has a journal, as ``App/journal`` says: each page of a
  /// browser has a session of its own, and the terminal has one.
  ///
  /// ```swift
  /// WindowGroup("Todos", id: "todos") { session in
  ///   TodosView(store: try await session.store(initialState: Todos.State()) { Todos() })
  /// }
  /// ```
  ///
  /// There is no such group in SwiftUI.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The last part of the address in a browser, and the name for `--window`.
  ///   - content: A closure that creates the stores in the journal of a session, and the content of
  ///     a window.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (_ session: SessionJournal) async throws -> Content
  ) {
    windows = [AppWindow(title: String(title), id: id, recorded: content)]
  }
}

/// A scene of a single window, whose state all browsers share.
public struct Window<Content: View>: PrimitiveScene {
  let windows: [AppWindow]

  /// Creates a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - id: The last part of the address in a browser, and the name for `--window`. Characters
  ///     other than letters, digits, `-` and `_` are replaced by `-`.
  ///   - content: A closure that creates the content.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    windows = [AppWindow(title: String(title), id: id, isShared: true, content: content)]
  }

  /// Creates a window whose stores continue after the end of the program, if the program has a
  /// journal, as ``App/journal`` says.
  ///
  /// There is no such window in SwiftUI.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - id: The last part of the address in a browser, and the name for `--window`.
  ///   - content: A closure that creates the stores in the journal of a session, and the content.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (_ session: SessionJournal) async throws -> Content
  ) {
    windows = [AppWindow(title: String(title), id: id, isShared: true, recorded: content)]
  }
}

/// A scene of the program's settings: a page `settings` in a browser, and the window `settings` for
/// `--window` in a terminal.
public struct Settings<Content: View>: PrimitiveScene {
  let windows: [AppWindow]

  /// Creates a window with settings.
  public init(@ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    windows = [AppWindow(title: "Settings", id: "settings", content: content)]
  }
}
