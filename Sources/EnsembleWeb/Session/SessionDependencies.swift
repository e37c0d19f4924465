// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing

/// The dependencies of a session's views and stores: shared values in memory belong to the session
/// unless their key names another scope, and settings to the browser.
struct SessionDependencies: Sendable {
  /// The values and settings that the sessions of one browser share.
  struct Browser: Sendable {
    fileprivate let values = InMemoryStorage()
    // `UserDefaults` is thread-safe, but not marked as `Sendable` by all SDKs.
    fileprivate let settings = UncheckedSendable(AppStorageStore.inMemory)
  }

  /// Nil for a session that browsers share.
  let browser: Browser?
  private let values: InMemoryStorage
  private let process: InMemoryStorage

  init(browser: Browser?, process: InMemoryStorage) {
    self.browser = browser
    self.process = process
    values = InMemoryStorage()
  }

  /// Calls a function with the dependencies.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.defaultInMemoryStorage = values
      $0.sharedScopes = SharedScopes(page: values, browser: browser?.values, process: process)
      if let browser { $0.defaultAppStorage = browser.settings.value }
    } operation: {
      try body()
    }
  }
}
