// SPDX-License-Identifier: MIT

#if Web
import EnsembleJournal
import IssueReporting
import Logging
import Metrics

/// The addresses, hosts, transport, limits, and strings of a web server.
public struct WebConfiguration: Sendable {
  /// The network interfaces that a server listens on.
  public enum Interface: Hashable, Sendable {
    /// The loopback interface, 127.0.0.1, which only this machine can reach.
    case loopback
    /// All network interfaces. Add the server's host names to ``allowedHosts``.
    case all
    /// The interface with an IPv4 address of this machine. Add the server's host names to
    /// ``allowedHosts``.
    case address(String)
  }

  /// The port to listen on; 0 selects a free port.
  public var port: UInt16 = 8080
  /// The interfaces to listen on. With any value but ``Interface/loopback``, other machines can
  /// reach the server.
  public var interface = Interface.loopback
  /// The host names, without port, that the server answers to besides `localhost`, `127.0.0.1`, and
  /// `[::1]`.
  ///
  /// The server refuses a request for any other host, even if the request was sent to the server's
  /// address.
  public var allowedHosts: Set<String> = []
  /// The origins, besides the server itself, that pages may load images from:
  /// `["https://images.example.com"]`. The first label of a host may be `*`.
  ///
  /// A browser refuses other images, and `AsyncImage` shows a failure. Each origin learns the
  /// addresses and the times of the requests for its images, but not the address of the page. An
  /// entry that is not an origin is reported as an issue, and has no effect.
  public var imageOrigins: Set<String> = [] {
    didSet {
      for origin in imageOrigins where !origin.isOrigin {
        reportIssue("'\(origin)' is not an origin, such as 'https://images.example.com'.")
      }
    }
  }
  /// The protocol of the connections.
  public var transport = WebTransport.http1
  /// A Boolean value that indicates whether browsers reach the server by HTTPS only, as behind a
  /// TLS proxy.
  ///
  /// If `true`, cookies are marked as secure, and requests from `http` origins are refused. An
  /// encrypted ``transport`` implies this.
  public var isSecure = false
  /// The journal of recorded applications, whose sessions then survive the end of the process; nil
  /// for none.
  ///
  /// The default is a `FileJournal` in the folder that `ENSEMBLE_JOURNAL` in the environment names,
  /// if any, as `ensemble dev` does.
  ///
  /// An application is recorded if its closure takes a `SessionJournal`. A server answers an event
  /// when the journal has the actions that followed from it, and shows no changes before. A tab
  /// continues its session after a restart of the server, for ``WebLimits/recordedLifetime`` after
  /// its last use.
  public var journal: (any Journal)? = FileJournal.ofEnvironment
  /// The limits on the resources that clients can use.
  public var limits = WebLimits()
  /// The logger for sessions, requests, and refusals. Text that people enter is never logged.
  ///
  /// The default logger's level is `notice`, so that it prints nothing unless there is a problem.
  public var logger = WebConfiguration.defaultLogger
  /// The factory of the metrics for requests, events, patches, and sessions.
  public var metrics: any MetricsFactory = MetricsSystem.factory
  /// A Boolean value that indicates whether to measure the work of the stores of each session, and
  /// to keep its last actions, for a `SessionsView` of the product `EnsembleInspector`.
  ///
  /// Operators who can open that view can then read states, except values in `Sensitive`. Measuring
  /// costs two readings of the clock per action.
  public var measuresSessions = false
  /// The look of the pages.
  public var theme = WebTheme()
  /// The strings that the server adds to the views: titles, messages, and accessibility labels.
  public var strings = WebStrings()

  /// The other processes that serve the same applications; nil for none.
  package var peers: (any SitePeers)?

  /// Creates the default configuration: plain HTTP/1.1 at port 8080 of the loopback interface.
  public init() {}

  /// Whether browsers reach the server by `https`.
  var isHTTPS: Bool { isSecure || transport.isEncrypted }

  /// Returns a new identifier of a page or a session, by which the other processes know where it
  /// is.
  func newID() -> String { Secret().text + (peers?.tag ?? "") }

  private static var defaultLogger: Logger {
    var logger = Logger(label: "ensemble.web")
    logger.logLevel = .notice
    return logger
  }
}

/// The limits on the resources that clients of a web server can use.
///
/// The server refuses requests beyond a limit without affecting other clients. The documentation of
/// each limit names the HTTP status of the refusal.
public struct WebLimits: Sendable {
  /// The maximum number of bytes in the head of a request, names and values together. Beyond: 400,
  /// and the connection is closed.
  public var headBytes = 16_384
  /// The maximum number of header fields in a request. Beyond: 400, and the connection is closed.
  public var headFields = 100
  /// The maximum number of concurrent connections. Further connections wait to be accepted.
  public var connections = 8192
  /// The maximum number of bytes in the body of a request, except an upload. Beyond: 413.
  public var bodyBytes = 65_536
  /// The maximum number of events in one request. Beyond: 413.
  public var eventsPerRequest = 64
  /// The average number of events per second that a page may send. Beyond: 429.
  public var eventsPerSecond = 50.0
  /// The maximum number of events that a page may send in one burst.
  public var eventBurst = 200.0
  /// The maximum number of pages that exist at the same time, open or closed recently. Beyond: 503.
  public var pages = 128
  /// The maximum number of pages of one browser that exist at the same time. Beyond: 503.
  public var pagesPerBrowser = 32
  /// The maximum number of requests of one browser whose bodies are read at the same time.
  /// Beyond: 503.
  public var requestsPerBrowser = 8
  /// The maximum number of connections that wait for a request.
  ///
  /// Beyond: the server closes a connection of the address with the most waiting connections. It
  /// prefers those that have not sent a request yet; among these, it closes the one that has waited
  /// longest.
  public var waitingConnections = 1024
  /// The time in which a connection must deliver its next request, without the body.
  ///
  /// The same time applies to each part of a body, and to a client that reads a response.
  public var stallTimeout = Duration.seconds(10)
  /// The time that a page is kept until it first connects.
  public var unconnectedLifetime = Duration.seconds(30)
  /// The time that a page is kept after it was left, for a person who returns to it in the same
  /// tab.
  ///
  /// The page ends sooner if the number of pages reaches its limit.
  public var returnLifetime = Duration.seconds(300)
  /// The time that a page is kept after its connection was lost.
  public var reconnectLifetime = Duration.seconds(600)
  /// The time that a recorded session is kept in the journal after its last use.
  ///
  /// The server removes expired sessions from the journal once an hour.
  public var recordedLifetime = Duration.seconds(7 * 24 * 3600)
  /// The time that an open page is kept without any events.
  public var idleLifetime = Duration.seconds(4 * 3600)
  /// The interval after which the server sends a heartbeat on a stream without other messages.
  public var heartbeat = Duration.seconds(15)
  /// The maximum number of bytes in an uploaded file. Beyond: 413.
  public var uploadBytes = 67_108_864
  /// The maximum number of files in one selection. Beyond: 413.
  public var uploadFiles = 32
  /// The maximum number of concurrent uploads. Beyond: 503.
  public var uploads = 32
  /// The maximum number of concurrent uploads of one browser. Beyond: 503.
  ///
  /// The limit is low because browsers open few connections to a server, and events need some of
  /// them.
  public var uploadsPerBrowser = 3
  /// The maximum number of files that a session keeps at the same time. Beyond: 413.
  public var filesPerSession = 256
  /// The maximum number of bytes in the files of a session, except files that the application has
  /// removed. Beyond: 413.
  public var fileBytesPerSession = 268_435_456
  /// The maximum number of bytes in the files of all sessions, uploads and downloads together.
  /// Beyond: 503.
  public var fileBytes = 1_073_741_824
  /// The time that a file is offered to a browser, and the maximum duration of its download.
  public var downloadLifetime = Duration.seconds(600)
  /// The minimum rate of a request body in bytes per second, averaged over ``stallTimeout``.
  /// Below: 408.
  ///
  /// A body with fewer bytes than this rate yields in that time must arrive within that time.
  public var bodyBytesPerSecond = 8192
  /// The minimum interval between two patches of the same page. Changes within the interval are
  /// coalesced.
  public var patchInterval = Duration.milliseconds(16)

  /// Creates the default limits.
  public init() {}
}
#endif
