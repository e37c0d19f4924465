// SPDX-License-Identifier: MIT

import Ensemble

/// The counter with a timer in the terminal, which can send its view actions only.
public final class BoundedCounterExample: Example {
  public static let name = "bounded-counter"
  public static let summary = "A counter with a timer, whose view sends view actions only."

  private let store = Store(initialState: CounterSession.State()) { CounterSession() }
  private let counter: BoundedStoreOf<BoundedCounter>

  public init() {
    counter = store.scope(state: \.counter, action: \.counter).bounded
  }

  public var frame: [String] {
    [
      "Count: \(counter.count)",
      isFinished ? "Finished." : "Timer: \(counter.isTimerOn ? "on" : "off")",
    ]
  }

  public var help: String { "+ up, - down, t timer on or off, done to finish, q quit" }

  public var isFinished: Bool { store.isFinished }

  public func perform(_ command: String) -> Bool {
    guard let action = BoundedCounter.Action.ViewAction(command: command) else { return false }
    counter.send(action)
    return true
  }
}

extension BoundedCounter.Action.ViewAction {
  /// The action that a command stands for.
  init?(command: String) {
    switch command {
    case "+": self = .incrementTapped
    case "-": self = .decrementTapped
    case "t": self = .timerTapped
    case "done": self = .doneTapped
    default: return nil
    }
  }
}
