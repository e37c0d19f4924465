// SPDX-License-Identifier: MIT

import Foundation

extension DefaultsStore {
  /// Returns a Boolean value; false if there is none.
  public func bool(forKey key: String) -> Bool { value(.bool, key) ?? false }

  /// Returns an integer; 0 if there is none.
  public func integer(forKey key: String) -> Int { value(.int, key) ?? 0 }

  /// Returns a number; 0 if there is none.
  public func double(forKey key: String) -> Double { value(.double, key) ?? 0 }

  /// Returns a string, if there is one.
  public func string(forKey key: String) -> String? { value(.string, key) }

  /// Returns an array of strings, if there is one.
  public func stringArray(forKey key: String) -> [String]? { value(.strings, key) }

  /// Returns a URL, if there is one.
  public func url(forKey key: String) -> URL? { value(.url, key) }

  /// Returns data, if there is some.
  public func data(forKey key: String) -> Data? { value(.data, key) }

  /// Returns a date, if there is one.
  public func date(forKey key: String) -> Date? { value(.date, key) }

  /// Sets a Boolean value.
  public func set(_ value: Bool, forKey key: String) { contents.set(.bool(value), for: key) }

  /// Sets an integer.
  public func set(_ value: Int, forKey key: String) { contents.set(.int(value), for: key) }

  /// Sets a number.
  public func set(_ value: Double, forKey key: String) { contents.set(.double(value), for: key) }

  /// Sets a string.
  public func set(_ value: String, forKey key: String) { contents.set(.string(value), for: key) }

  /// Sets an array of strings.
  public func set(_ value: [String], forKey key: String) { contents.set(.strings(value), for: key) }

  /// Sets a URL.
  public func set(_ value: URL, forKey key: String) { contents.set(.url(value), for: key) }

  /// Sets data.
  public func set(_ value: Data, forKey key: String) { contents.set(.data(value), for: key) }

  /// Sets a date.
  public func set(_ value: Date, forKey key: String) { contents.set(.date(value), for: key) }

  /// Removes a value.
  public func removeObject(forKey key: String) { contents.set(nil, for: key) }

  /// The keys of all values, in no particular order.
  public var keys: [String] { contents.keys }

  private func value<Value: Sendable>(_ coding: DefaultsCoding<Value>, _ key: String) -> Value? {
    contents[key].flatMap(coding.decode)
  }
}
