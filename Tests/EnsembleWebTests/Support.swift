// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import TestTools
import Testing

/// A feature with named notes and other controls.
@Reducer
struct Notes {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Note.State> = []
    var text = ""
    var count = 0
    var isOn = false
    @Presents var alert: AlertState<Never>?
  }

  enum Action: BindableAction {
    case added
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case change(@Sendable (inout State) -> Void)
    case rows(IdentifiedActionOf<Note>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .added:
        state.rows.append(Note.State(id: state.rows.count, name: state.text))
        state.text = ""
        return .none
      case .change(let change):
        change(&state)
        return .none
      case .binding(\.text):
        // At most ten lowercase characters.
        state.text = String(state.text.lowercased().prefix(10))
        return .none
      case .alert, .binding, .rows:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { Note() }
  }
}

@Reducer
struct Note {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
  }
  enum Action { case starTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.name += "*"
      return .none
    }
  }
}

struct NotesView: View {
  @Bindable var store: StoreOf<Notes>

  var body: some View {
    Text("Count \(store.count)")
    TextField("New note", text: $store.text).onSubmit { store.send(.added) }
    Toggle("On", isOn: $store.isOn)
    Button("More") { store.send(.change { $0.count += 1 }) }
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        HStack {
          Text(row.name)
          Button("Star \(row.state.id)") { row.send(.starTapped) }
        }
      }
    }
    .alert($store.scope(state: \.$alert, action: \.alert))
  }
}

/// A server in memory, with its stores.
@MainActor
final class TestSite {
  let clock = TestClock()
  let server: WebServer
  private let record = Record()

  /// The stores that were created, in order.
  var stores: [StoreOf<Notes>] { record.stores }

  /// The number of stores that still exist.
  var livingStores: Int { record.living.count { $0.store != nil } }

  init(
    rows: Int = 0,
    isShared: Bool = false,
    keepsStores: Bool = true,
    configure: (inout WebConfiguration) -> Void = { _ in }
  ) {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    configure(&configuration)
    let notes = WebApp(
      path: "notes",
      title: "Notes <1>",
      isShared: isShared
    ) { [record] in
      let store = Store(
        initialState: Notes.State(
          rows: IdentifiedArray(
            uniqueElements: (0..<rows).map { Note.State(id: $0, name: "Row \($0)") }
          )
        )
      ) {
        Notes()
      }
      record.living.append(WeakStore(store: store))
      if keepsStores { record.stores.append(store) }
      return NotesView(store: store)
    }
    let other = WebApp(path: "other", title: "Other", summary: "Something & more") { Text("Other") }
    server = WebServer(configuration: configuration, apps: [notes, other], clock: clock)
  }

  /// Advances the clock and sweeps pages, like a running server.
  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    server.sweep()
  }
}

extension WebLimits {
  /// Limits for a server with the system's clock, whose waits a busy machine does not exceed.
  static var patient: Self {
    var limits = Self()
    limits.patchInterval = .zero
    limits.stallTimeout = .seconds(3600)
    limits.unconnectedLifetime = .seconds(3600)
    limits.unusedLifetime = .seconds(3600)
    limits.reconnectLifetime = .seconds(3600)
    limits.returnLifetime = .seconds(3600)
    limits.heartbeat = .seconds(3600)
    limits.peerSilence = .seconds(3600)
    limits.stopTime = .seconds(60)
    return limits
  }
}

@MainActor
private final class Record {
  var stores: [StoreOf<Notes>] = []
  var living: [WeakStore] = []
}

private struct WeakStore {
  weak var store: StoreOf<Notes>?
}

/// A browser that stores cookies.
@MainActor
final class TestBrowser {
  /// A function that sends a request's method, target, headers, and body to the server.
  typealias Transport =
    @MainActor (String, String, [String: String], String) async throws -> WebResponse

  private let host: String
  private let scheme: String
  private let transport: Transport
  var cookies: [String: String] = [:]

  /// The value of the browser's Cookie field.
  var cookie: String? {
    cookies.isEmpty ? nil : cookies.sorted(by: <).map { "\($0)=\($1)" }.joined(separator: "; ")
  }

  init(host: String, scheme: String = "http", _ transport: @escaping Transport) {
    self.host = host
    self.scheme = scheme
    self.transport = transport
  }

  /// Creates a browser of a server in memory.
  convenience init(_ site: TestSite) {
    self.init(site.server)
  }

  /// Creates a browser of a server in memory.
  convenience init(_ server: WebServer) {
    self.init(server.site)
  }

  /// Creates a browser of a site in memory, with the context of its requests.
  convenience init(_ site: WebSite, context: WebRequestContext = WebRequestContext()) {
    self.init(host: "127.0.0.1:8080") { method, target, headers, body in
      try await Self.respond(site, method, target, headers, body, context)
    }
  }

  /// Returns the response of a site in memory.
  static func respond(
    _ site: WebSite,
    _ method: String,
    _ target: String,
    _ headers: [String: String],
    _ body: String,
    _ context: WebRequestContext = WebRequestContext()
  ) async throws -> WebResponse {
    try await site.respond(
      to: WebRequest(method, target, headers) { limit in
        guard body.utf8.count <= limit else { throw WebRequest.BodyError.tooLong }
        return ByteBuffer(string: body)
      },
      context: context
    )
  }

  func request(
    _ method: String,
    _ path: String,
    query: [String: String] = [:],
    headers: [String: String] = [:],
    body: String = ""
  ) async -> WebResponse {
    var all = ["host": host]
    if let cookie { all["cookie"] = "theme=dark; " + cookie }
    if method == "POST" {
      all["origin"] = scheme + "://" + host
      all["content-type"] = "application/json"
    }
    all.merge(headers) { _, new in new }
    all = all.filter { !$0.value.isEmpty }
    let response: WebResponse
    do {
      let fields = query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      response = try await transport(method, fields.isEmpty ? path : "\(path)?\(fields)", all, body)
    } catch {
      Issue.record(error)
      return WebResponse(.badRequest, [:], .text("\(error)"))
    }
    for set in response.headers[values: .setCookie] {
      let pair = set.prefix { $0 != ";" }.split(separator: "=", omittingEmptySubsequences: false)
      cookies[String(pair[0])] = set.contains("Max-Age=0") ? nil : String(pair[1])
    }
    return response
  }

  func get(_ path: String, headers: [String: String] = [:]) async -> WebResponse {
    await request("GET", path, headers: headers)
  }

  /// Opens the page of an application in a tab, with a previous session or none.
  func open(
    _ app: String = "notes",
    at address: String = "",
    session: String? = nil
  ) async throws -> TestPage {
    let response = await request("GET", "/\(app)\(address)")
    guard !response.text.contains("data-page=") else {
      return try TestPage(self, app, response.text)
    }
    let opened = await openFromScript(app, at: address, session: session)
    return try TestPage(self, app, opened: opened.text)
  }

  /// Sends the request by which the script of a page served without content opens the page.
  func openFromScript(
    _ app: String,
    at address: String = "",
    session: String? = nil,
    headers: [String: String] = [:]
  ) async -> WebResponse {
    var query = ["app": app]
    if !address.isEmpty { query["address"] = address }
    if let session { query["session"] = session }
    return await request("POST", "/-/open", query: query, headers: headers)
  }
}

/// Waits while a condition holds.
@MainActor
func wait(
  while holds: @autoclosure @MainActor () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let hasEnded = try await eventually { try await !holds() }
  try #require(hasEnded, sourceLocation: sourceLocation)
}

extension WebResponse {
  var text: String {
    if case .text(let text) = body { text } else { "" }
  }
}

extension WebRequest {
  /// Creates a request with header fields by lowercase name.
  init(
    _ method: String,
    _ target: String,
    _ headers: [String: String],
    readBody: @escaping @Sendable (Int) async throws -> ByteBuffer = { _ in ByteBuffer() }
  ) {
    var head = HTTPRequest(
      method: HTTPRequest.Method(method) ?? .get,
      scheme: "http",
      authority: headers["host"],
      path: target
    )
    for (name, value) in headers where name != "host" {
      if let name = HTTPField.Name(name) { head.headerFields[name] = value }
    }
    self.init(head, readBody: readBody)
  }
}
#endif
