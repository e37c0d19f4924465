// SPDX-License-Identifier: MIT

import EnsembleCore

/// An action that writes a value to a field of a form.
///
/// An alias of `BindingAction` for forms:
///
/// ```swift
/// enum Action {
///   case form(FormAction<State>)
/// }
/// ```
///
/// ``Reducer/form(action:holding:fileID:filePath:line:column:)`` applies it.
public typealias FormAction = BindingAction

extension BindingAction {
  /// Returns the old value of a field if the action is a write to it that a form has applied,
  /// otherwise nil.
  ///
  /// Available only in the reducer that
  /// ``Reducer/form(action:holding:fileID:filePath:line:column:)`` is applied to.
  public func oldValue<Value>(
    for keyPath: WritableKeyPath<Root, Value>
  ) -> Value? {
    write.keyPath == keyPath ? write.oldValue as? Value : nil
  }
}
