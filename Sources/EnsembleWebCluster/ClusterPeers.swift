// SPDX-License-Identifier: MIT

import AsyncAlgorithms
import AsyncHTTPClient
import EnsembleWeb
import HTTPTypes
import NIOCore
import NIOHTTP1

/// The other processes of a cluster, reached by HTTP.
final class ClusterPeers: SitePeers {
  let cluster: WebCluster
  /// The connections for requests, which are answered soon.
  private let requests: HTTPClient
  /// The connections for streams, one for each browser that has pages of another process.
  private let streams: HTTPClient

  init(_ cluster: WebCluster) {
    self.cluster = cluster
    requests = Self.makeClient(silence: .seconds(10), connections: 256)
    // Three heartbeats.
    streams = Self.makeClient(silence: .seconds(45), connections: 8192)
  }

  deinit {
    let clients = [requests, streams]
    Task { for client in clients { try? await client.shutdown() } }
  }

  private static func makeClient(silence: TimeAmount, connections: Int) -> HTTPClient {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .seconds(2), read: silence)
    )
    // Servers close a connection that waits for a request, by default after ten seconds.
    configuration.connectionPool.idleTimeout = .seconds(4)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  var tag: String { cluster.tags.own }

  func address(of tag: Substring) -> String? { cluster.tags.address(of: tag) }

  func address(ofOwner owner: String) -> String? {
    owner != cluster.address && WebCluster.isAddress(owner) ? owner : nil
  }

  func send(
    _ request: WebRequest,
    to address: String,
    isStream: Bool
  ) async throws -> WebResponse {
    let body = forwardedBody(of: request)
    do {
      let response = try await (isStream ? streams : requests).execute(
        clientRequest(request, address, body?.content),
        deadline: .distantFuture
      )
      let length = response.headers.first(name: "content-length").flatMap { Int($0) }
      let reader = BodyReader(response.body, body?.reading)
      return WebResponse(
        HTTPResponse.Status(code: Int(response.status.code)),
        HTTPFields(response.headers),
        .bytes(length: length) { try await reader.next() }
      )
    } catch {
      body?.reading.cancel()
      throw error
    }
  }

  private func clientRequest(
    _ request: WebRequest,
    _ address: String,
    _ body: HTTPClientRequest.Body?
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
    forwarded.body = body
    return forwarded
  }

  /// Returns the body of a request, and the task that reads it as fast as the other process takes it.
  private func forwardedBody(
    of request: WebRequest
  ) -> (content: HTTPClientRequest.Body, reading: Task<Void, Never>)? {
    let length = request.head.headerFields[.contentLength].flatMap { Int64($0) }
    guard request.head.method == .post, length != 0 else { return nil }
    let pieces = AsyncThrowingChannel<ByteBuffer, any Error>()
    let reading = Task {
      do {
        try await request.readPieces { await pieces.send($0) }
        pieces.finish()
      } catch {
        pieces.fail(error)
      }
    }
    return (.stream(pieces, length: length.map { .known($0) } ?? .unknown), reading)
  }
}

/// The body of a response, which is read by one task.
private actor BodyReader {
  private var body: HTTPClientResponse.Body.AsyncIterator
  private let reading: Task<Void, Never>?

  /// - Parameter reading: The task that reads the body of the request, which ends with the response at the latest.
  init(_ body: HTTPClientResponse.Body, _ reading: Task<Void, Never>?) {
    self.body = body.makeAsyncIterator()
    self.reading = reading
  }

  deinit { reading?.cancel() }

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
