// SPDX-License-Identifier: MIT

import EnsembleTiny

/// The counter with random numbers in the terminal.
public final class RandomNumberExample: Example {
  public static let name = "random-number"
  public static let summary = "A tiny feature: a counter, and a random number that takes its time."

  private let store = Store<RandomNumber>()
  /// What the commands have set going.
  private var tasks: [StoreTask] = []

  public init() {}

  public var frame: [String] {
    let state = store.state
    return ["Count: \(state.count)"] + (state.isLoading ? ["Loading…"] : [])
  }

  public var help: String { "+ up, - down, r (random) to load one, w (wait) for it, q quit" }

  public func perform(_ command: String) -> Bool {
    switch command {
    case "+": store.send(.increment)
    case "-": store.send(.decrement)
    case "r", "random": tasks.append(store.send(.loadRandomNumber))
    default: return false
    }
    return true
  }

  public func finish() async {
    for task in tasks { await task.finish() }
    tasks = []
  }
}
