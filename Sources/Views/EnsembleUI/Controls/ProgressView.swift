// SPDX-License-Identifier: MIT

/// A view that shows the progress of a task.
public struct ProgressView<Label: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label

  /// Creates a view that shows progress of unknown extent.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Creates a view that shows a fraction of a total. A nil value stands for unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    fraction = value.flatMap { value in
      let fraction = total > 0 ? Double(value / total) : 0
      return fraction.isNaN ? nil : fraction.clamped(to: 0...1)
    }
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    if let style = node.environment.links.styles.progress {
      return node.showStyled(style) {
        ProgressViewStyleConfiguration(
          fractionCompleted: view.fraction,
          label: Label.self == EmptyView.self ? nil : .init(part: $0)
        )
      } label: {
        view.label
      }
    }
    node.show(.progress(view.fraction))
    node.updateChild(0, to: view.label)
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a view that shows progress of unknown extent.
  public init() {
    self.init {}
  }

  /// Creates a view that shows a fraction of a total. A nil value stands for unknown progress.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) {}
  }
}

extension ProgressView where Label == Text {
  /// Creates a view with a title that shows progress of unknown extent.
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Creates a view with a title that shows a fraction of a total.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
