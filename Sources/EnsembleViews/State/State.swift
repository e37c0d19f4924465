// SPDX-License-Identifier: MIT

import EnsembleBindings
import IssueReporting
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
    Binding(get: { @MainActor in wrappedValue }, set: { @MainActor in wrappedValue = $0 })
  }

  public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? Box<Value>, in: node)
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
  private(set) var box: Box<Value>
  private let initial: Value
  private var isUsed = false
  private weak var holder: _ViewNode?

  init(_ value: Value) {
    initial = value
    box = Box(value)
  }

  /// A value of a view may be held by the view around it, and be shown again after it was gone: it begins anew.
  func connect(to kept: Box<Value>?, in node: _ViewNode) -> Box<Value> {
    if let holder, holder !== node, holder.isAlive { reportSharing() }
    if let kept { box = kept } else if isUsed { box = Box(initial) }
    isUsed = true
    holder = node
    return box
  }

  private func reportSharing() {
    reportIssue(
      """
      One value of a view is shown in two places at once, and keeps a '\(Value.self)': the places are not told \
      apart. Make the view anew for each of them.
      """
    )
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
