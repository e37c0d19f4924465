// SPDX-License-Identifier: MIT

#if TLS
import Crypto
import EnsembleConcurrency
import Foundation

/// The tags at the end of identifiers of pages and sessions, which contain the encrypted address of
/// the process that has created them.
///
/// A browser neither learns the address nor can make a process send requests to another one.
struct PageTags: Sendable {
  let own: String
  private let address: String
  private let key: SymmetricKey
  /// A cache of the addresses by tag. It has an entry for each current and former process.
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

  /// Returns the address of the process with a tag; nil for this process, and for a forged tag.
  func address(of tag: Substring) -> String? {
    if tag == own { return nil }
    if let address = known.value[tag] { return address }
    guard tag.utf8.count <= 512, let sealed = Data(base64URL: tag.dropFirst()),
      let box = try? AES.GCM.SealedBox(combined: sealed),
      let data = try? AES.GCM.open(box, using: key)
    else { return nil }
    let address = String(decoding: data, as: UTF8.self)
    // The pages of an earlier process at the same address no longer exist.
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
