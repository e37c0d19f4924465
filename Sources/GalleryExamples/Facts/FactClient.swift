// SPDX-License-Identifier: MIT

import Ensemble

/// Knows facts about numbers.
@DependencyClient
public struct FactClient: Sendable {
  /// A fact about a number. Takes its time; throws a ``FactError`` where there is none.
  public var fetch: @Sendable (_ number: Int) async throws -> String
}

/// Why there is no fact.
public struct FactError: Error, Equatable, Sendable {
  /// What to tell the reader.
  public var message: String

  public init(message: String) {
    self.message = message
  }

  /// Makes any error one that can be compared: itself if it is a fact error already.
  public init(_ error: any Error) {
    self = error as? FactError ?? FactError(message: "\(error)")
  }
}

extension FactClient: DependencyKey {
  /// Stands in for a server: works the fact out, and is as slow as a network.
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
  /// Where facts about numbers come from.
  public var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

/// What is true of a natural number: its parity, its root, what divides it.
private func fact(about number: Int) -> String {
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
