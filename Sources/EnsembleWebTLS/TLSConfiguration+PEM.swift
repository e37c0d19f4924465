// SPDX-License-Identifier: MIT

@_exported import struct NIOSSL.TLSConfiguration
import NIOSSL

extension TLSConfiguration {
  /// A server's certificate and key from two files.
  ///
  /// - Parameters:
  ///   - certificate: The path of a PEM file with the certificate of the server, followed by those that it is signed with.
  ///   - key: The path of a PEM file with its private key, without a passphrase.
  /// - Throws: `NIOSSLError` if a file cannot be read or parsed.
  public static func pemFiles(certificate: String, key: String) throws -> TLSConfiguration {
    .makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
    )
  }
}
