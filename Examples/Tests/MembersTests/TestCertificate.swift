// SPDX-License-Identifier: MIT

import NIOSSL

/// A certificate for `localhost` and its key, for tests only. They are valid until 2124.
enum TestCertificate {
  /// Returns the configuration of a server with the certificate.
  static func server() throws -> TLSConfiguration {
    TLSConfiguration.makeServerConfiguration(
      certificateChain: try certificates().map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
    )
  }

  /// Returns the configuration of a client that trusts only the certificate.
  static func client() throws -> TLSConfiguration {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .certificates(try certificates())
    return configuration
  }

  private static func certificates() throws -> [NIOSSLCertificate] {
    try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8))
  }

  private static let certificate = """
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

  private static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+VMzZrkgEpj40tt4
    FbgvufmTMsW8Hue9o9Z0De+3brqhRANCAAQuvcei4s9pj7MnXBqsEvKkVfSx5PHG
    pnrVhmjipu3JpuuYHlx1WQsOatWKb3/2qaw6L91OksnpxdAnrspFkgKy
    -----END PRIVATE KEY-----
    """
}
