// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A log of the dependencies that code reads, in the order of their first reads.
///
/// Only dependency values with a log, or merged with such values, have a cost.
package final class DependencyReadLog: Sendable {
  private let read = LockIsolated<[String]>([])

  package init() {}

  /// Returns the arguments of `@Dependency(…)` that read the dependencies, such as `\.calendar`,
  /// and forgets them.
  package func take() -> [String] {
    read.withValue { read in
      defer { read = [] }
      return read
    }
  }

  func note(_ box: AnyBox) {
    let path = box.path
    read.withValue { if !$0.contains(path) { $0.append(path) } }
  }
}

extension DependencyValues {
  /// Makes reads of these dependencies be recorded in a log.
  package mutating func noteReads(in log: DependencyReadLog) {
    overrides = Overrides(
      boxes: overrides?.boxes ?? [:],
      context: overrides?.context,
      reads: log,
      defaults: overrides?.defaults
    )
  }

  /// The log in which reads are noted; nil for none.
  var reads: DependencyReadLog? { overrides?.reads ?? overridesBelow?.reads }
}
