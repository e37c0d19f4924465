// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Store {
  /// Returns a binding that shows a field of a form, and sends written values as a form's action.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(\.displayName, action: \.form))
  /// ```
  ///
  /// The actions need no conformance. A write that no reducer applies is reported in debug builds.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - action: The case with the form's actions.
  public func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>,
    action: CaseKeyPath<Action, BindingAction<State>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Value> where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = AnyCasePath(action)
    return Binding(
      get: { @MainActor in self[dynamicMember: keyPath] },
      set: { @MainActor in self.write($0, to: keyPath, at: location, embed: action.embed) }
    )
    .reporting { ReportableField(of: self, keyPath, embed: action.embed) }
  }
}
