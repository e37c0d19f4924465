// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension PresentedProperty {
  private var storage: String { storageName(of: name) }

  private var stateType: String { "EnsembleCore.PresentationState<\(wrapped)>" }

  /// Returns the accessors of the presented value, which record accesses under the number of the
  /// field.
  func accessors(field: String) -> [AccessorDeclSyntax] {
    let modify = modify(field: field, yielding: "\(storage).wrappedValue").block("_modify")
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = EnsembleCore.PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
        _$observationRegistrar.access(\(raw: field))
        return \(raw: storage).wrappedValue
      }
      """,
      """
      set {
        _$observationRegistrar.assign(\
      presented: newValue, to: &\(raw: storage), field: \(raw: field))
      }
      """,
      "\(raw: modify.joined(separator: "\n"))",
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
      private var \(raw: storage): \(raw: stateType) = \
      EnsembleCore.PresentationState(wrappedValue: \(raw: value))
      """,
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
