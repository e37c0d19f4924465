// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Looks of controls")
struct ControlLookTests {
  private func shown(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    TerminalSession.of(rows: 12, givesFocus: false, content).text
  }

  @Test func `buttons without a border have no brackets`() {
    #expect(
      shown {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      } == "Plain\nBorderless\n[ Bordered ]\n[ Prominent ]"
    )
  }

  @Test func `a label shows the parts that its style names`() {
    #expect(
      shown {
        Label("Mark", systemImage: "checkmark").labelStyle(.iconOnly)
        Label("Mark", systemImage: "checkmark").labelStyle(.titleOnly)
        Label("Mark", systemImage: "checkmark").labelStyle(.titleAndIcon)
      } == "✓\nMark\n✓ Mark"
    )
  }

  @Test func `hidden labels take no room`() {
    #expect(
      shown {
        VStack {
          Toggle("Sound", isOn: .constant(true))
          TextField("Name", text: .constant("Blob"))
          Slider(value: .constant(0)) { Text("Volume") }
        }
        .labelsHidden()
      } == "[x]\nBlob\n●──────────"
    )
  }

  @Test func `labels of values are beside the track of a slider`() {
    #expect(
      shown {
        Slider(value: .constant(0.5)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
      } == "Volume 0 ━━━━━●───── 9"
    )
    #expect(
      shown {
        Slider(value: .constant(0)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .labelsHidden()
      } == "0 ●────────── 9"
    )
  }

  @Test func `text is shown in a case`() {
    #expect(
      shown {
        Text("Straße").textCase(.uppercase)
        Text("Loud").textCase(.lowercase)
        Text("As it is").textCase(nil)
      } == "STRASSE\nloud\nAs it is"
    )
  }

  @Test func `redacted text is shown as blocks`() {
    #expect(shown { Text("A secret").redacted(reason: .placeholder) } == "▒ ▒▒▒▒▒▒")
  }
}
