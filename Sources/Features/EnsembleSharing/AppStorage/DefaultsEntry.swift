// SPDX-License-Identifier: MIT

import Foundation

/// A value in the settings of a program.
package enum DefaultsEntry: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case strings([String])
  case url(URL)
  case data(Data)
  case date(Date)
  /// A value of another type, encoded as JSON.
  case json(String)
  /// A value in another format, written by another program, which is preserved.
  case other(JSONValue)
}

/// Booleans, numbers, strings and arrays of strings are encoded as plain JSON; other values as an
/// object whose key is the name of the type.
extension DefaultsEntry: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case data, date, double, json, url
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String].self) {
      self = .strings(value)
    } else if let value = Self.decodeObject(decoder) {
      self = value
    } else {
      self = .other(try JSONValue(from: decoder))
    }
  }

  private static func decodeObject(_ decoder: any Decoder) -> Self? {
    guard let object = try? [String: String](from: decoder), object.count == 1 else { return nil }
    guard let (name, text) = object.first, let key = CodingKeys(rawValue: name) else { return nil }
    switch key {
    case .data: return Data(base64Encoded: text).map(Self.data)
    case .date:
      return Double(text).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .double: return Double(text).map(Self.double)
    case .json: return .json(text)
    case .url: return URL(string: text).map(Self.url)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .double(let value) where value.isFinite: try value.encode(to: encoder)
    case .double(let value): try encode(.double, "\(value)", to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .strings(let value): try value.encode(to: encoder)
    case .url(let value): try encode(.url, value.absoluteString, to: encoder)
    case .data(let value): try encode(.data, value.base64EncodedString(), to: encoder)
    case .date(let value):
      try encode(.date, "\(value.timeIntervalSinceReferenceDate)", to: encoder)
    case .json(let value): try encode(.json, value, to: encoder)
    case .other(let value): try value.encode(to: encoder)
    }
  }

  private func encode(_ key: CodingKeys, _ text: String, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: key)
  }
}

/// Any JSON.
package indirect enum JSONValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
