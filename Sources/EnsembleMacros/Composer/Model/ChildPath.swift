// SPDX-License-Identifier: MIT

/// A child of a feature, or one of a destination or a stack in it, at any depth.
struct ChildPath {
  /// From the child of the feature inwards; never empty.
  let children: [Child]

  var child: Child { children[children.count - 1] }

  /// What directives call it: `destination.sheet.edit`.
  var name: String { children.map(\.name).joined(separator: ".") }

  /// Its name, and those of what it is in.
  var names: [String] {
    children.indices.map { ChildPath(children: Array(children[...$0])).name }
  }

  func appending(_ member: Child) -> ChildPath { ChildPath(children: children + [member]) }
}

extension ChildPath {
  /// When to run a function that is for the child's actions, or for a case of them.
  ///
  /// - Parameter isEnum: Whether the state of the feature is an enum, in which nothing is presented.
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
  /// The children at every depth, what is in one behind it.
  var everyChild: [ChildPath] {
    func paths(_ path: ChildPath) -> [ChildPath] {
      [path] + path.child.members.flatMap { paths(path.appending($0)) }
    }
    return children.flatMap { paths(ChildPath(children: [$0])) }
  }

  /// The child with a name, from the feature inwards.
  func child(named name: String) -> ChildPath? { everyChild.first { $0.name == name } }
}

extension [String?] {
  /// The key path along those steps that there are.
  fileprivate var keyPath: String { "\\" + compactMap { $0.map { ".\($0)" } }.joined() }
}

extension [String] {
  fileprivate var keyPath: String { map(Optional.some).keyPath }
}
