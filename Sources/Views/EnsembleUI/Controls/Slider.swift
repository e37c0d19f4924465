// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that selects a number from a bounded range.
@MainActor
public struct Slider<Label: View, ValueLabel: View>: View {
  private let control: SliderControl<Label>
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  /// Creates a slider with a label, and labels at both ends, made of views.
  ///
  /// - Parameter onEditingChanged: A function that is called with true before each change of the
  ///   value, and with false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SliderControl(value, bounds, step: nil, onEditingChanged, label: label()),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }

  /// Creates a slider that moves in steps, with a label, and labels at both ends, made of views.
  ///
  /// - Parameter onEditingChanged: A function that is called with true before each change of the
  ///   value, and with false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SliderControl(value, bounds, step: Double(step), onEditingChanged, label: label()),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }

  private init(_ control: SliderControl<Label>, _ minimum: ValueLabel, _ maximum: ValueLabel) {
    self.control = control
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      control
    } else {
      HStack {
        SliderLabel(label: control.label)
        minimumValueLabel
        control.labelsHidden()
        maximumValueLabel
      }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label made of views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let control = SliderControl(value, bounds, step: nil, onEditingChanged, label: label())
    self.init(control, EmptyView(), EmptyView())
  }

  /// Creates a slider that moves in steps, with a label made of views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let control = SliderControl(
      value,
      bounds,
      step: Double(step),
      onEditingChanged,
      label: label()
    )
    self.init(control, EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: {}, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: {}, onEditingChanged: onEditingChanged)
  }
}

/// The label of a slider beside labels of its values, unless labels are hidden.
private struct SliderLabel<Label: View>: PrimitiveView {
  let label: Label

  static func update(_ view: Self, in node: _ViewNode) {
    let isHidden = node.environment.links.styles.looks.hidesLabels
    // The control has it as its name.
    node.updateChild(0, to: isHidden ? nil : view.label.accessibilityHidden(true))
  }
}

/// The track of a slider, with its label.
@MainActor
private struct SliderControl<Label: View>: PrimitiveView {
  let label: Label
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  private let step: Double?

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void,
    label: Label
  ) {
    self.label = label
    read = { Double(value.wrappedValue) }
    write = {
      onEditingChanged(true)
      value.wrappedValue = Value($0)
      onEditingChanged(false)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let (bounds, step) = (view.bounds, view.step)
    node.reads(view.read) { value in
      let number = value.isNaN ? bounds.lowerBound : value.clamped(to: bounds)
      return .slider(value: number, bounds: bounds, step: step)
    }
    node.handler = { event in
      guard case .slide(let number) = event, number.isFinite else { return false }
      view.write(nearest(to: number, in: bounds, step: step))
      return true
    }
    node.updateChild(0, to: view.label)
  }

  /// Returns the nearest position within bounds that is a whole number of steps from the lower one.
  private static func nearest(
    to number: Double,
    in bounds: ClosedRange<Double>,
    step: Double?
  ) -> Double {
    var number = number
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    return number.clamped(to: bounds)
  }
}
