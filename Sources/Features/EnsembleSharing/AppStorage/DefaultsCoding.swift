// SPDX-License-Identifier: MIT

import Foundation

/// The conversion between values of a type and entries of defaults.
struct DefaultsCoding<Value: Sendable>: Sendable {
  /// Returns the value of an entry; nil if the entry is of another type.
  let decode: @Sendable (DefaultsEntry) -> Value?
  /// Returns the entry of a value; nil for a value that removes the entry.
  let encode: @Sendable (Value) throws -> DefaultsEntry?

  /// The conversion of the optional type.
  var optional: DefaultsCoding<Value?> {
    DefaultsCoding<Value?> {
      decode($0).map(Optional.some)
    } encode: {
      try $0.flatMap(encode)
    }
  }

  /// The conversion of a type with raw values of this one.
  func raw<Wrapper: RawRepresentable<Value> & Sendable>() -> DefaultsCoding<Wrapper> {
    DefaultsCoding<Wrapper> {
      decode($0).flatMap(Wrapper.init)
    } encode: {
      try encode($0.rawValue)
    }
  }
}

extension DefaultsCoding<Bool> {
  static var bool: Self {
    Self {
      if case .bool(let value) = $0 { value } else { nil }
    } encode: {
      .bool($0)
    }
  }
}

extension DefaultsCoding<Int> {
  static var int: Self {
    Self {
      switch $0 {
      case .int(let value): value
      case .double(let value): Int(exactly: value)
      default: nil
      }
    } encode: {
      .int($0)
    }
  }
}

extension DefaultsCoding<Double> {
  static var double: Self {
    Self {
      switch $0 {
      case .int(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    } encode: {
      .double($0)
    }
  }
}

extension DefaultsCoding<String> {
  static var string: Self {
    Self {
      if case .string(let value) = $0 { value } else { nil }
    } encode: {
      .string($0)
    }
  }
}

extension DefaultsCoding<[String]> {
  static var strings: Self {
    Self {
      if case .strings(let value) = $0 { value } else { nil }
    } encode: {
      .strings($0)
    }
  }
}

extension DefaultsCoding<URL> {
  static var url: Self {
    Self {
      switch $0 {
      case .url(let value): value
      case .string(let value): URL(string: value)
      default: nil
      }
    } encode: {
      .url($0)
    }
  }
}

extension DefaultsCoding<Data> {
  static var data: Self {
    Self {
      if case .data(let value) = $0 { value } else { nil }
    } encode: {
      .data($0)
    }
  }
}

extension DefaultsCoding<Date> {
  static var date: Self {
    Self {
      if case .date(let value) = $0 { value } else { nil }
    } encode: {
      .date($0)
    }
  }
}

extension DefaultsCoding where Value: Codable {
  /// The conversion by JSON; nil removes the entry, if the type is optional.
  static var json: Self {
    Self {
      switch $0 {
      case .json(let text): try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
      case .data(let data): try? JSONDecoder().decode(Value.self, from: data)
      default: nil
      }
    } encode: { value in
      if let optional = value as? any OptionalValue, optional.isNil { return nil }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return .json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}
