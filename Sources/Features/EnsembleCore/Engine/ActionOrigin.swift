// SPDX-License-Identifier: MIT

/// The sender of an action, as recorders see it.
package enum ActionOrigin: Sendable, Equatable {
  /// A call of `send` on a store.
  case store
  /// The operation with this number.
  case operation(UInt64)
  /// A reducer that returned it as a `.send` effect.
  case reducer

  init(_ origin: EffectOrigin?) {
    self =
      switch origin?.number {
      case nil: .store
      case 0? where origin?.isFromStore == true: .store
      case 0?: .reducer
      case let number?: .operation(number)
      }
  }
}
