// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals

extension Reducer {
  /// Separates the cancellation identifiers of this reducer from equal ones elsewhere in the store.
  ///
  /// Nested namespaces are combined. Values of different types are different namespaces: `1`,
  /// `UInt8(1)`, `1.0` and `Optional(1)`. Stores and the children of operators are already
  /// separate; a namespace is for siblings that share a state, such as two under ``Scope``.
  ///
  /// - Parameter value: The namespace.
  // Disfavored, since a key path is `Hashable` too, and would be treated as a constant.
  @_disfavoredOverload
  @inlinable
  public func namespace(_ value: some Hashable) -> some Reducer<State, Action> {
    let key = EffectKey(value)
    return NamespaceReducer(base: self, location: nil) { _ in key }
  }

  /// Separates cancellation identifiers by a value in the state.
  ///
  /// The value is read before each action, and must not change while effects are running: those
  /// that were started with the old value could no longer be cancelled, which is reported as an
  /// issue.
  ///
  /// - Parameter id: The key path of the value.
  @inlinable
  public func namespace<ID: Hashable>(
    _ id: KeyPath<State, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { EffectKey($0[keyPath: id]) }
  }

  /// Separates cancellation identifiers by a value that is computed from the state or from a
  /// dependency.
  ///
  /// The value is computed before each action, and must not change while effects are running: those
  /// that were started with the old value could no longer be cancelled, which is reported as an
  /// issue.
  ///
  /// - Parameter id: A closure that returns the value.
  @inlinable
  public func namespace<ID: Hashable>(
    _ id: @escaping (_ state: State) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { EffectKey(id($0)) }
  }

  /// Separates cancellation identifiers by the value of a dependency:
  /// `.namespace(dependency: \.documentID)`.
  ///
  /// The value is read before each action, and must not change while effects are running: those
  /// that were started with the old value could no longer be cancelled, which is reported as an
  /// issue.
  ///
  /// - Parameter id: The key path of the dependency.
  @inlinable
  public func namespace<ID: Hashable>(
    dependency id: KeyPath<DependencyValues, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    NamespaceReducer(
      base: self,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _ in
      @Dependency(id) var id
      return EffectKey(id)
    }
  }
}

/// A reducer whose effects are in a namespace.
@usableFromInline
struct NamespaceReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  /// The source location of the namespace, if its value may change.
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
  func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved().run
    let key = key
    let namespace = location.map { Namespace($0) }
    return ResolvedReducer { state, action in
      let key = key(state)
      return base(&state, action).within(namespace, key)
    }
  }
}

/// The identity of an operator that names a feature by its state.
///
/// Effects record the operator that started them, so that a change of the name is detected.
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
      identifiers. A namespace must stay the same for the lifetime of the feature: take it from a \
      value that never changes, such as an id.
      """
    )
  }
}

extension Effect {
  /// Returns the effect in a namespace.
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
    if let old = runtime.runningSibling(of: inner.path, startedBy: namespace) {
      namespace.reportChange(from: old, to: component)
    }
    child.start(inner, sink)
    runtime.setOwner(namespace, at: inner.path)
  }
}

/// The root type of the key path that represents namespaces in the paths of effects.
private enum NamespaceSite {}

extension EffectPathComponent {
  /// Returns the path component of a namespace.
  static func namespace(_ key: EffectKey) -> Self {
    Self(site: \NamespaceSite.self, key: key)
  }
}
