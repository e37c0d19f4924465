// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCasePaths
import EnsembleCore
import IssueReporting

/// A page, and pages on top of it.
public struct NavigationStack<Root: View, Pages: View>: PrimitiveView {
  private let root: Root
  private let pages: Pages
  private let push: ((Any) -> Bool)?

  /// A page on which nothing is pushed.
  public init(@ViewBuilder root: () -> Root) where Pages == EmptyView {
    self.root = root()
    pages = EmptyView()
    push = nil
  }

  /// A page, and a page for each feature on a stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ListView(store: store.scope(state: \.list, action: \.list))
  /// } destination: { store in
  ///   switch store.case { … }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of a feature.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) where Pages == _StackPages<State, Action, Destination> {
    self.root = root()
    pages = _StackPages(path: path, destination: destination)
    push = { state in
      guard let state = state as? State else { return false }
      path.wrappedValue.push(state)
      return true
    }
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.navigationStack)
    var environment = node.environment.inside
    let link = node.storage as? StackLink ?? StackLink()
    node.storage = link
    environment.stack = view.push.map { push in
      link.push = push
      return link
    }
    node.updateChild(0, to: Page(content: view.root), environment: environment)
    node.updateChild(1, to: view.pages, environment: environment)
  }
}

/// The pages of the features on a stack.
public struct _StackPages<State, Action, Destination: View>: PrimitiveView {
  let path: Binding<Store<StackState<State>, StackAction<State, Action>>>
  let destination: @MainActor (Store<State, Action>) -> Destination

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.refresh = { [unowned node] in
      let store = view.path.wrappedValue
      let ids = node.tracked { Array(store.ids) }
      node.updateChild(
        0,
        to: ForEach(ids, id: \.self) { id in
          if let element: Store<State, Action> = store.element(id: id) {
            Page(content: view.destination(element)) { store.send(.popFrom(id: id)) }
          }
        }
      )
    }
    node.refresh?()
  }
}

/// One page of a stack.
struct Page<Content: View>: PrimitiveView {
  let content: Content
  let back: (@MainActor () -> Void)?

  init(content: Content, back: (@MainActor () -> Void)? = nil) {
    self.content = content
    self.back = back
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.page)
    node.handler = { event in
      guard event == .back, let back = view.back else { return false }
      back()
      return true
    }
    node.updateChild(0, to: view.content)
  }
}

/// A button that pushes a feature on the stack that it is in.
public struct NavigationLink<Label: View>: PrimitiveView {
  private let state: Any?
  private let label: Label
  private let location: SourceLocation

  /// A link to a feature in a state; it cannot be pressed if that is nil.
  public init<State>(
    state: State?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.label = label()
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: Link(link: view).disabled(view.state == nil))
  }

  /// The element.
  private struct Link: PrimitiveView {
    let link: NavigationLink

    static func _update(_ view: Self, in node: _ViewNode) {
      node.show(.link)
      node.handler = { [unowned node] event in
        guard event == .press, let state = view.link.state else { return false }
        guard node.environment.stack?.push(state) == true else {
          view.link.report(state, isInStack: node.environment.stack != nil)
          return false
        }
        return true
      }
      node.updateChild(0, to: view.link.label)
    }
  }

  private func report(_ state: Any, isInStack: Bool) {
    reportIssue(
      isInStack
        ? """
        A link was followed whose state is of the type '\(type(of: state))', but the stack around it has \
        elements of another type.
        """
        : """
        A link was followed that is in no 'NavigationStack(path:root:destination:)': there is nothing that \
        could show '\(type(of: state))'.
        """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

extension NavigationLink where Label == Text {
  /// A link to a feature in a state; it cannot be pressed if that is nil.
  public init<State>(
    _ title: some StringProtocol,
    state: State?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      state: state,
      label: { Text(title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
