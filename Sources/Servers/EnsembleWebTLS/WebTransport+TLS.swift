// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import EnsembleUI
import NIOSSL

extension WebTransport {
  /// Returns an HTTPS transport for HTTP/2 and, for other clients, HTTP/1.1, over TLS 1.2 or 1.3.
  ///
  /// ```swift
  /// configuration.transport = try .http2(tls: .pemFiles(certificate: "chain.pem", key: "key.pem"))
  /// ```
  ///
  /// - Parameter tls: The certificate, its key, and the accepted clients.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func http2(tls: TLSConfiguration) throws -> WebTransport {
    let server = try SecureServer(tls, protocols: ["h2", "http/1.1"])
    return WebTransport(isEncrypted: true, makeServer: server.builder)
  }

  /// Returns an HTTPS transport for HTTP/1.1 only.
  ///
  /// - Parameter tls: The certificate, its key, and the accepted clients.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public static func https1(tls: TLSConfiguration) throws -> WebTransport {
    let server = try SecureServer(tls, protocols: ["http/1.1"])
    return WebTransport(isEncrypted: true, makeServer: server.builder)
  }
}

extension WebServer {
  /// Creates a server for a single application over HTTPS, with HTTP/2 and HTTP/1.1.
  ///
  /// ```swift
  /// let server = try WebServer("Counter", tls: .pemFiles(certificate: "chain.pem", key: "key.pem")) { CounterView() }
  /// try await server.run { print("https://localhost:\($0)") }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: The port, interfaces, limits, and strings. Its transport is replaced.
  ///   - tls: The certificate, its key, and the accepted clients.
  ///   - content: A closure that creates the view and the store behind it, once per page.
  /// - Throws: `NIOSSLError` or `BoringSSLError` if the certificate or the key cannot be used.
  public convenience init<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    tls: TLSConfiguration,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) throws {
    var configuration = configuration
    configuration.transport = try .http2(tls: tls)
    self.init(title, configuration: configuration, content: content)
  }
}
#endif
