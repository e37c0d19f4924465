// SPDX-License-Identifier: MIT

import EnsembleBindings

// Modifiers for aspects that a terminal or a page decides itself: motion, the look of
// controls. They are accepted, so that a file compiles as it does for SwiftUI, and have no effect.

extension View {
  /// Has no effect: titles have one style.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleLook) -> some View { self }
}
