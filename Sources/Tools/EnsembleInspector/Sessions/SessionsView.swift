// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleInspection
import EnsembleUI
import EnsembleWeb

/// A list of the sessions of a server's applications, with their age, memory and work; each can be
/// opened to read it.
///
/// Mount it behind the login of your operators, and measure the sessions of the applications that
/// it lists:
///
/// ```swift
/// var configuration = WebConfiguration()
/// configuration.measuresSessions = true
/// let todos = router.group("todos").mount("Todos", configuration: configuration, owner: { try $0.requireUser().id }) {
///   TodosView(store: stores.todos(of: $0.user))
/// }
/// let operators = router.group("operators").add(middleware: OperatorsOnly())
/// let sessions = operators.group("sessions").mount("Sessions", owner: { try $0.requireUser().id }) { _ in
///   SessionsView(of: todos)
/// }
/// ```
///
/// A person who can open it can read the states of all users, except values in `Sensitive`, and the
/// cases of their actions, without the values in them. It changes nothing. Identifiers of sessions
/// and browsers are not shown.
public struct SessionsView: View {
  @State private var store: StoreOf<SessionsFeature>

  /// Creates the list of the sessions of applications.
  ///
  /// - Parameters:
  ///   - mounts: The applications. The work of sessions is shown if `measuresSessions` of their
  ///     configurations is true.
  ///   - name: A closure that returns the displayed name of a session's owner, which is the value
  ///     that the closure of the mount has returned. By default, no owners are shown, as they may
  ///     be secrets, such as the identifiers of logins.
  public init(
    of mounts: WebMount...,
    name: @escaping @MainActor @Sendable (_ owner: any Hashable & Sendable) -> String? = { _ in nil
    }
  ) {
    self.init(client: SessionsClient(mounts, name: name), clock: ContinuousClock())
  }

  init(client: SessionsClient, clock: any Clock<Duration>) {
    _store = State(
      // The list of sessions is not recorded itself.
      initialValue: StoreInspection.$isSuspended.withValue(true) {
        Store(initialState: SessionsFeature.State()) {
          SessionsFeature()
        } withDependencies: {
          $0.sessionsClient = client
          $0.continuousClock = clock
        }
      }
    )
  }

  public var body: some View {
    @Bindable var store = store
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(count).font(.headline)
        Spacer()
        Picker("Order", selection: $store.order) {
          ForEach(SessionsFeature.Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
      }
      if let id = store.chosen {
        SessionPane(store: store, id: id)
      }
      List {
        ForEach(store.sorted) { session in
          Button {
            store.send(.sessionTapped(session.id))
          } label: {
            SessionRow(session: session, isChosen: session.id == store.chosen)
          }
          .disabled(!session.isMeasured)
        }
      }
    }
    .navigationTitle("Sessions")
    .onAppear { store.send(.appeared) }
  }

  private var count: String {
    counted(store.sessions.count, "session")
  }
}

/// A session in the list.
private struct SessionRow: View {
  let session: SessionSummary
  let isChosen: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(session.title).fontWeight(isChosen ? .bold : .regular).lineLimit(1)
      Text(session.times).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      if session.isMeasured {
        Text(session.work).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

/// The contents of a session.
private struct SessionPane: View {
  let store: StoreOf<SessionsFeature>
  let id: SessionSummary.ID

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Session \(id.session)").font(.headline)
        Spacer()
        Button("Close") { store.send(.closeTapped) }
      }
      if let contents = store.contents {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(contents.rows) { row in
            Button {
              store.send(.partTapped(row.path))
            } label: {
              Text(text(of: row)).font(.footnote.monospaced()).lineLimit(1)
            }
            .buttonStyle(.plain)
            .padding(.leading, Double(row.path.count - 1) * 16)
          }
        }
        Text("Last actions").font(.headline)
        if contents.actions.isEmpty { Text("No actions yet").foregroundStyle(.secondary) }
        ForEach(Array(contents.actions.reversed().enumerated()), id: \.offset) { _, action in
          Text(action).font(.footnote.monospaced()).lineLimit(1)
        }
      } else if store.hasEnded {
        Text("The session has ended.").foregroundStyle(.secondary)
      }
    }
  }

  private func text(of row: PartSummary) -> String {
    let mark = row.partCount == 0 ? "·" : store.open.contains(row.path) ? "▾" : "▸"
    return "\(mark) \(row.name): \(row.summary)"
  }
}

extension SessionSummary {
  fileprivate var title: String { "Session \(id.session)" + (name.map { " of \($0)" } ?? "") }

  fileprivate var times: String {
    let use = idle.map { ", used \(Self.time($0)) ago" } ?? ""
    return "Open for \(Self.time(age)), \(counted(pageCount, "page"))\(use)"
  }

  fileprivate var work: String {
    let kilobytes = (size + 1_023) / 1_024
    let perSecond = (rate * 10).rounded() / 10
    let slowest = slowest.map { ", slowest \($0) \(Duration.seconds(slowestDuration).text)" } ?? ""
    return "\(kilobytes) KB, \(counted(actionCount, "action")), \(perSecond) per second\(slowest)"
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    switch seconds {
    case ..<120: return "\(seconds) s"
    case ..<7_200: return "\(seconds / 60) min"
    default: return "\(seconds / 3_600) h"
    }
  }
}
#else
/// The sessions of applications in a web server.
@available(
  *,
  unavailable,
  message:
    "the list of sessions is not there without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct SessionsView {}
#endif
