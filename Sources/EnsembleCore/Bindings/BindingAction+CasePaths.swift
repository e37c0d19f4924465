// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension BindingAction: CasePathable {
  /// A case path for each field: `\.binding.name` leads to the values written to it.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    init() {}

    /// The path to what is written to a field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.value(for: keyPath) }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
