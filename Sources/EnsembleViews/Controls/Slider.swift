// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A number within bounds, as a place on a line.
public struct Slider<Label: View>: PrimitiveView {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: nil, label: label())
  }

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

  public static func _update(_ view: Self, in node: _ViewNode) {
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

  /// The place that a slider can have which is nearest to another one.
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
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value, in: bounds) {}
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value
  ) {
    self.init(value: value, in: bounds, step: step) {}
  }
}
