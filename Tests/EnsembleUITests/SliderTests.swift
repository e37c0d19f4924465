// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Sliders")
struct SliderTests {
  private struct VolumeView: View {
    let note: (String) -> Void
    @State private var volume = 0.5

    var body: some View {
      Slider(
        value: Binding(
          get: { volume },
          set: {
            note("\($0)")
            volume = $0
          }
        ),
        in: 0...1
      ) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      } onEditingChanged: {
        note($0 ? "begin" : "end")
      }
    }
  }

  @Test func `labels of values are at the ends, and the label is its name`() {
    let host = ViewHost(VolumeView { _ in })
    let slider = host.slider("Volume")
    #expect(slider.value == 0.5)
    let texts = host.texts
    #expect(texts.filter { ["quiet", "loud"].contains($0) } == ["quiet", "loud"])
    #expect(slider.slide(to: 1))
    #expect(slider.value == 1)
  }

  @Test func `each change begins and ends an edit`() {
    var notes: [String] = []
    let host = ViewHost(VolumeView { notes.append($0) })
    host.slider("Volume").slide(to: 0.75)
    host.slider("Volume").slide(to: 0.25)
    #expect(notes == ["begin", "0.75", "end", "begin", "0.25", "end"])
  }

  @Test func `a slider without a label takes a function for edits as its last closure`() {
    var edits: [Bool] = []
    var value = 1.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let slider = Slider(value: binding, in: 0...4, step: 2) { edits.append($0) }
    let host = ViewHost(slider.accessibilityIdentifier("level"))
    #expect(host.slider("level").slide(to: 3.5))
    #expect(value == 4 && edits == [true, false])
  }
}
