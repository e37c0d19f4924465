// SPDX-License-Identifier: MIT

/// Where a server of pages listens, whom it answers, and how much it does for them.
public struct WebConfiguration: Sendable {
  /// The interfaces that a server is reached by.
  public enum Interface: Hashable, Sendable {
    /// From this machine only, at 127.0.0.1.
    case loopback
    /// From wherever there is a way to this machine. Name the hosts in ``allowedHosts``.
    case all
    /// At an IPv4 address of this machine. Name the hosts in ``allowedHosts``.
    case address(String)
  }

  /// The port; 0 takes a free one.
  public var port: UInt16 = 8080
  /// The interfaces; nothing but ``Interface/loopback`` is reached from outside.
  public var interface = Interface.loopback
  /// The hosts, without port, that a browser may know the server by, besides `localhost`, `127.0.0.1` and
  /// `[::1]`. A request for another host is refused, also if it was sent to the right address.
  public var allowedHosts: Set<String> = []
  /// How much is done for whom.
  public var limits = WebLimits()
  /// What is said beside the views: titles, messages, names for those who cannot see.
  public var words = WebWords()

  public init() {}
}

/// How much a server of pages does for those who ask. What goes beyond is refused, to no harm of others.
public struct WebLimits: Sendable {
  /// Bytes of the body of a request. Beyond, 413.
  public var bodyBytes = 65_536
  /// Events in one request. Beyond, 413.
  public var eventsPerRequest = 64
  /// Events per second that a page may send on average. Beyond, 429.
  public var eventsPerSecond = 50.0
  /// Events that a page may send at once.
  public var eventBurst = 200.0
  /// Pages that are there at the same time, open or closed not long ago. Beyond, 503.
  public var pages = 128
  /// Pages of one browser that are there at the same time. Beyond, 503.
  public var pagesPerBrowser = 32
  /// Requests of one browser whose bodies are being read at the same time. Beyond, 503.
  public var requestsPerBrowser = 8
  /// Connections on which a request is awaited at the same time. Beyond, the one that has been waited for longest
  /// is closed.
  public var waitingConnections = 256
  /// How long a connection may rest until its next request has arrived in whole, without its body; as long again
  /// the body may take, and a client to take what it is sent.
  public var patience = Duration.seconds(10)
  /// How long a page is kept that has not connected yet, or that was left.
  public var unconnectedLifetime = Duration.seconds(30)
  /// How long a page is kept whose connection was lost.
  public var reconnectLifetime = Duration.seconds(600)
  /// How long a page is kept that is open, but that nobody does anything with.
  public var idleLifetime = Duration.seconds(4 * 3600)
  /// After how long without news a connected page gets a sign of life.
  public var heartbeat = Duration.seconds(15)
  /// The least time between two patches for the same page; what changes meanwhile goes together.
  public var patchInterval = Duration.milliseconds(16)

  public init() {}
}
