// SPDX-License-Identifier: MIT

import Ensemble

/// Number facts in the terminal: an effect that takes time, fails, and can be cancelled.
public final class FactsExample: Example {
  public static let name = "facts"
  public static let summary = "Facts about numbers, from a slow client."

  private let store = Store(initialState: Facts.State()) { Facts() }
  // A newer request cancels the older one: there is one to wait for.
  private var request: StoreTask?

  public init() {}

  public var frame: [String] { ["Number: \(store.number)", answer] }

  public var help: String {
    "+ up, - down, a number, ? (ask) for a fact, c cancel, x dismiss the error, "
      + "w (wait) for the answer, q quit"
  }

  public func perform(_ command: String) -> Bool {
    guard let action = Facts.Action(command: command) else { return false }
    let task = store.send(action)
    if action == .askTapped { request = task }
    return true
  }

  public func finish() async {
    await request?.finish()
  }

  private var answer: String {
    if store.isLoading { return "Fact: asking…" }
    if let message = store.errorMessage { return "Error: \(message)" }
    return "Fact: \(store.fact ?? "none yet")"
  }
}

extension Facts.Action {
  /// The action that a command stands for.
  init?(command: String) {
    switch command {
    case "+": self = .incrementTapped
    case "-": self = .decrementTapped
    case "?", "ask": self = .askTapped
    case "c": self = .cancelTapped
    case "x": self = .errorDismissed
    default:
      // Far from the ends of `Int`, so that counting on from there is safe.
      guard let number = Int32(command) else { return nil }
      self = .numberEntered(Int(number))
    }
  }
}
