// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A case of an enum reducer, as the generators use it.
struct ReducerCase: Sendable {
  let written: EnumCase
  let role: Role

  /// The attributes of the case, except those that `@Reducer` reads.
  let attributes: [String]
  let isIndirect: Bool

  /// The properties of the case that `@Composer` adds.
  var composed: Composed?

  struct Composed: Sendable {
    /// The default values of the case in the state.
    var initialValues: [String] = []

    /// The types of the case's values, if they do not follow from the type of a reducer.
    var types: (state: String, action: String)?

    /// The location of the child's declaration.
    var location: CallSite?
  }

  /// The role of a case.
  enum Role: Sendable {
    /// A feature, with the expression that creates its reducer.
    case child(reducer: String)

    /// State that any of its actions dismisses, with the type of the actions.
    case ephemeral(action: String)

    /// A value without actions.
    case ignored
  }

  var name: String { written.name }

  var availability: CaseAvailability { written.availability }

  /// The expression that creates the reducer of the case, if it has one.
  var reducer: String? {
    guard case .child(let reducer) = role else { return nil }
    return reducer
  }

  /// The payload of the case in `State`.
  var states: [EnumCase.Parameter] {
    if reducer == nil { return written.payload }
    return written.payload.map { $0.with(type: composed?.types?.state ?? "\($0.type).State") }
  }

  /// The payload of the case in `Action`.
  var actions: [EnumCase.Parameter] {
    switch role {
    case .child:
      written.payload.map { $0.with(type: composed?.types?.action ?? "\($0.type).Action") }
    case .ephemeral(let action): written.payload.map { $0.with(type: action) }
    case .ignored: [EnumCase.Parameter(label: nil, type: "Swift.Never")]
    }
  }

  /// The payload of the case in `CaseScope`.
  var scopes: [EnumCase.Parameter] {
    switch role {
    case .child:
      if let types = composed?.types { return stores(types.state, types.action) }
      return written.payload.map { $0.with(type: "EnsembleCore.StoreOf<\($0.type)>") }
    case .ephemeral(let action): return stores(written.payload[0].type, action)
    case .ignored: return written.payload
    }
  }

  private func stores(_ state: String, _ action: String) -> [EnumCase.Parameter] {
    written.payload.map { $0.with(type: "EnsembleCore.Store<\(state), \(action)>") }
  }

  /// Whether the case in `CaseScope` has a store.
  var hasStore: Bool { if case .ignored = role { false } else { true } }
}

extension ReducerCase {
  private static let ephemeralTypes: Set<String> = [
    "AlertState", "ConfirmationDialogState", "ToastState",
  ]
  /// The reducers that wrap the reducer of their generic argument.
  private static let wrappers: Set<String> = ["IdentifiedArrayReducer", "OptionalReducer"]
  private static let marks: Set<String> = ["ReducerCaseEphemeral", "ReducerCaseIgnored"]

  /// Parses one case of a group of cases.
  init(
    _ written: EnumCase,
    _ element: EnumCaseElementSyntax,
    in group: EnumCaseDeclSyntax,
    spelling: PayloadSpelling
  ) {
    self.written = written
    attributes = group.attributes
      .filter { !Self.marks.contains($0.as(AttributeSyntax.self)?.baseName ?? "") }
      .map(\.trimmedDescription)
    isIndirect = group.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }

    guard
      let parameter = element.onlyNominalPayload,
      let name = parameter.type.lastComponent,
      let type = written.payload.first?.type,
      !group.attributes.mentions(["ReducerCaseIgnored"])
    else {
      role = .ignored
      return
    }
    if Self.ephemeralTypes.contains(name) || group.attributes.mentions(["ReducerCaseEphemeral"]) {
      let action = parameter.type.onlyGenericArgument.map { spelling.spelled($0) }
      role = .ephemeral(action: action ?? "\(type).Action")
    } else {
      let wrapped = Self.wrappers.contains(name) ? parameter.type.onlyGenericArgument : nil
      let argument = wrapped.map { "\(spelling.spelled($0))()" } ?? ""
      role = .child(reducer: parameter.defaultValue?.value.outdented ?? "\(type)(\(argument))")
    }
  }
}

extension EnumCaseElementSyntax {
  /// The only associated value of the case, if its type is a nominal one.
  var onlyNominalPayload: EnumCaseParameterSyntax? {
    guard
      let parameters = parameterClause?.parameters,
      parameters.count == 1,
      let only = parameters.first,
      only.type.lastComponent != nil
    else { return nil }
    return only
  }
}

extension EnumCase.Parameter {
  fileprivate func with(type: String) -> Self { Self(label: label, type: type) }
}
