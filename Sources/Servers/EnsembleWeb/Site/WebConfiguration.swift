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
    /// All network interfaces, with IPv6 if the machine has it. Add the server's host names to
    /// ``allowedHosts``.
    case all
    /// The interface with an IPv4 or IPv6 address of this machine. Add the server's host names to
    /// ``allowedHosts``.
    case address(String)
    /// The interfaces with the given addresses of this machine, such as `["192.0.2.1",
    /// "2001:db8::1"]`. Add the server's host names to ``allowedHosts``.
    ///
    /// With port 0, all addresses use the port that the system selects for the first one. A server
    /// cannot listen at an empty list: ``WebServerError/noAddress``.
    case addresses([String])
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
  /// The time for which browsers use HTTPS only for the server's host name, counted from their last
  /// visit; nil for no such demand.
  ///
  /// Responses over HTTPS carry it in the header `Strict-Transport-Security`. The header applies to
  /// all ports of the host, and a browser cannot be made to forget it before that time: begin with
  /// an hour, and extend it to a year once everything works.
  public var strictTransportTime: Duration?
  /// The time that ``WebServer/run(onStart:)`` waits between the request to terminate and the end
  /// of the server.
  ///
  /// In that time, the server continues to serve, and `/-/ready` answers 503, so that a proxy sends
  /// new visitors elsewhere first. A second signal ends the program at once.
  public var drainTime = Duration.zero
  /// The proxies in front of the server, which report the addresses of clients; nil for none.
  ///
  /// Without it, all clients behind a proxy share the limits of one address.
  public var trustedProxies: TrustedProxies?
  /// The login, which authenticates the people who use the server; nil for a server that does not
  /// distinguish people.
  ///
  /// With a login, only people who are signed in get pages, unless the ``WebApp/access`` of an
  /// application says otherwise.
  public var login: WebLogin?
  /// The journal of recorded applications, whose sessions then survive the end of the process; nil
  /// for none.
  ///
  /// The default is a `FileJournal` in the folder that `ENSEMBLE_JOURNAL` in the environment names,
  /// if any, as `ensemble dev` does.
  ///
  /// An application is recorded if its closure takes a `SessionJournal`. The server answers an
  /// event once the journal has the resulting actions, and shows no changes before. A tab continues
  /// its session after a restart of the server, for ``WebLimits/recordedLifetime`` after its last
  /// use.
  public var journal: (any Journal)? = FileJournal.ofEnvironment
  /// The limits on the resources that clients can use.
  public var limits = WebLimits()
  /// The logger for sessions, requests, and refusals. Text that people enter is never logged.
  ///
  /// The default logger has the level `notice`, so it prints nothing unless there is a problem.
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
  /// The strings in other languages, for visitors whose browsers request them by `Accept-Language`.
  ///
  /// A visitor gets the first language of the browser's list for which there are translations or
  /// ``strings``, or else ``strings``. The session's dependency `locale` is then the locale of that
  /// language. Unless the session is shared, `preferredLocales` are the browser's locales that the
  /// system knows, without variants and extensions, in either case.
  public var translations: [WebStrings] = []

  /// The other processes that serve the same applications; nil for none.
  package var peers: (any SitePeers)?

  /// Creates the default configuration: plain HTTP/1.1 at port 8080 of the loopback interface.
  public init() {}

  /// Whether browsers reach the server by `https`.
  var isHTTPS: Bool { isSecure || transport.isEncrypted }

  /// Returns a new identifier for a page or session. In a cluster it ends with the tag of this
  /// process, so that other processes can forward requests.
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
  /// The maximum number of concurrent connections, at all addresses of the server together. Further
  /// connections wait to be accepted.
  public var connections = 8192
  /// The maximum number of bytes in the body of a request, except an upload. Beyond: 413.
  public var bodyBytes = 65_536
  /// The maximum number of events in one request. Beyond: 413.
  public var eventsPerRequest = 64
  /// The average number of events per second that a page may send. Beyond: 429.
  public var eventsPerSecond = 50.0
  /// The maximum number of events that a page may send in one burst.
  public var eventBurst = 200.0
  /// The maximum number of pages that exist at the same time, open or closed recently.
  ///
  /// Beyond: an unused page ends, of the address with the most unused pages; if there is none, the
  /// page that was left longest ago. If no page was left either: 503.
  ///
  /// The default gives pages a quarter of the memory of the machine or of the control groups of the
  /// process, at 256 KB each: 1,024 for 1 GB. It is at least 128, and at most 8192.
  public var pages = MemorySize.pages
  /// The maximum number of pages of one client address that exist at the same time.
  ///
  /// Beyond: a page of the address ends, as beyond ``pages``. If all were used: 503. The default is
  /// a quarter of the default of ``pages``.
  ///
  /// An address is the connection's, or the one that ``WebConfiguration/trustedProxies`` forward.
  /// The addresses of an IPv6 network of 64 bits are one.
  public var pagesPerAddress = MemorySize.pages / 4
  /// The average number of pages that one client address may open in a second. Beyond: 429.
  ///
  /// While many pages are being opened, addresses that have opened one in the last ten seconds are
  /// refused in favor of others. While 256 are being opened, everyone is: 503.
  public var openingsPerSecond = 20.0
  /// The maximum number of pages that one client address may open in one burst.
  public var openingBurst = 256.0
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
  /// The number of unused pages that are kept as long as used ones.
  ///
  /// Beyond: unused pages that were left, or whose connection was lost, end after
  /// ``unusedLifetime``. A page is unused if no one ever did anything on it, so it looks the same
  /// when it is opened again. In a shared session, each page counts separately.
  public var unusedPages = 128
  /// The time that unused pages are kept after they were left, or their connection was lost, while
  /// there are more than ``unusedPages`` of them.
  public var unusedLifetime = Duration.seconds(30)
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
  /// The time without an answer of another process of the cluster after which a request that was
  /// forwarded to it is refused.
  package var peerSilence = Duration.seconds(10)
  /// The time that a server which stops waits for requests in progress.
  package var stopTime = Duration.seconds(1)

  /// Creates the default limits.
  public init() {}
}
#endif
