// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import SwiftUI

extension StoreState: DynamicProperty {}
#endif
