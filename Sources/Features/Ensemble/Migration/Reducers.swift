// SPDX-License-Identifier: MIT

// Earlier spellings of reducers, case paths and forms in TCA and related libraries.
#if Migration
import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

@available(*, unavailable, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

@available(
  *,
  unavailable,
  message: "declare a struct with '@Reducer', and its environment with '@Dependency'"
)
public struct AnyReducer<State, Action, Environment> {
  public init(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) {}
}

@available(*, unavailable, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

@available(*, unavailable, message: "write 'CaseKeyPath<Root, Value>'")
public enum Case<Root> {}

extension AnyCasePath {
  @available(*, unavailable, renamed: "appending(_:)")
  public func appending<Next>(path: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    fatalError()
  }
}

prefix operator /

@available(*, unavailable, message: "write a key path: '\\.row' instead of '/Action.row'")
public prefix func / <Root: CasePathable, Value>(
  embed: @escaping (Value) -> Root
) -> CaseKeyPath<Root, Value> { fatalError() }

@available(*, unavailable, message: "write a key path: '\\.row' instead of '/Action.row'")
public prefix func / <Root: CasePathable>(root: Root) -> CaseKeyPath<Root, Void> { fatalError() }

@_disfavoredOverload
@available(*, unavailable, message: "write a key path: '\\.row' instead of '/Action.row'")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> { fatalError() }

@_disfavoredOverload
@available(*, unavailable, message: "write a key path: '\\.row' instead of '/Action.row'")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? { fatalError() }

extension Reducer {
  @available(
    *,
    unavailable,
    message: "compute a value that is equal when nothing should run, and remove 'removeDuplicates'"
  )
  public func onChange<V, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "record the store with the inspector, or with '_printChanges()'"
  )
  public func signpost(_ prefix: String = "") -> Self { self }

  @available(
    *,
    unavailable,
    renamed: "form(action:)",
    message: "pass the case: '.form(action: \\.form)'"
  )
  public func form() -> Self { self }

  @available(
    *,
    unavailable,
    renamed: "forEachNamespaced(_:action:element:)",
    message: "apply it to the parent: '.forEachNamespaced(\\.rows, action: \\.rows) { Row() }'"
  )
  public func forEachNamespaced<ParentState, ParentAction, Elements, ID, Environment>(
    state: WritableKeyPath<ParentState, Elements>,
    action: CaseKeyPath<ParentAction, IdentifiedAction<ID, Action>>,
    environment: (Environment) -> Environment
  ) -> Self { self }
}

extension BindingAction {
  @available(*, unavailable, renamed: "set(_:_:)")
  public init<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) { fatalError() }

  @available(*, unavailable, renamed: "apply(to:)")
  public func setter(_ root: inout Root) {}
}
#endif
