// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// An action type with a case for writes to the fields of the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// The case is the only requirement. With ``BindingReducer`` in the body, `store.name = "Blob"` and
/// `$store.name` in a view send such an action.
public protocol BindableAction<State> {
  /// The state that the actions write to.
  associatedtype State

  /// Returns the action of a write.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write, or nil for any other action.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The write, or nil for any other action.
  ///
  /// Determined by reflection; ``BindingReducer`` uses the case path instead, if there is one.
  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }

  /// Returns an action that writes a value to a field.
  ///
  /// `.set(\.name, "Blob")` is short for `.binding(.set(\.name, "Blob"))`.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }

  /// Returns a function that extracts the write of an action. Called once per reducer.
  static func bindingExtractor() -> (Self) -> BindingAction<State>? {
    func open<A: CasePathIterable>(_: A.Type) -> (any Sendable)? {
      let probe = Self.binding(BindingAction(EmptyFieldWrite<State>()))
      for keyPath in A.allCaseKeyPaths {
        let path = A.allCasePaths[keyPath: keyPath] as? AnyCasePath<Self, BindingAction<State>>
        if let path, path.extract(from: probe) != nil { return path }
      }
      return nil
    }
    let path = (Self.self as? any CasePathIterable.Type).flatMap { open($0) }
    guard let path = path as? AnyCasePath<Self, BindingAction<State>> else { return \.binding }
    return path.extract
  }
}
