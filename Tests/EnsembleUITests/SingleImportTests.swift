// SPDX-License-Identifier: MIT

// No other import: bindings and animations come with it.
import EnsembleUI
import Testing

@MainActor
@Suite("Declarations available from one import")
struct SingleImportTests {
  private struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
      Button(isOn ? "On" : "Off") { withAnimation(.easeInOut(duration: 0.1)) { isOn.toggle() } }
    }
  }

  private struct Switches: View {
    @State private var first = false
    let second: Binding<Bool>
    var animation: Animation = .interpolatingSpring

    var body: some View {
      Switch(isOn: $first.animation(animation))
      Switch(isOn: second)
      Switch(isOn: .constant(true))
    }
  }

  @Test func `bindings and animations`() {
    var isOn = false
    let host = ViewHost(
      Switches(second: Binding(get: { isOn }, set: { isOn = $0 }), animation: .linear(duration: 1))
    )
    for _ in 1...2 { host.button("Off").tap() }
    #expect(isOn)
    #expect(withTransaction(Transaction(animation: .default)) { isOn })
  }

  @Test func `Foundation comes with the views, as with those of SwiftUI`() {
    #expect(String(format: "%02d", 3) == "03")
    #expect(UUID().uuidString.count == 36)
    #expect(Date(timeIntervalSince1970: 0) < Date.now)
    #expect(URL(fileURLWithPath: "/a").lastPathComponent == "a")
  }
}
