// SPDX-License-Identifier: MIT

#if Web
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A handler that protects HTTP/1 connections against request smuggling. It refuses requests whose
/// bodies a proxy might frame differently, and closes the connection. It also takes the host from
/// an absolute target.
///
/// It is between the parser and the conversion of requests, which drops their version and the host
/// of their target. Source: RFC 9112, sections 3.2.2 and 6.1.
final class FramingGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let meter: ChunkMeter
  /// Whether a request was refused. Further input is ignored.
  private var hasRefused = false

  private init(_ meter: ChunkMeter) { self.meter = meter }

  /// Adds the handler to a pipeline that parses requests, and one that measures their chunks.
  static func add(to pipeline: ChannelPipeline.SynchronousOperations, _ limits: WebLimits) {
    guard
      let parser = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self),
      let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
    else { return }
    let meter = ChunkMeter(allowance: limits.headBytes)
    // A handler that is in the pipeline has a position.
    try? pipeline.addHandler(meter, position: .before(parser))
    try? pipeline.addHandler(FramingGuard(meter), position: .before(codec))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasRefused { return }
    switch unwrapInboundIn(data) {
    case .head(var head):
      guard head.hasPlainFraming, head.takeHostFromTarget() else {
        hasRefused = true
        return context.fireErrorCaught(HTTPParserError.unknown)
      }
      meter.begin()
      return context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body(let bytes): meter.add(bytes.readableBytes)
    case .end: meter.end()
    }
    context.fireChannelRead(data)
  }
}

/// A handler that fails a body whose chunks consist mostly of framing, such as chunk extensions,
/// which the limit on a body's contents does not cover.
///
/// It is before the parser of requests.
final class ChunkMeter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let allowance: Int
  private var isReadingBody = false
  private var hasFailed = false
  /// The number of bytes received for the body, including framing, but without those that arrived
  /// together with its head.
  private var bytes = 0
  private var contentBytes = 0

  init(allowance: Int) { self.allowance = allowance }

  /// The bytes of the shortest chunk, which has one byte of contents.
  private static let chunk = 6

  func begin() { (isReadingBody, bytes, contentBytes) = (true, 0, 0) }

  func add(_ count: Int) { contentBytes += count }

  func end() { isReadingBody = false }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasFailed { return }
    if isReadingBody { bytes += unwrapInboundIn(data).readableBytes }
    context.fireChannelRead(data)
    guard isReadingBody, bytes > allowance + Self.chunk * contentBytes else { return }
    hasFailed = true
    context.fireErrorCaught(HTTPParserError.invalidChunkSize)
  }
}

// A connection is confined to one event loop, so its handlers are, too.
@available(*, unavailable)
extension FramingGuard: Sendable {}

@available(*, unavailable)
extension ChunkMeter: Sendable {}

extension HTTPRequestHead {
  /// Whether all HTTP implementations agree on where the body ends.
  fileprivate var hasPlainFraming: Bool {
    let codings = headers["Transfer-Encoding"]
    if codings.isEmpty { return true }
    return (version.major, version.minor) >= (1, 1) && codings.count == 1
      && Substring(codings[0]).trimmingWhitespace.lowercased() == "chunked"
  }
}

extension HTTPRequestHead {
  /// Takes the host from a target that is a whole URL, instead of from the field `Host`.
  ///
  /// Source: RFC 9112, section 3.2.2. A request still needs the field, once. The conversion of
  /// requests would drop the host of the target.
  ///
  /// - Returns: False if the target is a URL of another scheme.
  fileprivate mutating func takeHostFromTarget() -> Bool {
    guard !uri.hasPrefix("/"), let end = uri.firstRange(of: "://") else { return true }
    guard ["http", "https"].contains(uri[..<end.lowerBound].lowercased()) else { return false }
    let rest = uri[end.upperBound...]
    let host = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
    let path = String(rest.dropFirst(host.count))
    // A request with several Host fields is refused later.
    if headers["Host"].count == 1 { headers.replaceOrAdd(name: "Host", value: host) }
    uri = path.hasPrefix("/") ? path : "/" + path
    return true
  }
}
#endif
