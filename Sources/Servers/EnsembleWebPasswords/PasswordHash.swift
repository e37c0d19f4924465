// SPDX-License-Identifier: MIT

#if TLS
import Crypto
import Foundation
import _CryptoExtras

/// A hash of a password, by scrypt with a random salt.
///
/// ```swift
/// let hash = try await PasswordHash(of: "correct horse battery staple")
/// account.password = hash.text
/// ```
///
/// Store the ``text``, and never the password. scrypt, from swift-crypto, takes time and memory by
/// design, so that an attacker with stolen hashes can try few passwords. Its parameters are part of
/// the text, so that later versions may raise them.
///
/// Passwords are normalized, so different encodings of the same characters, such as accented
/// letters on different systems, are one password.
public struct PasswordHash: Hashable, Sendable {
  /// The parameters with which the hash was computed.
  public let cost: Cost
  private let salt: Data
  private let key: Data

  /// Computes the hash of a new password.
  ///
  /// With the standard cost it takes some tenths of a second, and 32 MB. The caller is suspended
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - cost: The time and the memory that the hash takes. In a test, ``Cost/testing``.
  /// - Throws: An error if there is no memory.
  public init(of password: String, cost: Cost = .standard) async throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    self.cost = cost
    self.salt = salt
    key = try await Self.key(of: password, salt, cost, length: 32)
  }

  /// Returns whether a password has this hash.
  ///
  /// The comparison takes constant time.
  ///
  /// - Throws: An error if there is no memory.
  public func matches(_ password: String) async throws -> Bool {
    let other = try await Self.key(of: password, salt, cost, length: key.count)
    guard other.count == key.count else { return false }
    return zip(other, key).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A Boolean value that indicates whether new hashes have another standard cost, so that the
  /// password should be hashed again at the next sign-in.
  ///
  /// Until then, its check may take another time than the check of an unknown name. A program with
  /// a cost of its own compares the ``cost`` with that one.
  public var isOutdated: Bool { cost != .standard }

  // MARK: Text

  /// The hash as a text of ASCII characters, in the format of the Password Hashing Competition:
  /// `$scrypt$ln=15,r=8,p=3$…$…`.
  public var text: String {
    "$scrypt$ln=\(cost.rounds),r=\(cost.blockSize),p=\(cost.parallelism)"
      + "$\(salt.unpaddedBase64)$\(key.unpaddedBase64)"
  }

  /// Creates a hash from its text, or returns nil if it is none, or has parameters that no program
  /// should compute.
  public init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let cost = Cost(parts[2]),
      let salt = Data(unpaddedBase64: parts[3]), let key = Data(unpaddedBase64: parts[4]),
      8...64 ~= salt.count, 16...64 ~= key.count
    else { return nil }
    self.cost = cost
    self.salt = salt
    self.key = key
  }

  // MARK: Computation

  /// Hashing uses a processor for long, and must not occupy all threads that run tasks.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "ensemble.passwords"
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    return queue
  }()

  private static func key(
    of password: String,
    _ salt: Data,
    _ cost: Cost,
    length: Int
  ) async throws -> Data {
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    return try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(
          with: Result {
            try KDF.Scrypt.deriveKey(
              from: bytes,
              salt: salt,
              outputByteCount: length,
              rounds: 1 << cost.rounds,
              blockSize: cost.blockSize,
              parallelism: cost.parallelism
            ).withUnsafeBytes { Data($0) }
          }
        )
      }
    }
  }
}

extension PasswordHash: Codable {
  /// Decodes a hash from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let hash = PasswordHash(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "The text is no hash of a password."
      )
    }
    self = hash
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension PasswordHash.Cost {
  /// Reads parameters such as `ln=15,r=8,p=3`, unless no program should compute them.
  fileprivate init?(_ text: Substring) {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    guard values.map(\.first) == ["ln", "r", "p"], values.allSatisfy({ $0.count == 2 }),
      let rounds = Int(values[0][1]), let blockSize = Int(values[1][1]),
      let parallelism = Int(values[2][1])
    else { return nil }
    self.init(unchecked: rounds, blockSize: blockSize, parallelism: parallelism)
    guard isAccepted else { return nil }
  }
}

extension Data {
  fileprivate var unpaddedBase64: String {
    base64EncodedString().replacingOccurrences(of: "=", with: "")
  }

  fileprivate init?(unpaddedBase64 text: Substring) {
    self.init(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
  }
}
#endif
