// SPDX-License-Identifier: MIT

import Foundation

/// A view that shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: Progress
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private enum Progress {
    case fraction(Double?)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  private init(_ progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a view that shows a fraction of a total, with its value in words.
  ///
  /// A nil value stands for unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction: Double? = value.flatMap { value in
      let fraction = total > 0 ? Double(value / total) : 0
      return fraction.isNaN ? nil : fraction.clamped(to: 0...1)
    }
    self.init(.fraction(fraction), label(), currentValueLabel())
  }

  /// Creates a view that shows which part of an interval has passed, with its value in words.
  ///
  /// The view changes once in a second, by the dependencies `date` and `continuousClock`, which a
  /// test overrides.
  ///
  /// - Parameter countsDown: Whether the view shows the part that is left.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }

  static func update(_ view: Self, in node: _ViewNode) {
    switch view.progress {
    case .fraction(let fraction):
      node.stopTime()
      view.show(fraction, in: node)
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      node.showTime { now, _ in
        let left = interval.upperBound.timeIntervalSince(now)
        let fraction = length > 0 && length.isFinite ? (left / length).clamped(to: 0...1) : 0
        return countsDown ? fraction : 1 - fraction
      } show: { fraction, now, node in
        view.show(fraction, in: node)
        return TimeText.timer(interval, pause: nil, countsDown: true, showsHours: true)
          .change(after: now)
      }
    }
  }

  @MainActor private func show(_ fraction: Double?, in node: _ViewNode) {
    if let style = node.environment.links.styles.progress {
      return node.showStyled(style) {
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Label.self == EmptyView.self ? nil : .init(part: $0),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(content: AnyView(currentValueLabel))
        )
      } label: {
        label
      }
    }
    node.show(.progress(fraction))
    if CurrentValueLabel.self == EmptyView.self { return node.updateChild(0, to: label) }
    let labels = VStack(alignment: .leading, spacing: 0) {
      label
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    node.updateChild(0, to: labels)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view that shows progress of unknown extent.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label(), EmptyView())
  }

  /// Creates a view that shows a fraction of a total. A nil value stands for unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) {}
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view that shows progress of unknown extent.
  public init() {
    self.init {}
  }

  /// Creates a view that shows a fraction of a total. A nil value stands for unknown progress.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) {}
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view with a title that shows progress of unknown extent.
  public init(_ title: some _TitleText) {
    self.init { Text(title: title) }
  }

  /// Creates a view with a title that shows a fraction of a total.
  public init<Value: BinaryFloatingPoint>(
    _ title: some _TitleText,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title: title) }
  }
}

/// The time of an interval that is left or has passed, beneath a ``ProgressView``.
public struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view that shows which part of an interval has passed, with the time beneath it.
  ///
  /// - Parameter countsDown: Whether the view shows the part that is left.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view that shows which part of an interval has passed, with the time beneath it.
  ///
  /// - Parameter countsDown: Whether the view shows the part that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) {}
  }
}
