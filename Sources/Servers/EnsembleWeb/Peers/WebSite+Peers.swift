// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import HTTPTypes
import Logging
import NIOCore

extension WebSite {
  /// Returns the other processes, unless the request comes from one of them.
  func peers(for request: WebRequest) -> (any SitePeers)? {
    request.isForwarded ? nil : configuration.peers
  }

  /// Returns a request that says if its sender is no trusted proxy.
  ///
  /// Another process to which the request is forwarded sees this process as the sender, which may
  /// be in the network of the proxies. It must not believe header fields that a client has set.
  func marked(_ request: WebRequest, _ context: WebRequestContext) -> WebRequest {
    guard configuration.peers != nil, !request.isForwarded, !isFromTrustedProxy(request, context)
    else { return request }
    return request.fromUntrustedSender
  }

  /// Returns whether a trusted proxy has sent a request, to this process or to the one that has
  /// forwarded it.
  func isFromTrustedProxy(_ request: WebRequest, _ context: WebRequestContext) -> Bool {
    guard let proxies = configuration.trustedProxies, !request.isFromUntrustedSender,
      let peer = context.peer?()
    else { return false }
    return proxies.isTrusted(peer)
  }

  /// Returns the answer of the process that has a page; nil if no process can have it.
  ///
  /// If that process has ended, the page is gone, and the browser asks for its session.
  func answer(
    ofPage id: String,
    to request: WebRequest,
    with body: ByteBuffer? = nil
  ) async -> WebResponse? {
    guard let peers = peers(for: request), let address = peers.address(ofID: id) else { return nil }
    var forwarded = request.forwarded()
    if let body { forwarded = WebRequest(forwarded.head) { _ in body } }
    return await answer(of: address, to: forwarded, peers) ?? gone
  }

  /// Returns the answer of the process that has the page of an upload or a download; nil if this
  /// process has the page, or none does.
  func answerElsewhere(_ request: WebRequest, _ target: Address) async -> WebResponse? {
    guard let id = target.query["page"], await registry.page(id) == nil else { return nil }
    return await answer(ofPage: id, to: request)
  }

  /// Returns the answer of the process that owns a session in the journal; nil if that process is
  /// not known, or has ended.
  func answer(ofOwner owner: String, to request: WebRequest) async -> WebResponse? {
    guard let peers = peers(for: request), let address = peers.address(ofOwner: owner) else {
      return nil
    }
    return await answer(of: address, to: request.forwarded(), peers)
  }

  /// Returns the answer of the process that has a session in memory; nil if no process can have it,
  /// or if that process has ended.
  func answer(ofSession id: String, to request: WebRequest) async -> WebResponse? {
    guard let peers = peers(for: request), let address = peers.address(ofID: id) else { return nil }
    return await answer(of: address, to: request.forwarded(), peers)
  }

  /// Returns the answer of the process that has shown an image; nil if none is named.
  func answer(ofImageAt tag: String, to request: WebRequest) async -> WebResponse? {
    guard let peers = peers(for: request), let address = peers.address(of: tag[...]) else {
      return nil
    }
    return await answer(of: address, to: request.forwarded(), peers)
  }

  /// Returns the answer of a process; nil if it has ended.
  private func answer(
    of address: String,
    to request: WebRequest,
    _ peers: any SitePeers
  ) async -> WebResponse? {
    let silence = configuration.limits.peerSilence
    do {
      return try await peers.send(request, to: address, silence: silence).unsecured
    } catch WebRequest.BodyError.late {
      return .refusal(.requestTimeout, "The request took too long.")
    } catch WebRequest.BodyError.tooLong {
      return .refusal(.contentTooLarge, "The request is too large.")
    } catch {
      logSilence(of: address, error)
      if case PeerError.gone = error { return nil }
      return .retry(.serviceUnavailable, "Another process does not answer.", after: 1)
    }
  }

  private func logSilence(of address: String, _ error: any Error) {
    configuration.logger.notice(
      "Another process does not answer",
      metadata: ["address": "\(address)", "error": "\(error)"]
    )
  }
}

// MARK: Streams

/// The pages of a browser that are in another process, in the order of that process's stream.
struct RemotePages: Sendable {
  /// The page identifiers and the numbers of their last messages, as the browser sends them.
  var entries: [Substring] = []
  /// The indices in the browser's list.
  var indices: [Int] = []
}

extension WebSite {
  /// Returns the pages in the list of a stream's request that other processes have, by address.
  @MainActor
  func remotePages(_ entries: [Substring], _ peers: any SitePeers) -> [String: RemotePages] {
    var pages: [String: RemotePages] = [:]
    for (index, entry) in entries.enumerated() {
      let id = String(entry.prefix { $0 != ":" })
      guard registry.page(id) == nil, let address = peers.address(ofID: id) else { continue }
      pages[address, default: RemotePages()].entries.append(entry)
      pages[address]?.indices.append(index)
    }
    return pages
  }

  /// Returns a stream to the pages of a browser, some of which other processes have.
  ///
  /// - Parameters:
  ///   - local: The stream of the pages of this process; nil if it has none.
  ///   - target: The path of the request.
  @MainActor
  func mergedStream(
    _ local: BrowserStream?,
    _ remote: [String: RemotePages],
    _ request: WebRequest,
    _ target: Address,
    _ peers: any SitePeers
  ) -> MergedStream {
    let path = "/" + target.path.map(\.percentEncoded).joined(separator: "/")
    let stream = MergedStream(local)
    for (address, pages) in remote {
      let part = request.forwarded(path: "\(path)?pages=\(pages.entries.joined(separator: ","))")
      // Three heartbeats.
      let silence = configuration.limits.heartbeat * 3
      stream.add(pages) { [self] in
        do {
          return try await peers.send(part, to: address, silence: silence)
        } catch {
          logSilence(of: address, error)
          throw error
        }
      }
    }
    stream.start()
    return stream
  }
}
#endif
