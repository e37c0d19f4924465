// SPDX-License-Identifier: MIT

import Foundation

// Nil removes the value from the settings.

extension SharedReaderKey {
  /// Returns a key for an optional Boolean value that is shared through the settings of the
  /// program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store, DefaultsCoding.bool.optional)
  }

  /// Returns a key for an optional integer that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store, DefaultsCoding.int.optional)
  }

  /// Returns a key for an optional number that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store, DefaultsCoding.double.optional)
  }

  /// Returns a key for an optional string that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store, DefaultsCoding.string.optional)
  }

  /// Returns a key for an optional array of strings that is shared through the settings of the
  /// program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store, DefaultsCoding.strings.optional)
  }

  /// Returns a key for an optional URL that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store, DefaultsCoding.url.optional)
  }

  /// Returns a key for optional data that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store, DefaultsCoding.data.optional)
  }

  /// Returns a key for an optional date that is shared through the settings of the program.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store, DefaultsCoding.date.optional)
  }

  /// Returns a key for an optional value with a raw integer that is shared through the settings of
  /// the program.
  public static func appStorage<Value: RawRepresentable<Int> & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, DefaultsCoding.int.raw().optional)
  }

  /// Returns a key for an optional value with a raw string that is shared through the settings of
  /// the program.
  public static func appStorage<Value: RawRepresentable<String> & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, DefaultsCoding.string.raw().optional)
  }
}
