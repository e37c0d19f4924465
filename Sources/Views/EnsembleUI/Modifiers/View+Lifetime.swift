// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Calls a function when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, appear: action)
  }

  /// Calls a function when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, disappear: action)
  }

  /// Runs an operation while the view is shown. It is cancelled when the view disappears.
  ///
  /// ```swift
  /// .task { await store.send(.task).finish() }
  /// ```
  ///
  /// - Parameter priority: The priority of the task.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// Runs an operation while the view is shown, and restarts it when a value changes.
  ///
  /// The running operation is cancelled when the view disappears, and before a restart.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }

  /// Calls a function when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isCalledFirst: initial, action: action)
  }

  /// Calls a function when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private struct LifetimeView<Content: View>: PrimitiveView {
  let content: Content
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    if let latest = node.storage as? LatestValue<Self> { return latest.value = view }
    let latest = LatestValue(view)
    node.storage = latest
    if let appear = view.appear { node.graph.afterUpdate(appear) }
    node.onRemoval { latest.value.disappear?() }
  }
}

private struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    if let running = node.storage as? RunningTask<ID> {
      if running.id != view.id { view.run(as: running, in: node) }
      return
    }
    let running = RunningTask(id: view.id)
    node.storage = running
    view.run(as: running, in: node)
    node.onRemoval { running.task?.cancel() }
  }

  @MainActor private func run(as running: RunningTask<ID>, in node: _ViewNode) {
    running.id = id
    node.graph.afterUpdate { [weak node] in
      running.task?.cancel()
      guard node?.isAlive == true else { return }
      running.task = Task(priority: priority) { await action() }
    }
  }
}

/// The task of a view. It is also cancelled when a tree is dropped without being closed.
@MainActor
private final class RunningTask<ID> {
  var id: ID
  var task: Task<Void, Never>?

  init(id: ID) {
    self.id = id
  }

  deinit { task?.cancel() }
}

private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isCalledFirst: Bool
  let action: (Value, Value) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    guard let last = node.storage as? LatestValue<Value> else {
      node.storage = LatestValue(view.value)
      if view.isCalledFirst { node.graph.afterUpdate { view.action(view.value, view.value) } }
      return
    }
    let old = last.value
    guard old != view.value else { return }
    last.value = view.value
    node.graph.afterUpdate { view.action(old, view.value) }
  }
}

/// The value that a node received last.
@MainActor
final class LatestValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
