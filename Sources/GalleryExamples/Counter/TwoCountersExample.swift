// SPDX-License-Identifier: MIT

import Ensemble

/// Two counters in the terminal, each behind a store of its own.
public final class TwoCountersExample: Example {
  public static let name = "two-counters"
  public static let summary = "One feature used twice, and their sum."

  private let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
  private let first: StoreOf<Counter>
  private let second: StoreOf<Counter>

  public init() {
    first = store.scope(\.first, action: \.first)
    second = store.scope(\.second, action: \.second)
  }

  public var frame: [String] {
    ["First: \(first.count)", "Second: \(second.count)", "Sum: \(store.sum)"]
  }

  public var help: String { "1+ 1- 10 first, 2+ 2- 20 second, s swap, q quit" }

  public func perform(_ command: String) -> Bool {
    if command == "s" {
      store.send(.swapTapped)
      return true
    }
    guard let action = Counter.Action(command: String(command.dropFirst())) else { return false }
    switch command.first {
    case "1": first.send(action)
    case "2": second.send(action)
    default: return false
    }
    return true
  }
}
