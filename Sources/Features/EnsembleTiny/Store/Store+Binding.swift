// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Store {
  /// Returns a binding that shows a part of the state, and sends written values as actions.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(\.name, send: Profile.Action.nameChanged))
  /// ```
  ///
  /// A write changes nothing by itself: the reducer decides how the state changes.
  ///
  /// - Parameters:
  ///   - keyPath: The part of the state.
  ///   - action: A closure that converts the written value to an action.
  public func binding<Value>(
    _ keyPath: KeyPath<F.State, Value>,
    send action: @escaping @MainActor @Sendable (_ value: Value) -> F.Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in self.core[dynamicMember: keyPath] },
      set: { @MainActor value in
        self.send(action(value), fileID: fileID, filePath: filePath, line: line, column: column)
      }
    )
  }
}
