// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A form that records a session.
struct SessionFormView: View {
  @Bindable var store: StoreOf<SessionForm>

  var body: some View {
    VStack(spacing: 16) {
      StopwatchCard(seconds: store.seconds) { store.send(.stopwatchTapped) }
      Form {
        Section("Session") {
          Stepper("\(store.pages) pages", value: $store.pages, in: 1...max(store.pagesLeft, 1))
          Slider(value: minutes, in: 5...180, step: 5) {
            Text("Time \(store.minutes.clockText)")
          }
          DatePicker(
            "Day",
            selection: $store.date,
            in: ...store.latest,
            displayedComponents: .date
          )
        }
        Section {
          LabeledContent("Pace", value: "\(store.pages * 60 / max(store.minutes, 1)) pages an hour")
          LabeledContent("Left after it", value: "\(store.pagesLeft - store.pages) pages")
        }
      }
    }
    .interactiveDismissDisabled(store.hasChanges)
    .navigationTitle("Log session")
    .toolbar {
      Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
      Button("Save") { store.send(.saveTapped) }.buttonStyle(.borderedProminent)
    }
  }

  private var minutes: Binding<Double> {
    Binding(
      get: { @MainActor in Double(store.minutes) },
      set: { @MainActor in $store.minutes.wrappedValue = Int($0) }
    )
  }
}

/// The stopwatch: its time, and the button that starts and stops it.
private struct StopwatchCard: View {
  let seconds: Int?
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "timer").font(.title)
      VStack(alignment: .leading, spacing: 2) {
        Text(time).font(.title2).bold().monospacedDigit()
        Text(seconds == nil ? "Measure the time while you read." : "Stop to take the time over.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button(seconds == nil ? "Start" : "Stop", action: toggle).buttonStyle(.bordered)
    }
    .card()
  }

  private var time: String {
    let seconds = seconds ?? 0
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

/// A form that writes a note.
struct NoteFormView: View {
  @Bindable var store: StoreOf<NoteForm>

  var body: some View {
    Form {
      Section("Note") {
        TextField("Text", text: $store.note.text, prompt: Text("A thought or a quotation"))
        Stepper("Page \(store.note.page)", value: $store.note.page, in: 1...store.pages)
      }
    }
    .interactiveDismissDisabled(store.hasChanges)
    .navigationTitle("Note")
    .toolbar {
      Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
      Button("Save") { store.send(.saveTapped) }
        .buttonStyle(.borderedProminent)
        .disabled(store.note.text.isEmpty)
    }
  }
}
