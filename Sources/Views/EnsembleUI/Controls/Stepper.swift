// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that increments and decrements a value.
@MainActor
public struct Stepper<Label: View>: PrimitiveView {
  private let can: () -> (down: Bool, up: Bool)
  private let decrement: () -> Void
  private let increment: () -> Void
  private let label: Label

  private init(
    can: @escaping () -> (down: Bool, up: Bool),
    decrement: @escaping () -> Void,
    increment: @escaping () -> Void,
    label: Label
  ) {
    self.can = can
    self.decrement = decrement
    self.increment = increment
    self.label = label
  }

  /// Creates a stepper that calls functions. A nil function disables its half of the control.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(
      can: { (onDecrement != nil, onIncrement != nil) },
      decrement: { onDecrement?() },
      increment: { onIncrement?() },
      label: label()
    )
  }

  /// Creates a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      can: { (true, true) },
      decrement: { value.wrappedValue = moved(value.wrappedValue, by: -step) },
      increment: { value.wrappedValue = moved(value.wrappedValue, by: step) },
      label: label()
    )
  }

  /// Creates a stepper for a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      can: { (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound) },
      decrement: { value.wrappedValue = moved(value.wrappedValue, by: -step).clamped(to: bounds) },
      increment: { value.wrappedValue = moved(value.wrappedValue, by: step).clamped(to: bounds) },
      label: label()
    )
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.reads(view.can) { .stepper(canDecrement: $0.down, canIncrement: $0.up) }
    node.handler = { event in
      switch event {
      case .decrement where view.can().down: view.decrement()
      case .increment where view.can().up: view.increment()
      default: return false
      }
      return true
    }
    node.updateChild(0, to: view.label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that calls functions.
  public init(
    _ title: some _TitleText,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title: title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a title for a value.
  public init<Value: Strideable>(
    _ title: some _TitleText,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title: title) }
  }

  /// Creates a stepper with a title for a value within bounds.
  public init<Value: Strideable>(
    _ title: some _TitleText,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title: title) }
  }
}

/// Returns a value advanced by a step; an integer stays within the range of its type.
private func moved<Value: Strideable>(_ value: Value, by step: Value.Stride) -> Value {
  guard let integer = value as? any FixedWidthInteger, let step = step as? Int else {
    return value.advanced(by: step)
  }
  return integer.saturated(by: step) as? Value ?? value
}

extension FixedWidthInteger {
  fileprivate func saturated(by step: Int) -> Self {
    let length = Self(clamping: step.magnitude)
    let isBack = step < 0
    let (sum, overflows) =
      isBack ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    guard overflows else { return sum }
    return isBack ? .min : .max
  }
}

extension Comparable {
  /// Returns the nearest value within bounds.
  func clamped(to bounds: ClosedRange<Self>) -> Self {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}
