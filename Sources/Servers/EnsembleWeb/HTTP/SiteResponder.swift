// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// A responder that passes the requests of a server to a site.
struct SiteResponder: HTTPResponder {
  let site: WebSite

  func respond(to request: Request, context: SiteContext) async throws -> Response {
    var requestContext = WebRequestContext()
    let connection = context.channel.closeFuture
    requestContext.whenDisconnected = { act in connection.whenComplete { _ in act() } }
    let channel = context.channel
    // A channel that closes drops what it has not sent, and becomes writable for a moment. A task
    // of its event loop is behind that.
    requestContext.isConnected = {
      (try? await channel.eventLoop.submit { channel.isActive }.get()) ?? false
    }
    requestContext.peer = { channel.remoteAddress.flatMap(IPAddress.init) }
    return try await site.respond(to: request, context: requestContext)
  }
}

/// The context of a request: the connection that it arrived on.
struct SiteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}

extension IPAddress {
  /// Creates the address of a socket, or returns nil if it has none.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress, let address = IPAddress(text) else { return nil }
    self = address
  }
}

extension WebSite {
  /// Responds to a request of Hummingbird.
  func respond(to request: Request, context: WebRequestContext) async throws -> Response {
    let body = request.body
    let length = request.headers[.contentLength].map { Int($0) ?? .max }
    let isFramed = length ?? 0 > 0 || request.headers[.transferEncoding] != nil
    // Over HTTP/2, a request can have a body without `Content-Length` and `Transfer-Encoding`.
    guard isFramed || request.method == .post else {
      let response = try await respond(
        to: WebRequest(request.head) { _ in ByteBuffer() },
        context: context
      )
      return Response(response)
    }
    let isRead = LockIsolated(false)
    let webRequest = WebRequest(request.head) { limit in
      guard length ?? 0 <= limit else { throw WebRequest.BodyError.tooLong }
      let bytes = try await body.collect(upTo: limit)
      isRead.setValue(true)
      return bytes
    } readPieces: { take in
      for try await bytes in body { try await take(bytes) }
      isRead.setValue(true)
    }
    var response = Response(try await respond(to: webRequest, context: context))
    // Closing the connection is cheaper than reading the rest of a body.
    if isFramed, !isRead.value { response.headers[.connection] = "close" }
    return response
  }
}

extension Response {
  init(_ response: WebResponse) {
    let body: ResponseBody =
      switch response.body {
      case .text(let text):
        text.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(string: text))
      case .buffer(let buffer): ResponseBody(byteBuffer: buffer)
      case .stream(let next):
        ResponseBody { writer in
          while let text = await next() { try await writer.write(ByteBuffer(string: text)) }
          try await writer.finish(nil)
        }
      case .file(let file):
        ResponseBody(contentLength: file.length) { writer in
          try await file.send { try await writer.write($0) }
          try await writer.finish(nil)
        }
      case .bytes(let length, let next):
        ResponseBody(contentLength: length) { writer in
          while let bytes = try await next() { try await writer.write(bytes) }
          try await writer.finish(nil)
        }
      }
    self.init(status: response.status, headers: response.headers, body: body)
  }
}
#endif
