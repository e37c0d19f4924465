// SPDX-License-Identifier: MIT

// Stores as tinyTCA spells them.
#if Migration
import EnsembleBindings

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Store {
  @available(*, unavailable, renamed: "init(_:)", message: "remove the label")
  public convenience init(feature: F) { fatalError() }

  @available(
    *,
    unavailable,
    message: "bind a part of the state: 'store.binding(\\.count, send: Feature.Action.setCount)'"
  )
  public var binding: Binding<F.State> { fatalError() }
}
#endif
