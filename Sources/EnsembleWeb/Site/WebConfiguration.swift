// SPDX-License-Identifier: MIT

import Logging
import Metrics

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
  /// The protocol of the connections.
  public var transport = WebTransport.http1
  /// Whether browsers reach the server by HTTPS only, as behind a proxy with TLS. Cookies then say so, and other origins
  /// are refused. No need to set it with a ``transport`` that is encrypted.
  public var isSecure = false
  /// How much is done for whom.
  public var limits = WebLimits()
  /// Where sessions, requests and refusals are logged: never what people have written. By default from
  /// `notice` on, so that nothing is printed unless something is wrong.
  public var logger = WebConfiguration.defaultLogger
  /// What counts requests, events, patches and sessions.
  public var metrics: any MetricsFactory = MetricsSystem.factory
  /// What is said beside the views: titles, messages, names for those who cannot see.
  public var words = WebWords()

  public init() {}

  /// Whether browsers know the server by `https`.
  var isHTTPS: Bool { isSecure || transport.isEncrypted }

  private static var defaultLogger: Logger {
    var logger = Logger(label: "ensemble.web")
    logger.logLevel = .notice
    return logger
  }
}

/// How much a server of pages does for those who ask. What goes beyond is refused, to no harm of others.
public struct WebLimits: Sendable {
  /// Bytes of the head of a request, its names and values together. Beyond, 400, and the connection is closed.
  public var headBytes = 16_384
  /// Fields of the head of a request. Beyond, 400, and the connection is closed.
  public var headFields = 100
  /// Connections at the same time. Beyond, others wait to be accepted.
  public var connections = 8192
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
  /// Connections on which a request is awaited at the same time. Beyond, one of the address that has most of them is
  /// closed: the one that has waited for longest, of those that have sent no request yet.
  public var waitingConnections = 1024
  /// How long a connection may rest until its next request has arrived in whole, without its body; as long again
  /// the body may take, and a client to take what it is sent.
  public var patience = Duration.seconds(10)
  /// How long a page is kept that has not connected yet.
  public var unconnectedLifetime = Duration.seconds(30)
  /// How long a page is kept that was left, for somebody who comes back in the same tab. It ends sooner where there are
  /// as many pages as there may be.
  public var returnLifetime = Duration.seconds(300)
  /// How long a page is kept whose connection was lost.
  public var reconnectLifetime = Duration.seconds(600)
  /// How long a page is kept that is open, but that nobody does anything with.
  public var idleLifetime = Duration.seconds(4 * 3600)
  /// After how long without news a connected page gets a sign of life.
  public var heartbeat = Duration.seconds(15)
  /// Bytes of a file that somebody uploads. Beyond, 413.
  public var uploadBytes = 67_108_864
  /// Files that somebody chooses at once. Beyond, 413.
  public var uploadFiles = 32
  /// Uploads at the same time. Beyond, 503.
  public var uploads = 32
  /// Uploads of one browser at the same time: some of its connections have to be left for events. Beyond, 503.
  public var uploadsPerBrowser = 3
  /// Files of a session that are kept at the same time. Beyond, 413.
  public var filesPerSession = 256
  /// Bytes of the files of a session, as far as the application has not removed them. Beyond, 413.
  public var fileBytesPerSession = 268_435_456
  /// Bytes of the files of all sessions, up and down. Beyond, 503.
  public var fileBytes = 1_073_741_824
  /// How long a file is offered to a browser, and how long the browser may take to fetch it.
  public var downloadLifetime = Duration.seconds(600)
  /// Bytes of a body that have to come per second, on average over ``patience``. A body of less than they are in that time
  /// has to come within it. Beyond, 408.
  public var bodyBytesPerSecond = 8192
  /// The least time between two patches for the same page; what changes meanwhile goes together.
  public var patchInterval = Duration.milliseconds(16)

  public init() {}
}
