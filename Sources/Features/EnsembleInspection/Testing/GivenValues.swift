// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import Foundation

/// A record of the values that dependencies provide to the reducers of a replay.
final class GivenValues: Sendable {
  struct Lists: Sendable {
    var dates: [Date] = []
    var identifiers: [UUID] = []
    var numbers: [UInt64] = []
  }

  private let lists = LockIsolated(Lists())

  /// Returns the values that were provided since the last call, in order.
  func take() -> Lists {
    lists.withValue { lists in
      defer { lists = Lists() }
      return lists
    }
  }

  /// Makes the dependencies record the values that they provide.
  func record(_ values: inout DependencyValues) {
    let (date, uuid, random) = (values.date, values.uuid, values.withRandomNumberGenerator)
    values.date = DateGenerator { [lists] in
      let value = date.now
      lists.withValue { $0.dates.append(value) }
      return value
    }
    values.uuid = UUIDGenerator { [lists] in
      let value = uuid()
      lists.withValue { $0.identifiers.append(value) }
      return value
    }
    values.withRandomNumberGenerator = WithRandomNumberGenerator(
      Recorder(base: random, lists: lists)
    )
  }

  private struct Recorder: RandomNumberGenerator, Sendable {
    let base: WithRandomNumberGenerator
    let lists: LockIsolated<Lists>

    func next() -> UInt64 {
      let value = base { $0.next() }
      lists.withValue { $0.numbers.append(value) }
      return value
    }
  }
}
