// SPDX-License-Identifier: MIT

import Atomics
import EnsembleDependencies
import IssueReporting

/// The identity of an element of a stack, independent of its position.
///
/// Stacks generate ids in the order of insertion, and never reuse one. In a test they start from
/// zero, so that a test may write `store.send(\.path.popFrom, 0)`.
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }

  /// Generates the next id.
  package static func makeNext() -> Self { DependencyValues.current.stackElementID() }
}

extension StackElementID: Comparable {
  /// Returns a Boolean value that indicates whether the first id was generated before the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.generation < rhs.generation }
}

extension StackElementID: Codable {
  /// Creates an id by decoding its number. From then on, no stack generates this number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    generation = try container.decode(Int.self)
    guard (0..<Int.max).contains(generation) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(generation) is no number of a stack's element."
      )
    }
    DependencyValues.current.stackElementID.pass(self)
  }

  /// Encodes the number of the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates a known id, for tests.
  ///
  /// Outside of tests ids are unpredictable, so a literal is reported as an issue there.
  public init(integerLiteral value: Int) {
    if DependencyValues.current.context != .test {
      reportIssue(
        """
        The stack element id \(value) was written as a literal outside of a test.

        Stacks generate ids, in an order that only a test controls. Take an id from the 'ids' of a \
        stack, or from an action.
        """
      )
    }
    generation = value
  }
}

// The generator is a dependency, so that a test can predict the id of an appended element: a test
// store's generator starts at zero, and each assertion uses a copy from before the action.

/// A generator of ids for elements of stacks.
package final class StackElementIDGenerator: Sendable {
  private let next: ManagedAtomic<Int>

  /// Creates a generator that starts with an id.
  package init(next: StackElementID = StackElementID(generation: 0)) {
    self.next = ManagedAtomic(next.generation)
  }

  /// The next id, without generating it.
  package var upcoming: StackElementID { StackElementID(generation: number) }

  /// The number of the next id.
  package var number: Int {
    get { next.load(ordering: .relaxed) }
    set { next.store(newValue, ordering: .relaxed) }
  }

  func callAsFunction() -> StackElementID {
    StackElementID(generation: next.loadThenWrappingIncrement(ordering: .relaxed))
  }

  /// Skips all ids up to and including this one.
  package func pass(_ id: StackElementID) {
    var known = number
    while known <= id.generation {
      let (isDone, current) = next.weakCompareExchange(
        expected: known,
        desired: id.generation + 1,
        ordering: .relaxed
      )
      if isDone { return }
      known = current
    }
  }
}

extension DependencyValues {
  /// The generator of ids for elements of stacks. A test store has its own, which starts from zero.
  package var stackElementID: StackElementIDGenerator {
    get {
      let recorded = StampScope.current?.stackElements as? StackElementIDGenerator
      return recorded ?? self[StackElementIDGenerator.Key.self]
    }
    set { self[StackElementIDGenerator.Key.self] = newValue }
  }
}

extension StackElementIDGenerator {
  fileprivate enum Key: DependencyKey {
    static let liveValue = StackElementIDGenerator()
    static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
  }
}
