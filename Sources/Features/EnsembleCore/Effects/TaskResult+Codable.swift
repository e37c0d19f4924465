// SPDX-License-Identifier: MIT

import EnsembleInternals

/// The type and the description of an error that was encoded, in place of the error itself.
///
/// Decoding a ``TaskResult`` creates one, because an error of any type cannot be created again from
/// its name.
public struct CodedError: Error, Codable, Hashable, CustomStringConvertible {
  /// The name of the error's type.
  public let type: String
  /// The description of the error.
  public let description: String

  /// Creates the description of an error; for a `CodedError`, an equal one.
  public init(_ error: any Error) {
    if let error = error as? CodedError {
      self = error
    } else {
      type = typeName(Swift.type(of: error))
      description = String(describing: error)
    }
  }
}

private enum CodingKeys: String, CodingKey {
  case success
  case failure
}

extension TaskResult: Encodable where Success: Encodable {
  /// Encodes the value, or a ``CodedError``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .success(let value): try container.encode(value, forKey: .success)
    case .failure(let error): try container.encode(CodedError(error), forKey: .failure)
    }
  }
}

extension TaskResult: Decodable where Success: Decodable {
  /// Creates a result by decoding a value, or a ``CodedError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.failure) {
      self = .failure(try container.decode(CodedError.self, forKey: .failure))
    } else {
      self = .success(try container.decode(Success.self, forKey: .success))
    }
  }
}
