// SPDX-License-Identifier: MIT

extension CasePathable {
  /// True if the value is in one of the cases.
  public func isAny(of cases: PartialCaseKeyPath<Self>...) -> Bool {
    cases.contains { self.is($0) }
  }

  /// The payload of a case, if a condition holds for it.
  public func value<Value>(
    of path: CaseKeyPath<Self, Value>,
    where condition: (Value) -> Bool
  ) -> Value? {
    self[case: path].flatMap { condition($0) ? $0 : nil }
  }

  /// Changes the payload of a case, and says if there was one.
  @discardableResult
  public mutating func changeIfPresent<Value>(
    _ path: CaseKeyPath<Self, Value>,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard self.is(path) else { return false }
    modify(path) { change(&$0) }
    return true
  }
}

extension Sequence where Element: CasePathable {
  /// The payloads of all elements in a case.
  public func compactMap<Value>(case path: CaseKeyPath<Element, Value>) -> [Value] {
    compactMap { $0[case: path] }
  }

  public func count(of path: PartialCaseKeyPath<Element>) -> Int {
    reduce(0) { $1.is(path) ? $0 + 1 : $0 }
  }
}

extension IdentifiedArray where Element: CasePathable {
  public func ids<Value>(in path: CaseKeyPath<Element, Value>) -> [ID] {
    ids.filter { self[id: $0]?.is(path) == true }
  }
}

extension Dictionary where Key == String, Value: CasePathable {
  /// The names of the values in a case, in order.
  public func names<Payload>(in path: KeyPath<Case<Value>, Case<Payload>>) -> [String] {
    filter { $0.value[case: path] != nil }.keys.sorted()
  }
}

/// A case and what to do with its payload.
public struct CaseHandler<Root: CasePathable, Output> {
  private let run: (Root) -> Output?

  public init<Value>(_ path: CaseKeyPath<Root, Value>, _ body: @escaping (Value) -> Output) {
    run = { root in
      guard let value = root[case: path] else { return nil }
      return body(value)
    }
  }

  /// The answer of the first handler that knows the case.
  public static func first(of handlers: [Self], for root: Root) -> Output? {
    handlers.lazy.compactMap { $0.run(root) }.first
  }
}
