// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension BindingAction: CasePathable {
  /// The case paths of a binding action, one for each field: `\.binding.name` leads to the values
  /// written to it.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    init() {}

    /// Returns the case path of the values written to a field.
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        _$embed: { .set(keyPath, $0) },
        extract: { $0.value(for: keyPath) }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
