// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that selects a number from a bounded range.
@MainActor
public struct Slider<Label: View>: PrimitiveView {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label

  /// Creates a slider with a label made of views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: nil, label: label())
  }

  /// Creates a slider that moves in steps, with a label made of views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: Double(step), label: label())
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    step: Double?,
    label: Label
  ) {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = Value($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let (bounds, step) = (view.bounds, view.step)
    node.reads(view.read) { value in
      let place = value.isNaN ? bounds.lowerBound : value.clamped(to: bounds)
      return .slider(value: place, bounds: bounds, step: step)
    }
    node.handler = { event in
      guard case .slide(let place) = event, place.isFinite else { return false }
      view.write(nearest(to: place, in: bounds, step: step))
      return true
    }
    node.updateChild(0, to: view.label)
  }

  /// Returns the nearest position within bounds that is a whole number of steps from the lower one.
  private static func nearest(
    to place: Double,
    in bounds: ClosedRange<Double>,
    step: Double?
  ) -> Double {
    var place = place
    if let step, step > 0 {
      place = bounds.lowerBound + ((place - bounds.lowerBound) / step).rounded() * step
    }
    return place.clamped(to: bounds)
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value, in: bounds) {}
  }

  /// Creates a slider that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value
  ) {
    self.init(value: value, in: bounds, step: step) {}
  }
}
