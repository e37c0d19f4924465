// SPDX-License-Identifier: MIT

import EnsembleBindings

/// Which control of a view has the focus.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Title", text: $store.title)
///   .focused($focus, equals: .title)
/// ```
///
/// Writing to it moves the focus; the focus of a person is written to it.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let slot: Slot<Value>
  private let nowhere: Value

  /// Whether one control has the focus.
  public init() where Value == Bool {
    slot = Slot(false)
    nowhere = false
  }

  /// Which control has the focus, if one has.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    slot = Slot(nil)
    nowhere = nil
  }

  /// The focus, as it is now.
  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// What is given to controls: `$focus`.
  public var projectedValue: Binding { Binding(slot: slot, nowhere: nowhere) }

  public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? Box<Value>, in: node)
  }

  /// What is given to controls, and to views with controls.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let slot: Slot<Value>
    let nowhere: Value

    /// The focus, as it is now.
    public var wrappedValue: Value {
      get { slot.box.value }
      nonmutating set { slot.box.value = newValue }
    }

    /// The binding itself, to pass on.
    public var projectedValue: Self { self }
  }
}

/// What a control tells when it gets or loses the focus.
@MainActor
final class FocusLink {
  var changed: (Bool) -> Void = { _ in }
}
