// SPDX-License-Identifier: MIT

/// An action that writes a value to a field of a form.
///
/// The same type as `BindingAction`, by the name that forms use:
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
  /// What a field held before the write to it, if this is one that a form has applied; otherwise nil.
  ///
  /// Known to the reducer under ``Reducer/form(action:holding:fileID:filePath:line:column:)`` alone.
  public func oldValue<Value>(
    for keyPath: any WritableKeyPath<Root, Value> & Sendable
  ) -> Value? {
    write.keyPath == keyPath ? write.oldValue as? Value : nil
  }
}
