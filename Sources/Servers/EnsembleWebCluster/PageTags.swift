// SPDX-License-Identifier: MIT

#if TLS
import Crypto
import EnsembleConcurrency
import Foundation

/// The ends of identifiers of pages and sessions: the encrypted address of the process that has
/// made them.
///
/// A browser neither learns the address nor can make a process send requests to another one.
struct PageTags: Sendable {
  let own: String
  private let address: String
  private let key: SymmetricKey
  /// The addresses of the tags that were read: one for each process, and for each that it has
  /// replaced.
  private let known = LockIsolated<[Substring: String]>([:])

  /// The number of tags that are remembered.
  private static let limit = 1024

  init(address: String, secret: String) {
    self.address = address
    key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(secret.utf8)),
      info: Data("ensemble page tags".utf8),
      outputByteCount: 32
    )
    // Sealing fails only for more than 64 GB.
    let sealed = try? AES.GCM.seal(Data(address.utf8), using: key).combined
    own = "." + (sealed ?? Data()).base64URL
  }

  /// Returns the address of another process; nil for this one, and for a text that no process has
  /// made.
  func address(of tag: Substring) -> String? {
    if tag == own { return nil }
    if let address = known.value[tag] { return address }
    guard tag.utf8.count <= 512, let sealed = Data(base64URL: tag.dropFirst()),
      let box = try? AES.GCM.SealedBox(combined: sealed),
      let data = try? AES.GCM.open(box, using: key)
    else { return nil }
    let address = String(decoding: data, as: UTF8.self)
    // An earlier process at the same address has left nothing that could be asked for.
    guard address != self.address, WebCluster.isAddress(address) else { return nil }
    known.withValue { known in
      if known.count >= Self.limit { known = [:] }
      known[Substring(String(tag))] = address
    }
    return address
  }
}

extension Data {
  /// The data in the alphabet of Base64 for URLs, without padding.
  fileprivate var base64URL: String {
    base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  fileprivate init?(base64URL text: Substring) {
    let standard =
      text
      .replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.count % 4) % 4)
    self.init(base64Encoded: standard + padding)
  }
}
#endif
