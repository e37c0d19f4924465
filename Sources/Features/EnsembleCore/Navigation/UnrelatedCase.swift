// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

/// Reports a mutation of a case's payload while the value is in another case.
///
/// The name of a case is available at run time only from a value: without a new payload, the
/// message names the type of the payload instead.
func reportUnrelatedCase<Root, Payload>(
  _ path: AnyCasePath<Root, Payload>,
  _ payload: Payload?,
  of value: Root?,
  _ location: SourceLocation
) {
  let name =
    payload.map { String(caseLabel(of: path.embed($0)).dropFirst().prefix { $0 != "(" }) }
    ?? typeName(Payload.self)
  location.report(
    """
    The payload of the case "\(name)" cannot be changed, because the state is in another case.

    The state is \(value.map { "'\(caseLabel(of: $0))'" } ?? "'nil'"). Assign the whole state to \
    change its case.
    """
  )
}
