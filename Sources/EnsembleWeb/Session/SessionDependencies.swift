// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleSharing

/// The dependencies of a session's views and stores: shared values in memory belong to the session
/// unless their key names another scope.
struct SessionDependencies: Sendable {
  /// The values that the sessions of one browser share; nil for a session that browsers share.
  let browser: InMemoryStorage?
  private let values: InMemoryStorage
  private let process: InMemoryStorage

  init(browser: InMemoryStorage?, process: InMemoryStorage) {
    self.browser = browser
    self.process = process
    values = InMemoryStorage()
  }

  /// Calls a function with the dependencies.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.defaultInMemoryStorage = values
      $0.sharedScopes = SharedScopes(page: values, browser: browser, process: process)
    } operation: {
      try body()
    }
  }
}
