// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import IssueReporting

/// The fields of a cell's observation.
enum CellField {
  static let value = 0
  static let isLoading = 1
  static let loadError = 2
  static let saveError = 3
}

/// The running loads of a cell, and the errors of its storage.
struct CellStatus {
  /// The loads that have begun and not ended.
  var loads = 0
  /// The last loading state that the subscription reported, possibly several times.
  var isSubscriptionLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?

  var isLoading: Bool { loads > 0 || isSubscriptionLoading }

  /// Records that the subscription has delivered a value.
  mutating func receive() {
    loadError = nil
    isSubscriptionLoading = false
  }
}

extension SharedCell {
  package var isLoading: Bool {
    observation.read(CellField.isLoading)
    return lock.withLock { status.isLoading }
  }

  package var loadError: (any Error)? {
    observation.read(CellField.loadError)
    return lock.withLock { status.loadError }
  }

  package var saveError: (any Error)? {
    observation.read(CellField.saveError)
    return lock.withLock { status.saveError }
  }

  func setLoadError(_ error: any Error) {
    setStatus { $0.loadError = error }
    report(error)
  }

  /// Reports an error as an issue, in case the application does not read it; not in tests, which
  /// assert it.
  func report(_ error: any Error) {
    #if DEBUG
    if !isTesting { reportIssue("\(description): \(error)") }
    #endif
  }

  func setStatus(_ update: (inout CellStatus) -> Void) {
    notify(changeStatus(update))
  }

  /// Changes the status without notifying its observers.
  func changeStatus(_ update: (inout CellStatus) -> Void) -> (old: CellStatus, new: CellStatus) {
    lock.withLock {
      let old = status
      update(&status)
      return (old, status)
    }
  }

  func notify(_ change: (old: CellStatus, new: CellStatus)) {
    let (old, new) = change
    if old.isLoading != new.isLoading { notify(CellField.isLoading) }
    if old.loadError != nil || new.loadError != nil { notify(CellField.loadError) }
    if old.saveError != nil || new.saveError != nil { notify(CellField.saveError) }
  }

  func notify(_ field: Int) {
    let collector = ChangeCollector()
    collector.add(observation, field)
    MainDelivery.deliver(collector)
  }
}
