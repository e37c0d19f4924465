// SPDX-License-Identifier: MIT

/// A view that shows a value within a range.
public nonisolated struct Gauge<Label: View>: View {
  private let fraction: Double
  private let label: Label

  /// Creates a gauge with a label made of views. The value is clamped to the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = share.isNaN ? 0 : min(max(share, 0), 1)
    self.label = label()
  }

  /// A bar with the label.
  @MainActor public var body: some View {
    ProgressView(value: fraction) { label }
  }
}
