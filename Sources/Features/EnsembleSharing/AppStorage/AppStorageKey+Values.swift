// SPDX-License-Identifier: MIT

import Foundation

extension SharedReaderKey {
  /// Returns a key for a Boolean value that is shared through the settings of the program.
  ///
  /// ```swift
  /// @Shared(.appStorage("isMuted")) var isMuted = false
  /// ```
  ///
  /// When the value is used for the first time, its default is stored. If the settings contain a
  /// value of another type, the property has its default, and the stored value is kept until the
  /// property is changed.
  ///
  /// - Parameters:
  ///   - key: The name of the value, any text.
  ///   - store: The settings; by default the dependency `defaultAppStorage`.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store, .bool)
  }

  /// Returns a key for an integer that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, store, .int)
  }

  /// Returns a key for a number that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, store, .double)
  }

  /// Returns a key for a string that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, store, .string)
  }

  /// Returns a key for an array of strings that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store, .strings)
  }

  /// Returns a key for a URL that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, store, .url)
  }

  /// Returns a key for data that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, store, .data)
  }

  /// Returns a key for a date that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, store, .date)
  }

  /// Returns a key for a value with a raw integer that is shared through the settings of the
  /// program.
  public static func appStorage<Value: RawRepresentable<Int> & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, DefaultsCoding.int.raw())
  }

  /// Returns a key for a value with a raw string that is shared through the settings of the
  /// program.
  public static func appStorage<Value: RawRepresentable<String> & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, DefaultsCoding.string.raw())
  }

  /// Returns a key for a value that is shared through the settings of the program, encoded as JSON.
  ///
  /// If the type is optional, nil removes the value from the settings.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .json)
  }
}

#if !canImport(Darwin)
extension SharedReaderKey {
  /// Unavailable: Foundation does not report changes of `UserDefaults` on this platform.
  @available(
    *,
    unavailable,
    message: "write 'AppStorageStore(suiteName:)', which is 'UserDefaults' on Apple's platforms"
  )
  public static func appStorage<Value: Sendable>(
    _ key: String,
    store: UserDefaults
  ) -> Self where Self == AppStorageKey<Value> {
    fatalError()
  }
}
#endif
