// SPDX-License-Identifier: MIT

import EnsembleBindings
import Observation

/// A value that a view keeps for itself.
///
/// ```swift
/// struct Search: View {
///   @State private var text = ""
///
///   var body: some View { TextField("Search", text: $text) }
/// }
/// ```
///
/// It is what it is first made with until something writes to it, for as long as the view is there. What an
/// application has to know belongs into the state of a feature.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let slot: Slot<Value>

  /// A value to begin with.
  public init(wrappedValue: Value) {
    slot = Slot(wrappedValue)
  }

  /// A value to begin with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value, as it is now.
  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// A binding to the value: `$text`.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public var _kept: AnyObject { slot.box }

  public func _connect(to kept: AnyObject) {
    if let box = kept as? Box<Value> { slot.box = box }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing, to begin with.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where one value of a view finds what the view keeps.
@MainActor
final class Slot<Value> {
  var box: Box<Value>

  init(_ value: Value) {
    box = Box(value)
  }
}

/// A value that is watched.
@MainActor
final class Box<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Value

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return current
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { current = newValue } }
  }

  /// The value, without watching it.
  var unwatched: Value { current }
}
