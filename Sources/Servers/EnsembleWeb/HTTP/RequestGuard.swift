// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// A handler that reports the requests and responses of an HTTP/1.1 connection to a table.
///
/// In the pipeline, it is after the parser of requests and before the encoder of responses.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let table: ConnectionTable
  private var connection: Connection?
  private var isStreaming = false
  /// Whether the response in progress is the last one.
  private var isLast = false
  /// Whether the last response was written. Further input is ignored.
  private var isClosing = false
  private var discardedBytes = 0
  private var body: BodyProgress

  init(_ table: ConnectionTable) {
    self.table = table
    body = BodyProgress(table.limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    connection = context.pipeline.syncOperations.guardedConnection
    FramingGuard.add(to: context.pipeline.syncOperations, table.limits)
  }

  private func update(_ change: @Sendable (inout ConnectionTimeouts, Duration) -> Void) {
    if let connection { table.update(connection, change) }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard !isClosing else { return discard(part, context) }
    switch part {
    case .head:
      body.begin()
      update { $0.headArrived(at: $1) }
    case .body(let bytes):
      if body.add(bytes.readableBytes) { update { $0.bodyProgressed(at: $1) } }
    case .end: update { timeouts, _ in timeouts.requestArrived() }
    }
    context.fireChannelRead(data)
  }

  private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    if case .body(let bytes) = part { discardedBytes += bytes.readableBytes }
    if discardedBytes > ConnectionTable.discardLimit { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The parser's error is answered if no other response is in progress, and the connection is
    // closed.
    update { if $0.awaitsRequest { $0.closed(at: $1) } }
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ConnectionTimeouts.Expiry.input: expireInput(context)
    case ChannelEvent.inputClosed where isStreaming || isClosing:
      // Browsers never half-close a connection. Without a reader, a stream would live until its
      // next event.
      context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  /// Fails the body, so that its reader can respond.
  private func expireInput(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    update { $0.closed(at: $1) }
    context.fireErrorCaught(WebRequest.BodyError.late)
  }

  // MARK: Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isStreaming = head.headerFields[.contentType] == eventStreamType
      isLast = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end: endResponse(context, data, promise)
    }
  }

  private func endResponse(
    _ context: ChannelHandlerContext,
    _ data: NIOAny,
    _ promise: EventLoopPromise<Void>?
  ) {
    isStreaming = false
    guard isLast else {
      update { $0.responseEnded(at: $1) }
      return context.write(data, promise: promise)
    }
    isClosing = true
    update {
      $0.responseEnded(at: $1)
      $0.closed(at: $1)
    }
    context.writeAndFlush(data, promise: promise)
    context.close(mode: .output, promise: nil)
  }
}

// A connection is confined to one event loop, so its handlers are, too.
@available(*, unavailable)
extension RequestGuard: Sendable {}

/// The content type of server-sent events.
let eventStreamType = "text/event-stream"
#endif
