// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A property that identifies the control of a view that has the focus.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Title", text: $store.title)
///   .focused($focus, equals: .title)
/// ```
///
/// Writing to it moves the focus; it is written when a person moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let slot: StateSlot<Value>
  private let nowhere: Value

  /// Creates a focus state that indicates whether one control has the focus.
  public init() where Value == Bool {
    slot = StateSlot(false)
    nowhere = false
  }

  /// Creates a focus state for several controls. It is nil while none of them has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    slot = StateSlot(nil)
    nowhere = nil
  }

  /// The current focus.
  @MainActor public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// A binding to pass to controls: `$focus`.
  @MainActor public var projectedValue: Binding { Binding(slot: slot, nowhere: nowhere) }

  @MainActor public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? ObservableBox<Value>, in: node)
  }

  /// A binding to a focus state, to pass to controls and views.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let slot: StateSlot<Value>
    let nowhere: Value

    /// The current focus.
    public var wrappedValue: Value {
      get { slot.box.value }
      nonmutating set { slot.box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Self { self }
  }
}

// The graph ends the focus of a control that is disabled or removed, and updates the `@FocusState`,
// unless the state moves the focus in the same update. Renderers get no request in this case: each
// chooses the next control, or none.

/// The link that a control notifies when it gains or loses the focus.
@MainActor
final class FocusLink {
  var changed: (Bool) -> Void = { _ in }
}
