// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The parsed enum of `@ObservableState`.
struct ObservableEnumModel: Sendable {
  let access: Access
  let cases: [Conditional<Case>]

  /// A case, and the number that makes its identity unique.
  struct Case: Sendable {
    let index: Int
    let name: String
    let payload: [EnumCase.Parameter]
    let availability: CaseAvailability

    /// The value of the case, if it can be observable state.
    var state: EnumCase.Parameter? {
      guard payload.count == 1, let only = payload.first, !only.isNever else { return nil }
      return only
    }
  }

  /// Parses the enum, numbering its cases in source order.
  init(_ declaration: EnumDeclSyntax, access: Access) {
    self.access = access
    var count = 0
    cases = parseCases(of: declaration).model.mapElements { enumCase in
      defer { count += 1 }
      return Case(
        index: count,
        name: enumCase.name,
        payload: enumCase.payload,
        availability: enumCase.availability
      )
    }
  }
}
