// SPDX-License-Identifier: MIT

#if TLS
@_exported import struct NIOSSL.TLSConfiguration
import NIOSSL

extension TLSConfiguration {
  /// Returns the configuration of a server with a certificate and key from PEM files.
  ///
  /// - Parameters:
  ///   - certificate: The path of a PEM file with the server's certificate, followed by the rest of
  ///     the certificate chain.
  ///   - key: The path of a PEM file with the private key, without a passphrase.
  /// - Throws: `NIOSSLError` if a file cannot be read or parsed.
  public static func pemFiles(certificate: String, key: String) throws -> TLSConfiguration {
    .makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
    )
  }
}
#endif
