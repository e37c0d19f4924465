// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP2
import NIOHTTPTypes
import NIOHTTPTypesHTTP2
import NIOPosix
import NIOSSL

/// An HTTP/2 connection of a client.
struct HTTP2Wire: Sendable {
  private typealias Multiplexer = NIOHTTP2Handler.AsyncStreamMultiplexer<Void>

  private let port: UInt16
  private let channel: any Channel
  private let multiplexer: Multiplexer

  /// - Parameter window: The number of response bytes that the client accepts before it reads.
  init(_ port: UInt16, window: Int = 65_535) async throws {
    self.port = port
    var connection = NIOHTTP2Handler.ConnectionConfiguration()
    connection.initialSettings = [HTTP2Setting(parameter: .initialWindowSize, value: window)]
    var stream = NIOHTTP2Handler.StreamConfiguration()
    stream.targetWindowSize = window
    let configuration = NIOHTTP2Handler.Configuration(connection: connection, stream: stream)
    (channel, multiplexer) = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: Int(port)) { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(TestCertificate.client(["h2"]))
          let multiplexer = try pipeline.configureAsyncHTTP2Pipeline(
            mode: .client,
            configuration: configuration
          ) { $0.eventLoop.makeSucceededVoidFuture() }
          return (channel, multiplexer)
        }
      }
  }

  /// Starts a request on a new stream.
  func request(
    _ method: String,
    _ target: String,
    _ headers: HTTPFields = [:],
    isWhole: Bool = true
  ) async throws -> Exchange {
    let (parts, part) = AsyncStream.makeStream(of: HTTPResponsePart.self)
    let stream = try await multiplexer.openStream { stream in
      stream.eventLoop.makeCompletedFuture {
        try stream.syncOptions?.setOption(.autoRead, value: false)
        try stream.pipeline.syncOperations.addHandlers([
          HTTP2FramePayloadToHTTPClientCodec(), ExchangeHandler(part),
        ])
        return stream
      }
    }
    let head = HTTPRequest(
      method: HTTPRequest.Method(method)!,
      scheme: "https",
      authority: "localhost:\(port)",
      path: target,
      headerFields: headers
    )
    try await stream.writeAndFlush(HTTPRequestPart.head(head))
    let exchange = Exchange(stream, parts)
    if isWhole { try await exchange.end() }
    return exchange
  }

  func close() { channel.close(promise: nil) }

  /// Waits until the server has closed the connection.
  func closes() async { try? await channel.closeFuture.get() }
}

/// A request and its response. The response is read on demand only.
actor Exchange {
  private let channel: any Channel
  private var parts: AsyncStream<HTTPResponsePart>.Iterator

  struct Closed: Error {}

  init(_ channel: any Channel, _ parts: AsyncStream<HTTPResponsePart>) {
    self.channel = channel
    self.parts = parts.makeAsyncIterator()
  }

  func send(_ text: String) async throws {
    try await channel.writeAndFlush(HTTPRequestPart.body(ByteBuffer(string: text)))
  }

  func end() async throws { try await channel.writeAndFlush(HTTPRequestPart.end(nil)) }

  func close() { channel.close(promise: nil) }

  /// Returns the next part, or nil when the stream was closed.
  func next() async -> HTTPResponsePart? {
    channel.read()
    var iterator = parts
    defer { parts = iterator }
    return await iterator.next(isolation: self)
  }

  /// Returns the response. Its body is a stream for server-sent events.
  func response() async throws -> WebResponse {
    guard case .head(let head) = await next() else { throw Closed() }
    guard head.headerFields[.contentType] != "text/event-stream" else {
      return WebResponse(head.status, head.headerFields, .stream { await self.message() })
    }
    return WebResponse(head.status, head.headerFields, .text(try await text()))
  }

  private func text() async throws -> String {
    var text = ""
    while let part = await next() {
      switch part {
      case .body(let bytes): text += String(buffer: bytes)
      case .end: return text
      case .head: throw Closed()
      }
    }
    throw Closed()
  }

  private func message() async -> String? {
    var message = ""
    while !message.hasSuffix("\n\n") {
      guard case .body(let bytes) = await next() else { return nil }
      message += String(buffer: bytes)
    }
    return message
  }
}

private final class ExchangeHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPResponsePart

  private let parts: AsyncStream<HTTPResponsePart>.Continuation

  init(_ parts: AsyncStream<HTTPResponsePart>.Continuation) { self.parts = parts }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    parts.yield(unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) { parts.finish() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension TestBrowser {
  /// Creates a browser that makes all its requests on one HTTP/2 connection.
  convenience init(_ wire: HTTP2Wire, port: UInt16) {
    self.init(host: "localhost:\(port)", scheme: "https") { method, target, headers, body in
      var fields = HTTPFields()
      for (name, value) in headers where name != "host" {
        if let name = HTTPField.Name(name) { fields[name] = value }
      }
      let exchange = try await wire.request(method, target, fields, isWhole: method != "POST")
      if method == "POST" {
        try await exchange.send(body)
        try await exchange.end()
      }
      return try await exchange.response()
    }
  }
}
#endif
