// SPDX-License-Identifier: MIT

extension View {
  /// Calls a function with the new value when a value changes.
  ///
  /// It is the older form of `onChange(of:initial:_:)`, for functions with one parameter:
  ///
  /// ```swift
  /// .onChange(of: query) { newQuery in search(newQuery) }
  /// ```
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}
