// SPDX-License-Identifier: MIT

// A nested destination is one more enum reducer beside the outer one, whose case carries its state.
// So the outer presentation is the only one, and an alert at any depth ends all of it.

/// The path to a child of a feature, at any depth of destinations and stacks.
struct ChildPath {
  /// The children along the path, outermost first; never empty.
  let children: [Child]

  var child: Child { children[children.count - 1] }

  /// The name that directives use: `destination.sheet.edit`.
  var name: String { children.map(\.name).joined(separator: ".") }

  /// The names of the child and its ancestors, outermost first.
  var names: [String] {
    children.indices.map { ChildPath(children: Array(children[...$0])).name }
  }

  func appending(_ member: Child) -> ChildPath { ChildPath(children: children + [member]) }
}

extension ChildPath {
  /// Returns the trigger of a function that handles the child's actions, or one case of them.
  ///
  /// - Parameters:
  ///   - step: The case of the child's actions; nil for all actions.
  ///   - isEnum: Whether the feature has enum state, which presents nothing.
  func trigger(for step: String?, isEnum: Bool) -> FunctionDirective.Trigger {
    let root = children[0]
    let inner = children.dropFirst().map(\.name)
    if case .stack = root.role { return elementTrigger(inner, step) }
    let isPresented = root.isPresented && !isEnum
    let steps = [root.name] + (isPresented ? ["presented"] : []) + inner
    if case .rows = child.role {
      return .rows(CasePath(steps), element: [step].keyPath)
    }
    return .action(CasePath(steps + [step].compactMap { $0 }))
  }

  private func elementTrigger(_ inner: [String], _ step: String?) -> FunctionDirective.Trigger {
    let stack = CasePath([children[0].name])
    if case .rows = child.role {
      return .stackRows(stack, element: inner.keyPath, row: [step].keyPath)
    }
    return .stack(stack, element: (inner + [step]).keyPath)
  }
}

extension FeatureShape {
  /// The children at every depth, each followed by its descendants.
  var everyChild: [ChildPath] {
    func paths(_ path: ChildPath) -> [ChildPath] {
      [path] + path.child.members.flatMap { paths(path.appending($0)) }
    }
    return children.flatMap { paths(ChildPath(children: [$0])) }
  }

  /// Returns the child with a name as directives use it.
  func child(named name: String) -> ChildPath? { everyChild.first { $0.name == name } }
}

extension [String?] {
  /// The key path along the steps that are not nil.
  fileprivate var keyPath: String { "\\" + compactMap { $0.map { ".\($0)" } }.joined() }
}

extension [String] {
  fileprivate var keyPath: String { map(Optional.some).keyPath }
}
