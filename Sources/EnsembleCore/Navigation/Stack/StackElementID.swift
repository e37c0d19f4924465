// SPDX-License-Identifier: MIT

import EnsembleConcurrency
@_spi(Core) import EnsembleDependencies
import IssueReporting

/// What an element of a stack is known by. It stays the same wherever the element moves in the stack.
///
/// Stacks give their elements ids in the order in which they are added, and never the same one twice. In a
/// test they start from zero, so that a test may write `store.send(\.path.popFrom, 0)`.
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) {
    self.generation = generation
  }

  /// The id that the next element gets, given away.
  package static func makeNext() -> Self { DependencyValues._current.stackElementID() }
}

extension StackElementID: Comparable {
  /// Whether the first one was made before the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.generation < rhs.generation }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// An id that is known beforehand: in a test.
  ///
  /// Outside of tests nobody knows which id an element gets, so that a literal is reported there.
  public init(integerLiteral value: Int) {
    if DependencyValues._current.context != .test {
      reportIssue(
        """
        The stack element id \(value) was written as a literal outside of a test.

        Ids are given by stacks, in an order that only a test controls. Take one from the 'ids' of a \
        stack, or from an action.
        """
      )
    }
    generation = value
  }
}

/// Gives ids to elements of stacks.
package final class StackElementIDGenerator: Sendable {
  private let next: LockIsolated<Int>

  /// Creates one that starts with an id.
  package init(next: StackElementID = StackElementID(generation: 0)) {
    self.next = LockIsolated(next.generation)
  }

  /// The id that the next element gets, without giving it away.
  package var upcoming: StackElementID { StackElementID(generation: next.value) }

  func callAsFunction() -> StackElementID {
    StackElementID(
      generation: next.withValue { next in
        defer { next += 1 }
        return next
      }
    )
  }

  /// Never gives an id up to this one again.
  func pass(_ id: StackElementID) {
    next.withValue { $0 = max($0, id.generation + 1) }
  }
}

extension DependencyValues {
  /// Gives ids to elements of stacks. A test store has its own, from zero.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.Key.self] }
    set { self[StackElementIDGenerator.Key.self] = newValue }
  }
}

extension StackElementIDGenerator {
  fileprivate enum Key: DependencyKey {
    static let liveValue = StackElementIDGenerator()
    static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
  }
}
