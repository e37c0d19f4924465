// SPDX-License-Identifier: MIT

import EnsembleBindings
import IssueReporting
import Observation

// A view value is immutable and copied freely, so all copies share a `StateSlot`. A value that is
// shown again after its removal gets a new box. A value that two nodes show at the same time would
// share its box, which is reported.

/// A property that stores a value for a view.
///
/// ```swift
/// struct Search: View {
///   @State private var text = ""
///
///   var body: some View { TextField("Search", text: $text) }
/// }
/// ```
///
/// The value keeps its initial value until it is written, and lives as long as the view. A value
/// that the application needs belongs in the state of a feature.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let slot: StateSlot<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    slot = StateSlot(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value.
  @MainActor public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// A binding to the value: `$text`.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { @MainActor in wrappedValue }, set: { @MainActor in wrappedValue = $0 })
  }

  @MainActor public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? ObservableBox<Value>, in: node)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property that is nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A slot through which a view value finds its storage.
///
/// The slot is created with the view value, on any thread; its storage is created on demand, on the
/// main actor.
final class StateSlot<Value> {
  private var storage: ObservableBox<Value>?
  private let initial: Value
  private var isUsed = false
  private weak var holder: _ViewNode?

  init(_ value: Value) {
    initial = value
  }

  /// The storage of the value.
  @MainActor var box: ObservableBox<Value> {
    if let storage { return storage }
    let box = ObservableBox(initial)
    storage = box
    return box
  }

  /// Connects to kept storage or creates new storage: a parent may hold a view's value, and show it
  /// again after it was removed.
  @MainActor func connect(
    to kept: ObservableBox<Value>?,
    in node: _ViewNode
  ) -> ObservableBox<Value> {
    if let holder, holder !== node, holder.isAlive { reportSharing() }
    if let kept { storage = kept } else if isUsed { storage = ObservableBox(initial) }
    isUsed = true
    holder = node
    return box
  }

  private func reportSharing() {
    reportIssue(
      """
      One value of a view with a '@State' of type '\(Value.self)' is shown in two places, which share that state. \
      Create a view for each place.
      """
    )
  }
}

/// An observable value.
@MainActor
package final class ObservableBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Value

  package init(_ value: Value) {
    current = value
  }

  package var value: Value {
    get {
      #if DEBUG
      if let log = ReadLog.current { return log.read(self) { read() } }
      #endif
      return read()
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { current = newValue } }
  }

  private func read() -> Value {
    registrar.access(self, keyPath: \.value)
    return current
  }

  /// The value, read without observing it.
  package var unwatched: Value { current }
}
