// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Foundation

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
  /// The dependencies, which override those that were current when the session was created. They
  /// are made once, since each event runs with them.
  private let dependencies: DependencyValues

  /// - Parameters:
  ///   - owner: The person for whom the session runs; nil if the server does not distinguish
  ///     people.
  ///   - languages: The languages of the visitor; nil if they are not known.
  ///   - locale: The language of the pages; nil for the language of the process.
  init(
    browser: Browser?,
    process: InMemoryStorage,
    owner: SessionOwner? = nil,
    languages: VisitorLanguages? = nil,
    locale: String? = nil
  ) {
    self.browser = browser
    let values = InMemoryStorage()
    var dependencies = DependencyValues.escaping
    dependencies.defaultInMemoryStorage = values
    dependencies.owner = owner
    dependencies.sharedScopes = SharedScopes(
      page: values,
      browser: browser?.values,
      process: process
    )
    // More than eight languages are not useful.
    if let tags = languages?.localeTags.prefix(8) {
      dependencies.preferredLocales = tags.map(Locale.init(identifier:))
    }
    if let locale { dependencies.locale = Locale(identifier: locale) }
    if let browser { dependencies.defaultAppStorage = browser.settings.value }
    self.dependencies = dependencies
  }

  /// Calls a function with the dependencies.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try DependencyValues.withCurrent(dependencies, operation: body)
  }

  /// Calls an asynchronous function with the dependencies, in the caller's isolation.
  func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> R
  ) async rethrows -> R {
    try await DependencyValues.withCurrent(dependencies, isolation: isolation, operation: body)
  }
}
#endif
