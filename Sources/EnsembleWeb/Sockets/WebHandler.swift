// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import FlyingFox
import FlyingSocks
import Foundation

/// Leads what comes over HTTP to a server of pages, and back.
struct WebHandler: HTTPHandler {
  let timekeeper: Timekeeper
  let patience: Duration
  let arrivals: Arrivals
  let respond: @Sendable (WebRequest) async -> WebResponse

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    request.remoteAddress.map(arrivals.hasArrived)
    // What was waited for meanwhile is the body.
    defer { request.remoteAddress.map(arrivals.hasArrived) }
    let body = RequestBody(request.bodySequence)
    let response = await respond(
      WebRequest(
        method: request.method.rawValue,
        path: request.path,
        query: Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first },
        headers: Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) {
          first,
          _ in first
        },
        readBody: { limit in
          try await timekeeper.run(atMost: patience) { try await body.read(limit) }
        }
      )
    )
    return response.overHTTP(body, isHeadOnly: request.method == .HEAD)
  }
}

extension WebResponse {
  fileprivate func overHTTP(_ request: RequestBody, isHeadOnly: Bool) -> HTTPResponse {
    var headers = HTTPHeaders(
      Dictionary(uniqueKeysWithValues: self.headers.map { (HTTPHeader($0.key), $0.value) })
    )
    let status = HTTPStatusCode(status.rawValue, phrase: status.phrase)
    switch body {
    case .stream(let next):
      let isLast = request.isUnread
      if isLast { headers[.connection] = "close" }
      let chunks = ByteChunks {
        if let text = await next() { return Array(text.utf8) }
        if isLast { try await request.end() }
        return nil
      }
      return HTTPResponse(
        statusCode: status,
        headers: headers,
        body: HTTPBodySequence(from: chunks)
      )
    case .data(let all):
      // Who asks for a head takes anything more for the next response.
      let data = isHeadOnly ? Data() : all
      if isHeadOnly { headers[.contentLength] = String(all.count) }
      guard request.isUnread else {
        return HTTPResponse(statusCode: status, headers: headers, body: data)
      }
      headers[.connection] = "close"
      return HTTPResponse(statusCode: status, headers: headers, body: request.closing(after: data))
    }
  }
}

/// The body of a request, which may be read once, or be left unread.
private final class RequestBody: Sendable {
  /// Bodies up to this size have been read before a handler is asked.
  static let bufferSize = 4096
  /// How much of an unread body is taken before the connection is closed, so that the answer arrives.
  static let lingering = 262_144

  private let sequence: HTTPBodySequence
  private let isRead = LockIsolated(false)

  init(_ sequence: HTTPBodySequence) {
    self.sequence = sequence
  }

  func read(_ limit: Int) async throws -> Data {
    if let count = sequence.count, count > limit { throw WebRequest.BodyError.tooLong }
    var data = Data()
    for try await chunk in sequence {
      data.append(chunk)
      if data.count > limit { throw WebRequest.BodyError.tooLong }
    }
    isRead.setValue(true)
    return data
  }

  /// Whether there is something on the connection that is not the next request.
  var isUnread: Bool {
    (sequence.count.map { $0 > Self.bufferSize } ?? true) && !isRead.value
  }

  /// A body of a response after which the connection ends. What is left of the request is never taken for
  /// another one, which nobody would have checked.
  func closing(after data: Data) -> HTTPBodySequence {
    let isSent = LockIsolated(data.isEmpty)
    let chunks = ByteChunks {
      if !isSent.value {
        isSent.setValue(true)
        return Array(data)
      }
      try await self.end()
      return nil
    }
    return HTTPBodySequence(from: chunks, count: data.count)
  }

  /// Ends the connection.
  func end() async throws {
    var taken = 0
    for try await chunk in sequence {
      taken += chunk.count
      if taken > Self.lingering { break }
    }
    throw SocketError.disconnected
  }
}
