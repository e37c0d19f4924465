// SPDX-License-Identifier: MIT

import Ensemble

/// The counter in the terminal.
public final class CounterExample: Example {
  public static let name = "counter"
  public static let summary = "A number that is counted up and down."

  private let store = Store(initialState: Counter.State()) { Counter() }

  public init() {}

  public var frame: [String] { ["Count: \(store.count)"] }
  public var help: String { "+ up, - down, 0 reset, q quit" }

  public func perform(_ command: String) -> Bool {
    guard let action = Counter.Action(command: command) else { return false }
    store.send(action)
    return true
  }
}

extension Counter.Action {
  /// The action that a command stands for.
  init?(command: String) {
    switch command {
    case "+": self = .incrementTapped
    case "-": self = .decrementTapped
    case "0": self = .resetTapped
    default: return nil
    }
  }
}
