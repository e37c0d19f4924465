// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension DependencyValues {
  /// The session that loads URLs.
  ///
  /// The shared session by default. In tests every request is reported and fails.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// A protocol that accepts every request, reports it, and fails it.
final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url?.absoluteString ?? "no URL"
    reportIssue(
      #"""
      Unimplemented: @Dependency(\.urlSession)

        Request:
          \#(request.httpMethod ?? "GET") \#(url)

      A test does not reach the network. Override the session, or the client that uses it.
      """#
    )
    client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
  }

  override func stopLoading() {}
}
