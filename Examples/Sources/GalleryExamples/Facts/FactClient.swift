// SPDX-License-Identifier: MIT

import Ensemble

/// A client that fetches facts about numbers.
@DependencyClient
public struct FactClient: Sendable {
  /// Fetches a fact about a number. Throws a ``FactError`` if there is none.
  public var fetch: @Sendable (_ number: Int) async throws -> String
}

/// The reason why there is no fact.
public struct FactError: Error, Equatable, Sendable {
  /// The message for the user.
  public var message: String

  public init(message: String) {
    self.message = message
  }

  /// Creates an error that can be compared from any error; a fact error is kept.
  public init(_ error: any Error) {
    self = error as? FactError ?? FactError(message: "\(error)")
  }
}

nonisolated extension FactClient: DependencyKey {
  /// A simulated server: computes the fact, and is as slow as a network.
  public static let liveValue = FactClient { number in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(500))
    guard (0...1_000).contains(number) else {
      throw FactError(message: "There are facts about 0 to 1000 only, not about \(number).")
    }
    return fact(about: number)
  }

  public static let testValue = FactClient()
}

extension DependencyValues {
  /// The client that fetches facts about numbers.
  public var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

/// Returns a fact about a natural number: its parity, its root, or its divisors.
private nonisolated func fact(about number: Int) -> String {
  var properties = [number.isMultiple(of: 2) ? "even" : "odd"]
  if let root = (0...number).first(where: { $0 * $0 >= number }), root * root == number {
    properties.append("the square of \(root)")
  }
  let opening = "\(number) is \(properties.joined(separator: " and "))"
  if number == 0 { return "\(opening). Every number divides it." }
  let divisors = (1...number).count { number.isMultiple(of: $0) }
  switch divisors {
  case 1: return "\(opening). Nothing else divides it."
  case 2: return "\(opening) and prime."
  default: return "\(opening). It has \(divisors) divisors."
  }
}
