// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// The scope within which a server's visitors share a value in memory.
public enum SharedScope: Hashable, Sendable {
  /// A single page.
  case page
  /// All pages of one browser.
  case browser
  /// All visitors.
  case process
}

/// The storage of each scope.
package struct SharedScopes: Sendable {
  /// The storage of a page; nil for the default storage.
  package var page: InMemoryStorage?
  /// The storage of a browser; nil for the default storage.
  package var browser: InMemoryStorage?
  /// The storage of the process; nil for the default storage.
  package var process: InMemoryStorage?

  package init(
    page: InMemoryStorage? = nil,
    browser: InMemoryStorage? = nil,
    process: InMemoryStorage? = nil
  ) {
    self.page = page
    self.browser = browser
    self.process = process
  }

  func storage(for scope: SharedScope) -> InMemoryStorage {
    let storage =
      switch scope {
      case .page: page
      case .browser: browser
      case .process: process
      }
    if let storage { return storage }
    @Dependency(\.defaultInMemoryStorage) var standard
    return standard
  }
}

extension DependencyValues {
  /// The storages of the page, the browser and the process that the running code belongs to.
  package var sharedScopes: SharedScopes {
    get { self[SharedScopesKey.self] }
    set { self[SharedScopesKey.self] = newValue }
  }
}

private enum SharedScopesKey: DependencyKey {
  static let liveValue = SharedScopes()
  static let testValue = SharedScopes()
}
