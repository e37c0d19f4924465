// SPDX-License-Identifier: MIT

import SwiftSyntax

extension PresentedProperty {
  private var storage: String { storageName(of: name) }

  private var stateType: String { "EnsembleCore.PresentationState<\(wrapped)>" }

  /// Returns the accessors of the presented value, which record accesses under the number of the
  /// field.
  func accessors(field: String) -> [AccessorDeclSyntax] {
    let modify = modify(field: field, yielding: "\(storage).wrappedValue").block("_modify")
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = EnsembleCore.PresentationState(wrappedValue: initialValue)
      }
      """.accessor,
      """
      get {
        _$observationRegistrar.access(\(field))
        return \(storage).wrappedValue
      }
      """.accessor,
      """
      set {
        _$observationRegistrar.assign(\
      presented: newValue, to: &\(storage), field: \(field))
      }
      """.accessor,
      modify.joined(separator: "\n").accessor,
    ]
  }

  /// Returns the storage property and the projected property.
  func peers(field: String) -> [DeclSyntax] {
    let value = initialValue ?? "nil"
    let get = ["_$observationRegistrar.access(\(field))", "return \(storage)"].block("get")
    let set = ["_$observationRegistrar.assign(newValue, to: &\(storage), field: \(field))"]
      .block("set")
    let accessors = get + set + modify(field: field, yielding: storage).block("_modify")
    return [
      """
      private var \(storage): \(stateType) = \
      EnsembleCore.PresentationState(wrappedValue: \(value))
      """.declaration,
      accessors.block("\(access)var $\(name): \(stateType)").declaration,
    ]
  }

  private func modify(field: String, yielding value: String) -> [String] {
    [
      "let change = _$observationRegistrar.willModify(&\(storage), field: \(field))",
      "defer {",
      "  _$observationRegistrar.didModify(&\(storage), field: \(field), change)",
      "}",
      "yield &\(value)",
    ]
  }
}
