// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleClocks
import EnsembleConcurrency
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Logging

@Reducer
private struct Draft {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
    var text = ""
    var showsHelp = false
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case more
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .more = action { state.count += 1 }
      return .none
    }
  }
}

private struct DraftView: View {
  @Bindable var store: StoreOf<Draft>

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count \(store.count)")
        TextField("Text", text: $store.text)
        Button("More") { store.send(.more) }
      }
      .navigationDestination(isPresented: $store.showsHelp) { Text("Help") }
    }
    .address($store.showsHelp, in: helpAddresses)
  }
}

private let helpAddresses = AddressMap<Bool>(
  parse: { address in
    switch address.path {
    case []: false
    case ["help"]: true
    default: nil
    }
  },
  print: { $0 ? Address(["help"]) : Address() }
)

/// A server in memory whose journal outlives it.
@MainActor
final class RecordedSite {
  let clock = TestClock()
  let journal = MemoryJournal()
  let gate = JournalGate()
  let problems = LockIsolated<[String]>([])
  private let isShared: Bool
  private let configuration: WebConfiguration
  private(set) var server: WebServer
  /// The servers before. The sessions of a killed process are not closed, so they must not be
  /// released.
  private var former: [WebServer] = []

  init(
    isShared: Bool = false,
    hasJournal: Bool = true,
    configure: (inout WebConfiguration) -> Void = { _ in }
  ) {
    self.isShared = isShared
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    configuration.logger.logLevel = .critical
    if hasJournal { configuration.journal = GatedJournal(base: journal, gate: gate) }
    configure(&configuration)
    self.configuration = configuration
    server = WebServer(configuration: configuration, apps: [])
    startServer()
  }

  /// Replaces the server, while the old one still has its sessions.
  func startServer() {
    former.append(server)
    let apps = [app("draft", isShared: isShared), app("board", isShared: true), app(Self.longPath)]
    server = WebServer(configuration: configuration, apps: apps, clock: clock)
  }

  /// The longest path of a recorded application.
  static let longPath = String(repeating: "a", count: 32)

  private func app(_ path: String, isShared: Bool = false) -> WebApp {
    WebApp(path: path, title: "Draft", isShared: isShared) { [problems] session in
      let options = JournalOptions(delay: .zero) { problem in
        problems.withValue { $0.append(problem) }
      }
      DraftView(
        store: try await session.store(initialState: Draft.State(), options: options) { Draft() }
      )
    }
  }

  /// Replaces the server, as if its process had been killed.
  func kill() {
    startServer()
    journal.closeAll()
  }

  func browser() -> TestBrowser {
    TestBrowser(host: "127.0.0.1:8080") { method, target, headers, body in
      try await TestBrowser.respond(self.server.site, method, target, headers, body)
    }
  }

  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    server.sweep()
  }
}
#endif
