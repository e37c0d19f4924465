// SPDX-License-Identifier: MIT

#if TLS
import EnsembleConcurrency
import EnsembleWeb
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// A handler that limits an HTTP/2 stream, which carries one request and its response.
///
/// A stream has the timeouts of an HTTP/1.1 connection. When one expires, only the stream is reset;
/// the connection continues for its other streams.
final class StreamGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limits: WebLimits
  private let table: ConnectionTable
  private var connection: Connection?
  private var stream: Connection?
  /// Whether the response was written. Further input is ignored.
  private var isAnswered = false
  private var discardedBytes = 0
  private var body: BodyProgress
  private var unsentBytes = 0
  private var sentBytes = 0

  /// The size of the pieces in which a body is written, small enough to observe the client's
  /// progress.
  private static let pieceBytes = 16_384

  init(_ limits: WebLimits, _ table: ConnectionTable) {
    self.limits = limits
    self.table = table
    body = BodyProgress(limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    stream = table.add(stream: context.channel)
    connection = context.channel.parent?.pipeline.syncOperations.guardedConnection
    if let connection {
      table.update(connection) { timeouts, now in
        timeouts.headArrived(at: now)
        timeouts.requestArrived()
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    forget()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { forget() }

  private func forget() {
    if let stream { table.remove(stream) }
    if let connection { table.update(connection) { $0.responseEnded(at: $1) } }
    stream = nil
    connection = nil
  }

  private func update(_ change: @Sendable (inout ConnectionTimeouts, Duration) -> Void) {
    if let stream { table.update(stream, change) }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard !isAnswered else { return discard(part, context) }
    switch part {
    case .head(let head):
      update { $0.headArrived(at: $1) }
      guard isWithinLimits(head) else { return refuse(context) }
    case .body(let bytes):
      if body.add(bytes.readableBytes) { update { $0.bodyProgressed(at: $1) } }
    case .end: update { timeouts, _ in timeouts.requestArrived() }
    }
    context.fireChannelRead(data)
  }

  private func isWithinLimits(_ head: HTTPRequest) -> Bool {
    guard head.headerFields.count <= limits.headFields else { return false }
    var bytes = (head.path?.utf8.count ?? 0) + (head.authority?.utf8.count ?? 0)
    for field in head.headerFields {
      bytes += field.name.rawName.utf8.count + field.value.utf8.count
    }
    return bytes <= limits.headBytes
  }

  private func refuse(_ context: ChannelHandlerContext) {
    let head = HTTPResponse(status: .badRequest, headerFields: [.contentLength: "0"])
    write(context: context, data: wrapOutboundOut(.head(head)), promise: nil)
    write(context: context, data: wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head: break
    case .body(let bytes): discardedBytes += bytes.readableBytes
    case .end: update { timeouts, _ in timeouts.requestArrived() }
    }
    if discardedBytes > ConnectionTable.discardLimit { context.close(promise: nil) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ConnectionTimeouts.Expiry.input: expireInput(context)
    case ConnectionTimeouts.Expiry.output: expireOutput(context)
    case ConnectionTimeouts.Expiry.closing: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  /// Fails the body, so that its reader can respond.
  private func expireInput(_ context: ChannelHandlerContext) {
    guard !isAnswered else { return context.close(promise: nil) }
    update { $0.closed(at: $1) }
    context.fireErrorCaught(WebRequest.BodyError.late)
  }

  // MARK: Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      // The field concerns the connection, which stays open.
      head.headerFields[.connection] = nil
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body(let bytes): write(bytes, promise, context)
    case .end: endResponse(context, data, promise)
    }
  }

  private func write(
    _ bytes: ByteBuffer,
    _ promise: EventLoopPromise<Void>?,
    _ context: ChannelHandlerContext
  ) {
    var rest = bytes
    while rest.readableBytes > Self.pieceBytes, let piece = rest.readSlice(length: Self.pieceBytes)
    {
      write(piece: piece, context.eventLoop.makePromise(), context)
    }
    write(piece: rest, promise ?? context.eventLoop.makePromise(), context)
  }

  private func write(
    piece: ByteBuffer,
    _ promise: EventLoopPromise<Void>,
    _ context: ChannelHandlerContext
  ) {
    let count = piece.readableBytes
    changeUnsent(by: count)
    promise.futureResult.assumeIsolated().whenComplete { _ in self.changeUnsent(by: -count) }
    context.write(wrapOutboundOut(.body(piece)), promise: promise)
  }

  /// A stream can be writable and still buffer a few bytes, so the timeout depends on the number of
  /// unsent bytes.
  private func changeUnsent(by count: Int) {
    let before = unsentBytes
    unsentBytes += count
    if count < 0 { sentBytes -= count }
    guard (before == 0) != (unsentBytes == 0) else { return }
    let isSent = unsentBytes == 0
    let bytes = leftBytes
    update { $0.writabilityChanged(to: isSent, bufferedBytes: bytes, at: $1) }
  }

  /// A stand-in for the number of unsent bytes: it falls when bytes are sent, but does not rise
  /// when more are written. The timeouts only compare it with its earlier values.
  private var leftBytes: Int { -sentBytes }

  private func endResponse(
    _ context: ChannelHandlerContext,
    _ data: NIOAny,
    _ promise: EventLoopPromise<Void>?
  ) {
    // The rest of an unread body keeps its timeout.
    isAnswered = true
    context.writeAndFlush(data, promise: promise)
  }

  private func expireOutput(_ context: ChannelHandlerContext) {
    let bytes = leftBytes
    update { $0.progress(bufferedBytes: bytes, at: $1) }
    guard let timeouts = stream?.timeouts.value else { return }
    if table.isOverdue(timeouts) { context.close(promise: nil) }
  }
}

// A stream is confined to the event loop of its connection, so its handlers are, too.
@available(*, unavailable)
extension StreamGuard: Sendable {}
#endif
