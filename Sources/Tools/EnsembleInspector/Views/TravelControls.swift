// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// The steps through the past, and a slider over all of it.
struct TravelControls: View {
  let store: StoreOf<InspectorFeature>
  let number: UInt64

  private var first: UInt64 { store.store?.firstNumber ?? 1 }
  private var last: UInt64 { store.store?.lastNumber ?? 0 }

  var body: some View {
    WrappingHStack {
      Button("Step back") { store.send(.travelTapped(number - 1)) }.disabled(number + 1 <= first)
        .inspectorKey("[")
      Button("Show after \(number)") { store.send(.travelTapped(number)) }
      Button("Step on") { store.send(.travelTapped(number + 1)) }.disabled(number >= last)
        .inspectorKey("]")
      Spacer()
      Button(store.comparison.pinned == number ? "Unpin" : "Pin") {
        store.send(.comparison(.tapped(number)))
      }
      .inspectorKey("m")
      .help("Compares the state after this action with those that are selected afterwards.")
      Button("Fork") { store.send(.forkTapped(number)) }
        .disabled(store.store?.owner == nil)
      Button("Without this action") { store.send(.withoutTapped) }.disabled(store.selected == nil)
    }
    if last >= first {
      HStack {
        Button(store.playback.isPlaying ? "Pause" : "Play") { store.send(.playback(.tapped)) }
          .inspectorKey("p")
        Slider(
          value: Binding(
            get: { Double(number) },
            set: { store.send(.travelTapped(UInt64(max(0, $0)))) }
          ),
          in: Double(first - 1)...Double(last),
          step: 1
        ) {
          Text("Position")
        }
        .labelsHidden()
        Picker(
          "Pace",
          selection: Binding(
            get: { store.playback.pace },
            set: { store.send(.playback(.paceChanged($0))) }
          )
        ) {
          ForEach(Playback.paces, id: \.self) { Text("\($0) a second").tag($0) }
        }
        .labelsHidden()
      }
    }
  }
}
