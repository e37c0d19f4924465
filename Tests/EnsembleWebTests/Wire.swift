// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import NIOPosix

/// A connection, as text.
///
/// Bytes are read on demand only, so an unread wire acts as a client that has stopped reading.
actor Wire {
  private let channel: any Channel
  private var chunks: AsyncStream<ByteBuffer>.Iterator
  private var bytes: [UInt8] = []

  struct Closed: Error {}

  /// - Parameters:
  ///   - host: The address of the server.
  ///   - encryption: A closure that creates the TLS handler; nil for plain text.
  ///   - receiveBuffer: The size of the system's receive buffer, or nil for the default.
  init(
    _ port: UInt16,
    host: String = "127.0.0.1",
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil,
    receiveBuffer: Int? = nil
  ) async throws {
    let (chunks, chunk) = AsyncStream.makeStream(of: ByteBuffer.self)
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    if let receiveBuffer {
      let size = SocketOptionValue(receiveBuffer)
      bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: size)
    }
    channel =
      try await bootstrap
      // A TLS handshake requires reading.
      .channelOption(.autoRead, value: encryption != nil)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let encryption { try pipeline.addHandler(encryption()) }
          try pipeline.addHandler(WireHandler(chunk))
        }
      }
      .connect(host: host, port: Int(port)).get()
    self.chunks = chunks.makeAsyncIterator()
  }

  func send(_ text: some StringProtocol) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: String(text)))
  }

  /// Sends bytes, which need not be text.
  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  /// Returns the received text up to and including an end.
  func receive(until end: String) async throws -> String {
    while true {
      if let range = bytes.firstRange(of: Array(end.utf8)) { return take(range.upperBound) }
      try await receiveMore()
    }
  }

  /// Returns the next bytes.
  func receive(bytes count: Int) async throws -> String {
    while bytes.count < count { try await receiveMore() }
    return take(count)
  }

  /// Returns all text until the connection ends.
  func receiveAll() async throws -> String {
    do {
      while true { try await receiveMore() }
    } catch is Closed {
      return take(bytes.count)
    }
  }

  func close() { channel.close(promise: nil) }

  private func receiveMore() async throws {
    channel.read()
    var iterator = chunks
    guard let chunk = await iterator.next(isolation: self) else { throw Closed() }
    chunks = iterator
    bytes += chunk.readableBytesView
  }

  private func take(_ count: Int) -> String {
    defer { bytes.removeFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

/// A handler that collects the received bytes as a stream.
private final class WireHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let chunks: AsyncStream<ByteBuffer>.Continuation

  init(_ chunks: AsyncStream<ByteBuffer>.Continuation) { self.chunks = chunks }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    chunks.yield(unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) { chunks.finish() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension TestBrowser {
  /// Creates a browser that connects to a server on this machine.
  ///
  /// - Parameter keepsConnection: True if requests, except streams, share a connection, which is
  ///   reopened after the server has closed it.
  convenience init(
    port: UInt16,
    keepsConnection: Bool = false,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil
  ) {
    var kept: Wire?
    self.init(host: "localhost:\(port)", scheme: encryption == nil ? "http" : "https") {
      method,
      target,
      headers,
      body in
      var head = "\(method) \(target) HTTP/1.1\r\n"
      head += headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      if method == "POST" { head += "content-length: \(body.utf8.count)\r\n" }
      if let wire = kept, !target.contains("/-/stream") {
        do {
          try await wire.send(head + "\r\n" + body)
          return try await WebResponse(from: wire)
        } catch {
          kept = nil
        }
      }
      let wire = try await Wire(port, encryption: encryption)
      try await wire.send(head + "\r\n" + body)
      let response = try await WebResponse(from: wire)
      guard case .text = response.body else { return response }
      if keepsConnection { kept = wire } else { await wire.close() }
      return response
    }
  }
}

extension WebResponse {
  struct Malformed: Error {
    let text: String
  }

  /// Receives the response on a connection.
  @MainActor
  init(from wire: Wire) async throws {
    let head = try await wire.receive(until: "\r\n\r\n")
    let lines = head.split(separator: "\r\n")
    guard let code = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw Malformed(text: head) }
    var headers = HTTPFields()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard let name = HTTPField.Name(parts[0]) else { throw Malformed(text: head) }
      headers.append(HTTPField(name: name, value: parts[1].trimmingCharacters(in: .whitespaces)))
    }
    self.init(HTTPResponse.Status(code: code), headers)
    guard headers[.transferEncoding] == "chunked" else {
      let length = headers[.contentLength].flatMap { Int($0) } ?? 0
      body = .text(try await wire.receive(bytes: length))
      return
    }
    body = .stream {
      // A message may arrive in several pieces.
      var message = ""
      while !message.hasSuffix("\n\n") {
        guard let length = try? await wire.receive(until: "\r\n"),
          // Swift counts CR LF as a single character.
          let count = Int(length.dropLast(), radix: 16), count > 0,
          let piece = try? await wire.receive(bytes: count + 2)
        else { return nil }
        message += piece.dropLast()
      }
      return message
    }
  }
}

/// Runs a server on a free loopback port for the duration of a test.
@MainActor
func withServer(
  rows: Int = 0,
  _ configure: (inout WebConfiguration) -> Void = { _ in },
  _ body: @MainActor (TestSite, UInt16) async throws -> Void
) async throws {
  let site = TestSite(rows: rows) {
    $0.port = 0
    configure(&$0)
  }
  let port = try await site.server.start()
  do {
    try await body(site, port)
  } catch {
    await site.server.stop()
    throw error
  }
  await site.server.stop()
}
#endif
