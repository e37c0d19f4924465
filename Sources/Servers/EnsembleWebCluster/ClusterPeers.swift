// SPDX-License-Identifier: MIT

#if TLS
import AsyncAlgorithms
import AsyncHTTPClient
import EnsembleConcurrency
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix

/// The other processes of a cluster, reached by HTTP.
final class ClusterPeers: SitePeers {
  let cluster: WebCluster
  /// The clients by the silence, in nanoseconds, after which they give up: one for requests, and
  /// one for streams.
  private let clients = LockIsolated<[Int64: HTTPClient]>([:])
  private let silences = LockIsolated(PeerSilences())

  init(_ cluster: WebCluster) {
    self.cluster = cluster
  }

  deinit {
    let clients = clients.value
    Task { for client in clients.values { try? await client.shutdown() } }
  }

  var tag: String { cluster.tags.own }

  func address(of tag: Substring) -> String? { cluster.tags.address(of: tag) }

  func address(ofOwner owner: String) -> String? {
    owner != cluster.address && WebCluster.isAddress(owner) ? owner : nil
  }

  // MARK: Sending

  func send(
    _ request: WebRequest,
    to address: String,
    silence: Duration
  ) async throws -> WebResponse {
    do {
      let response = try await execute(request, address, silence)
      silences.withValue { $0.end(at: address) }
      return response
    } catch let error as WebRequest.BodyError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      throw silences.withValue {
        $0.reason(for: error, at: address, after: silence, now: .now)
      }
    }
  }

  private func execute(
    _ request: WebRequest,
    _ address: String,
    _ silence: Duration
  ) async throws -> WebResponse {
    let body = ForwardedBody(of: request)
    let clientRequest = clientRequest(request, address, body)
    // Cancelled if the other process stops reading the body.
    let execution = Task { [client = client(silence)] in
      try await client.execute(clientRequest, deadline: .distantFuture)
    }
    body?.start(silence) { execution.cancel() }
    let response: HTTPClientResponse
    do {
      response = try await withTaskCancellationHandler {
        try await execution.value
      } onCancel: {
        execution.cancel()
      }
    } catch {
      body?.end()
      throw body?.error ?? error
    }
    let length = response.headers.first(name: "content-length").flatMap { Int($0) }
    let reader = BodyReader(response.body, body)
    return WebResponse(
      HTTPResponse.Status(code: Int(response.status.code)),
      HTTPFields(response.headers),
      .bytes(length: length) { try await reader.next() }
    )
  }

  private func client(_ silence: Duration) -> HTTPClient {
    let nanoseconds = Int64(silence / .nanoseconds(1))
    return clients.withValue { clients in
      if let client = clients[nanoseconds] { return client }
      let client = Self.makeClient(silence: .nanoseconds(nanoseconds))
      clients[nanoseconds] = client
      return client
    }
  }

  private static func makeClient(silence: TimeAmount) -> HTTPClient {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .seconds(2), read: silence)
    )
    // Servers close a connection that waits for a request, by default after ten seconds.
    configuration.connectionPool.idleTimeout = .seconds(4)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 8192
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  private func clientRequest(
    _ request: WebRequest,
    _ address: String,
    _ body: ForwardedBody?
  ) -> HTTPClientRequest {
    var forwarded = HTTPClientRequest(url: address + (request.head.path ?? "/"))
    forwarded.method = HTTPMethod(rawValue: request.head.method.rawValue)
    for field in request.head.headerFields where field.name != .contentLength {
      forwarded.headers.add(name: field.name.rawName, value: field.value)
    }
    // The host that the browser requested. The other process checks it, and derives the cookie's
    // name from it.
    if let authority = request.head.authority {
      forwarded.headers.replaceOrAdd(name: "host", value: authority)
    }
    forwarded.body = body?.content
    return forwarded
  }
}

/// The body of a response, which is read by one task.
private actor BodyReader {
  private var body: HTTPClientResponse.Body.AsyncIterator
  private let sent: ForwardedBody?

  /// - Parameter sent: The body of the request, which is read no longer than the response.
  init(_ body: HTTPClientResponse.Body, _ sent: ForwardedBody?) {
    self.body = body.makeAsyncIterator()
    self.sent = sent
  }

  deinit { sent?.end() }

  func next() async throws -> ByteBuffer? {
    var body = body
    defer { self.body = body }
    return try await body.next(isolation: self)
  }
}

extension HTTPFields {
  fileprivate init(_ headers: HTTPHeaders) {
    self.init()
    for (name, value) in headers {
      guard let name = HTTPField.Name(name) else { continue }
      append(HTTPField(name: name, value: value))
    }
  }
}
#endif
