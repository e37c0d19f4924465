// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency
import EnsembleCore

/// The notification of observers on the main actor, in the order of the changes.
enum MainDelivery {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static let waiting = LockIsolated<[ChangeCollector]>([])

  /// Whether this code runs on the main actor.
  static var isMain: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Notifies the observers of changes: at the end of the drain that runs on this thread, at once
  /// on the main actor, or else soon.
  static func deliver(_ changes: ChangeCollector) {
    if changes.isEmpty || changes.passToDrain() { return }
    if isMain {
      // Changes of other threads came first.
      notifyWaiting()
      changes.notify()
    } else {
      let isFirst = waiting.withValue {
        $0.append(changes)
        return $0.count == 1
      }
      if isFirst { DispatchQueue.main.async { notifyWaiting() } }
    }
  }

  private static func notifyWaiting() {
    let changes = waiting.withValue { waiting in
      defer { waiting = [] }
      return waiting
    }
    for change in changes { change.notify() }
  }
}
