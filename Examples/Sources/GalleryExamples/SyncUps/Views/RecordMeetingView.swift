// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A meeting in progress.
@ViewAction(for: RecordMeeting.self)
struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>
  let speech: TypedSpeech
  @State private var words = ""

  var body: some View {
    let attendees = store.syncUp.attendees
    VStack {
      ProgressView(value: fraction)
      HStack {
        Label("\(store.elapsed.clockText) gone", systemImage: "hourglass")
        Spacer()
        Label("\(store.remaining.clockText) left", systemImage: "timer")
      }
      .monospacedDigit()
      Text(attendees.dropFirst(store.speaker).first?.name ?? "Nobody").font(.title)
      Text("Speaker \(store.speaker + 1) of \(attendees.count)").foregroundStyle(.secondary)
      Button(store.isLastTurn ? "End" : "Next speaker") { send(.nextTapped) }
      HStack {
        TextField("Say", text: $words).onSubmit { say() }
        Button("Say it") { say() }
      }
      if !store.transcript.isEmpty { Text(store.transcript).italic() }
    }
    .navigationTitle(store.syncUp.title)
    .toolbar { Button("End meeting") { send(.endTapped) } }
    .onAppear {
      speech.begin()
      send(.appeared)
    }
    .alert($store.scopes(\.alert))
  }

  private var fraction: Double {
    Double(store.elapsed.components.seconds)
      / Double(max(store.syncUp.duration.components.seconds, 1))
  }

  private func say() {
    speech.say(words)
    words = ""
  }
}
