// SPDX-License-Identifier: MIT

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
  /// The clients by the silence, in nanoseconds, after which they give up: one for requests, and one for streams.
  private let clients = LockIsolated<[Int64: HTTPClient]>([:])
  /// The times in which processes have not answered at all, by address.
  private let silences = LockIsolated<[String: Silence]>([:])

  private struct Silence {
    var start: ContinuousClock.Instant
    /// The time of the last request that was not answered.
    var last: ContinuousClock.Instant
  }

  /// The time without any answer after which a process counts as gone.
  private static let patience = Duration.seconds(15)

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
      silences.withValue { $0[address] = nil }
      return response
    } catch let error as WebRequest.BodyError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      throw reason(for: error, at: address, after: silence)
    }
  }

  /// Returns why a process has not answered, by the error and by how long it has not.
  private func reason(
    for error: any Error,
    at address: String,
    after silence: Duration
  ) -> PeerError {
    if error.isRefusal { return .gone }
    // A connection that was lost says nothing about the process.
    guard error.isTimeout else { return .silent }
    let now = ContinuousClock.now
    let start = silences.withValue { silences in
      let known = silences[address]
      let isRecent = known.map { $0.last.duration(to: now) < Self.patience * 2 } ?? false
      let start = isRecent ? known?.start ?? now : now - silence
      silences[address] = Silence(start: start, last: now)
      return start
    }
    return start.duration(to: now) > Self.patience ? .gone : .silent
  }

  private func execute(
    _ request: WebRequest,
    _ address: String,
    _ silence: Duration
  ) async throws -> WebResponse {
    let body = ForwardedBody(of: request)
    let clientRequest = clientRequest(request, address, body)
    // Cancelled if the other process takes nothing of the body.
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
    // The host that the browser has asked for: the other process checks it, and it names the cookie.
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

extension Error {
  /// A Boolean value that indicates whether nothing listens at the address.
  fileprivate var isRefusal: Bool {
    if let error = self as? IOError { return error.errnoCode == ECONNREFUSED }
    guard let error = self as? NIOConnectionError else { return false }
    return !error.connectionErrors.isEmpty
      && error.connectionErrors.allSatisfy { $0.error.isRefusal }
  }
}

extension Error {
  /// A Boolean value that indicates whether nothing was heard of the other process.
  fileprivate var isTimeout: Bool {
    if let error = self as? PeerError, case .silent = error { return true }
    return [.readTimeout, .connectTimeout].contains(self as? HTTPClientError)
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
