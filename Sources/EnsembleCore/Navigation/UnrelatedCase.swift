// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleConcurrency

/// Reports that the payload of a case was changed in a value that is in another one.
///
/// A case has no name at run time unless there is a value in it: without a new payload, the type of the
/// payload stands for it.
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
    Can't modify unrelated case "\(name)".

    The state is \(value.map { "'\(caseLabel(of: $0))'" } ?? "'nil'"). Assign the whole state to \
    change its case.
    """
  )
}
