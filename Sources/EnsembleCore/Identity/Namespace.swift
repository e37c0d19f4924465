// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension Reducer {
  /// Keeps the cancellation identifiers of this reducer apart from equal ones elsewhere in the store.
  ///
  /// Namespaces within namespaces add up. Values of different types are different ones: `1`,
  /// `UInt8(1)`, `1.0` and `Optional(1)`. Stores and the children that operators run are apart as it is; a
  /// namespace is for siblings that share a state, such as two under ``Scope``.
  ///
  /// - Parameter value: The namespace.
  // A key path is `Hashable` too, and would be taken for a constant.
  @_disfavoredOverload
  @inlinable
  public func namespace(_ value: some Hashable & Sendable) -> _NamespaceReducer<Self> {
    let key = EffectKey(value)
    return _NamespaceReducer(base: self, location: nil) { _ in key }
  }

  /// Keeps identifiers apart by a value in the state.
  ///
  /// It is read before each action, and must not change as long as effects are under way: those that were
  /// started under the old value would be out of reach, which is reported.
  ///
  /// - Parameter id: The value.
  @inlinable
  public func namespace<ID: Hashable & Sendable>(
    _ id: KeyPath<State, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _NamespaceReducer<Self> {
    _NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { EffectKey($0[keyPath: id]) }
  }

  /// Keeps identifiers apart by a value that is worked out from the state, or taken from a dependency.
  ///
  /// It is asked for before each action, and must not change as long as effects are under way: those that
  /// were started under the old value would be out of reach, which is reported.
  ///
  /// - Parameter id: Gives the value.
  @inlinable
  public func namespace<ID: Hashable & Sendable>(
    _ id: @escaping (_ state: State) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _NamespaceReducer<Self> {
    _NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { EffectKey(id($0)) }
  }

  /// Keeps identifiers apart by the value of a dependency: `.namespace(dependency: \.documentID)`.
  ///
  /// It is read before each action, and must not change as long as effects are under way: those that were
  /// started under the old value would be out of reach, which is reported.
  ///
  /// - Parameter id: The dependency.
  @inlinable
  public func namespace<ID: Hashable & Sendable>(
    dependency id: any KeyPath<DependencyValues, ID> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _NamespaceReducer<Self> {
    _NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _ in
      @Dependency(id) var id
      return EffectKey(id)
    }
  }
}

/// A reducer whose effects are in a namespace.
public struct _NamespaceReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  /// Where the namespace is named, if its value may change.
  @usableFromInline let location: SourceLocation?
  @usableFromInline let key: (Base.State) -> EffectKey

  @inlinable
  init(
    base: Base,
    location: SourceLocation?,
    key: @escaping (Base.State) -> EffectKey
  ) {
    self.base = base
    self.location = location
    self.key = key
  }

  @inlinable
  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved().run
    let key = key
    let namespace = location.map { Namespace($0) }
    return ResolvedReducer { state, action in
      let key = key(state)
      return base(&state, action).within(namespace, key)
    }
  }
}

/// An operator that names a feature by its state.
///
/// What was started by it knows it by this, so that a name that changes meanwhile is found out.
@usableFromInline
final class Namespace: Sendable {
  let location: SourceLocation

  @usableFromInline
  init(_ location: SourceLocation) {
    self.location = location
  }

  func reportChange(from old: EffectPathComponent, to new: EffectPathComponent) {
    location.report(
      """
      A "namespace" at "\(location.fileID):\(location.line)" changed while effects were under way.

        From:
          \(old)
        To:
          \(new)

      The effects that were started under the old value can no longer be cancelled by their \
      identifiers. A namespace must stay the same as long as the feature lives: take it from what \
      never changes, such as an id.
      """
    )
  }
}

extension Effect {
  /// The effect in a namespace.
  @usableFromInline
  func within(_ namespace: Namespace?, _ key: EffectKey) -> Self {
    guard let node else { return self }
    return Self(NamespaceNode(node, namespace, key))
  }
}

private final class NamespaceNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Action>
  let namespace: Namespace?
  let component: EffectPathComponent

  init(_ child: EffectNode<Action>, _ namespace: Namespace?, _ key: EffectKey) {
    self.child = child
    self.namespace = namespace
    component = .namespace(key)
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let inner = context.at(component)
    guard let namespace else { return child.start(inner, sink) }
    let runtime = context.runtime
    if let old = runtime.place(of: namespace, beside: inner.path) {
      namespace.reportChange(from: old, to: component)
    }
    child.start(inner, sink)
    runtime.setNamespace(namespace, at: inner.path)
  }
}

/// The root of the key path that stands for namespaces in the paths of effects.
private enum NamespaceSite {}

extension EffectPathComponent {
  /// The step into a namespace.
  static func namespace(_ key: EffectKey) -> Self {
    Self(site: \NamespaceSite.self, key: key)
  }
}
