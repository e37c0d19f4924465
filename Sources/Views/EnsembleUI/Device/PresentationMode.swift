// SPDX-License-Identifier: MIT

import EnsembleBindings

/// The presentation of a view, as older code dismisses it:
/// `presentationMode.wrappedValue.dismiss()`.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is in a sheet, or on a page above the root.
  public let isPresented: Bool
  var isDismissed = false

  /// Dismisses the sheet or page that contains the view.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// The presentation of the view. `dismiss` and `isPresented` are the newer names.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { @MainActor mode in if mode.isDismissed { dismiss() } }
    )
  }
}
