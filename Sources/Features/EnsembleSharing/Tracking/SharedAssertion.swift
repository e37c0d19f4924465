// SPDX-License-Identifier: MIT

/// An assertion about changes of shared values. During an assertion, reads on this thread return
/// expected values, and writes change the expected values.
///
/// An expected value begins as the value at one position of a log, and is compared with the value
/// at another.
package final class SharedAssertion {
  private enum Side {
    case expected
    case actual
  }

  private let log: SharedChangeLog
  private let start: Int
  private let end: Int
  private var expected: [ObjectIdentifier: AnyObject] = [:]
  private var side = Side.expected

  init(_ log: SharedChangeLog, from start: Int, to end: Int) {
    self.log = log
    self.start = start
    self.end = end
  }

  /// The assertion that runs on this thread.
  static var current: SharedAssertion? {
    if case .assertion(let assertion) = SharedOverlay.current { assertion } else { nil }
  }

  /// Whether the assertion has changes to assert, or expected values.
  var concernsValues: Bool { !expected.isEmpty || log.hasChanges(upTo: end) }

  /// Calls a function during the assertion.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try SharedOverlay.with(self, body)
  }

  func value<Value>(of cell: SharedCell<Value>) -> Value {
    switch side {
    case .actual: log.value(of: cell, at: end)
    case .expected: expectedValue(of: cell)?.value ?? log.value(of: cell, at: start)
    }
  }

  func withExpected<Value, R>(
    of cell: SharedCell<Value>,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    let expectation = expectedValue(of: cell) ?? Expectation(log.value(of: cell, at: start))
    expected[ObjectIdentifier(cell)] = expectation
    return try operation(&expectation.value)
  }

  /// An expected value.
  private final class Expectation<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private func expectedValue<Value>(of cell: SharedCell<Value>) -> Expectation<Value>? {
    // Only `withExpected` stores an expectation, with the type of the cell.
    expected[ObjectIdentifier(cell)].map { unsafeDowncast($0, to: Expectation<Value>.self) }
  }

  /// Compares two values; during an assertion, the expected with the actual value.
  static func areEqual<Value: Equatable>(
    _ lhs: any SharedReference<Value>,
    _ rhs: any SharedReference<Value>
  ) -> Bool {
    if case .comparison(let comparison) = SharedOverlay.current {
      return lhs.value == comparison.later { rhs.value }
    }
    guard let current, lhs.root === rhs.root else { return lhs.value == rhs.value }
    return lhs.value == current.actual { rhs.value }
  }

  /// Returns a value twice; during an assertion, the expected and the actual value.
  static func values<Value>(of reference: any SharedReference<Value>) -> (Value, Value) {
    guard let current else {
      let value = reference.value
      return (value, value)
    }
    return (reference.value, current.actual { reference.value })
  }

  private func actual<Value>(_ read: () -> Value) -> Value {
    side = .actual
    defer { side = .expected }
    return read()
  }
}
