// SPDX-License-Identifier: MIT

import Foundation

extension DependencyValues {
  /// The locale that the program formats with.
  ///
  /// The user's current locale by default. It has no test value.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locales of the user's languages, in order of preference.
  ///
  /// It has no test value.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
}
