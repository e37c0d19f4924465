// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension Store {
  /// A binding that shows a part of the state, and sends what is written as an action.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(\.name, send: Profile.Action.nameChanged))
  /// ```
  ///
  /// The reducer decides what becomes of it: nothing else writes to the state.
  ///
  /// - Parameters:
  ///   - keyPath: The part.
  ///   - action: Makes an action of what is written.
  public func binding<Value>(
    _ keyPath: any KeyPath<F.State, Value> & Sendable,
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
