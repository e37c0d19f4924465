// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// The recorded sessions, or the last actions of one.
struct JournalBrowserView: View {
  let store: StoreOf<JournalBrowser>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        if store.chosen != nil {
          Button("All sessions") { store.send(.closeTapped) }
        }
        Spacer()
        Button("Refresh") { store.send(.refreshTapped) }
      }
      if let problem = store.problem {
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
      if store.chosen == nil {
        RecordedSessionsView(store: store)
      } else {
        if let session = store.chosenSession { RecordedSessionHeader(session: session) }
        if let record = store.record { SessionRecordView(record: record) }
      }
    }
    .onAppear { store.send(.appeared) }
  }
}

/// The list of the recorded sessions.
private struct RecordedSessionsView: View {
  let store: StoreOf<JournalBrowser>

  var body: some View {
    if let sessions = store.sessions {
      if sessions.isEmpty {
        ContentUnavailableView(
          "No recorded sessions yet",
          systemImage: "clock",
          description: Text("Add a todo in the example Todos, and look again.")
        )
      } else {
        List {
          ForEach(sessions) { session in
            Button {
              store.send(.sessionTapped(session.id))
            } label: {
              RecordedSessionRow(session: session)
            }
          }
        }
      }
    } else {
      Text("Reading…").foregroundStyle(.secondary)
    }
  }
}

/// A session in the list.
private struct RecordedSessionRow: View {
  let session: RecordedSession

  var body: some View {
    HStack {
      Text(session.title).bold()
      if !session.shortID.isEmpty {
        Text(session.shortID).font(.footnote.monospaced()).foregroundStyle(.secondary)
      }
      Spacer()
      Text(session.summary).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The name and the numbers of the chosen session.
private struct RecordedSessionHeader: View {
  let session: RecordedSession

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(session.shortID.isEmpty ? session.title : "\(session.title) \(session.shortID)")
        .font(.headline)
        .lineLimit(1)
      Text(session.summary).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The last actions of a session, and the state of its snapshot.
private struct SessionRecordView: View {
  let record: SessionRecord

  var body: some View {
    List {
      Section("Last actions") {
        if record.actions.isEmpty {
          Text("No actions yet").foregroundStyle(.secondary)
        }
        ForEach(record.actions) { JournaledActionRow(action: $0) }
      }
      Section("State of snapshot \(record.snapshot)") {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(record.state) { line in
            Text(line.text)
              .font(.footnote.monospaced())
              .lineLimit(1)
              .padding(.leading, Double(line.depth) * 16)
          }
        }
      }
    }
  }
}

/// An action, in one line.
private struct JournaledActionRow: View {
  let action: JournaledAction

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(String(action.id)).bold().monospacedDigit()
        Text(action.origin)
        Text(action.time.dayAndTime())
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      Text(action.text).font(.footnote.monospaced()).lineLimit(1)
    }
  }
}
