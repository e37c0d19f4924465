// SPDX-License-Identifier: MIT

/// A report of a control about the text in it.
@usableFromInline
package enum FieldReport: Equatable, Codable, Sendable {
  /// The text is not a value of the field.
  case unparsed(UnparsedText)
  /// The control of a part of the field no longer has an unparsed text.
  case parsed(part: String)
}

/// A report about a field, sent instead of a write.
///
/// `@unchecked Sendable`: the key path is immutable; the receipt is only used in the isolation of
/// the store, as `BindingProbe` is.
package final class FieldReportWrite<Root, Value: Equatable>: FieldWrite, @unchecked Sendable {
  private let typedKeyPath: WritableKeyPath<Root, Value>
  private let typedReport: FieldReport
  private let receipt: FieldReportReceipt<Root>?

  package init(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ report: FieldReport,
    receipt: FieldReportReceipt<Root>? = nil
  ) {
    typedKeyPath = keyPath
    typedReport = report
    self.receipt = receipt
  }

  package var keyPath: PartialKeyPath<Root> { typedKeyPath }
  package var report: FieldReport? { typedReport }
  package var oldValue: (any Equatable)? { nil }
  package var isWhole: Bool { false }

  /// The text that is reported, if any.
  package var value: any Equatable {
    if case .unparsed(let text) = typedReport { Optional(text) } else { UnparsedText?.none }
  }

  package func acknowledge(_ texts: @escaping (Root) -> [UnparsedText]) { receipt?.texts = texts }

  package func apply(to root: inout Root) {}
  package func apply(at address: UnsafeMutableRawPointer) {}
  package func isApplied(in root: Root) -> Bool { true }
  package func isApplied(at address: UnsafeRawPointer) -> Bool { true }
  package func makeRoute() -> StateRoute { .keyPath }
  package func recordingOldValue(in root: Root) -> any FieldWrite<Root> { self }
  package func recordTakenOver() {}

  package func current(in root: Root) -> any FieldWrite<Root> {
    TypedFieldWrite(typedKeyPath, root[keyPath: typedKeyPath])
  }

  package func isEqual(to other: any FieldWrite<Root>) -> Bool {
    guard let other = other as? FieldReportWrite<Root, Value> else { return false }
    return typedKeyPath == other.typedKeyPath && typedReport == other.typedReport
  }
}

/// A receipt, by which the sender of a report reads the texts that a form holds for the field.
///
/// `@unchecked Sendable`: only used in the isolation of the store, by the reducer that takes the
/// report and by the control that has sent it.
package final class FieldReportReceipt<Root>: @unchecked Sendable {
  /// Reads the texts from a state; nil if no form has taken the report.
  fileprivate(set) var texts: ((Root) -> [UnparsedText])?

  init() {}
}
