// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !TLS
#if Web
import EnsembleUI
import EnsembleWeb
import HummingbirdCore

extension WebTransport {
  @available(
    *,
    unavailable,
    message:
      "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public static func https1(tls: TLSConfiguration) throws -> WebTransport { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public static func http2(tls: TLSConfiguration) throws -> WebTransport { fatalError() }
}

extension WebServer {
  @available(
    *,
    unavailable,
    message:
      "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public convenience init<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    tls: TLSConfiguration,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) throws { fatalError() }
}

extension HTTPServerBuilder {
  @available(
    *,
    unavailable,
    message:
      "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public static func https1(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public static func http2(
    limits: WebLimits,
    tls: TLSConfiguration
  ) throws -> HTTPServerBuilder { fatalError() }
}
#endif

/// The certificates and the private key of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWebTLS is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
)
public struct TLSConfiguration {
  /// Returns the configuration of a server with files in the format PEM.
  public static func pemFiles(certificate: String, key: String) throws -> TLSConfiguration {
    fatalError()
  }
}
#endif
