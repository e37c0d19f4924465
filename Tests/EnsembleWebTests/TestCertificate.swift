// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWebTLS
import NIOCore
import NIOSSL

/// A certificate for `localhost` and its key, for tests only. They are valid until 2124.
enum TestCertificate {
  static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
    c3QwIBcNMjQwMTAxMDAwMDAwWhgPMjEyNDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
    CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABC69x6Liz2mPsydc
    GqwS8qRV9LHk8cametWGaOKm7cmm65geXHVZCw5q1Ypvf/aprDov3U6SyenF0Ceu
    ykWSArKjTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8E
    BTADAQH/MB0GA1UdDgQWBBQ6i2OkCVJUW+B8nMe4zv334ucojTAKBggqhkjOPQQD
    AgNIADBFAiBW6wslz/K/BgfJRdHJrNG/HdTFh5rLuP5lVsswqPyiJwIhAMKX071y
    uYsUmQeXw9GzZPJy/YxTQ65RPQf12lA8criY
    -----END CERTIFICATE-----
    """

  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+VMzZrkgEpj40tt4
    FbgvufmTMsW8Hue9o9Z0De+3brqhRANCAAQuvcei4s9pj7MnXBqsEvKkVfSx5PHG
    pnrVhmjipu3JpuuYHlx1WQsOatWKb3/2qaw6L91OksnpxdAnrspFkgKy
    -----END PRIVATE KEY-----
    """

  /// Returns the configuration of a server with the certificate.
  static func server() throws -> TLSConfiguration {
    let certificate = try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8))
    return TLSConfiguration.makeServerConfiguration(
      certificateChain: certificate.map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
    )
  }

  /// Returns the TLS handler of a client of HTTP/1.1.
  @Sendable
  static func client() throws -> any ChannelHandler { try client(["http/1.1"]) }

  /// Returns the TLS handler of a client that trusts the certificate and negotiates protocols.
  static func client(
    _ protocols: [String],
    newest: TLSVersion? = nil
  ) throws -> NIOSSLClientHandler {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.maximumTLSVersion = newest
    configuration.trustRoots = .certificates(
      try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8))
    )
    configuration.applicationProtocols = protocols
    return try NIOSSLClientHandler(
      context: NIOSSLContext(configuration: configuration),
      serverHostname: "localhost"
    )
  }
}
#endif
