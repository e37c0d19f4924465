// SPDX-License-Identifier: MIT

import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI

// SwiftUI's bindings do not reveal their source, so its text fields cannot report unparsed texts.
extension Binding {
  @MainActor package var reportableField: ReportableField? { nil }

  @MainActor package func reporting(to field: @escaping @MainActor () -> ReportableField?) -> Self {
    self
  }

  @MainActor package func reporting<Base>(
    like base: Binding<Base>,
    part: @escaping @MainActor () -> String = { "" }
  ) -> Self {
    self
  }
}
#else
extension Binding {
  /// The field of a store that the binding writes to, for reports about the text of a control; nil
  /// for any other source.
  ///
  /// Only looked up when there is something to report.
  package var reportableField: ReportableField? { source?() }

  /// Returns the binding with the field that it writes to.
  package func reporting(to field: @escaping @MainActor () -> ReportableField?) -> Self {
    var result = self
    result.source = field
    return result
  }

  /// Returns the binding, marked as a binding to a part of another binding's value.
  package func reporting<Base>(
    like base: Binding<Base>,
    part: @escaping @MainActor () -> String = { "" }
  ) -> Self {
    guard let source = base.source else { return self }
    return reporting { source()?.part(part()) }
  }
}
#endif
