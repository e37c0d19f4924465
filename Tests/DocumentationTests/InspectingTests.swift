// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleApp
import EnsembleInspector
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("Documentation: Inspecting")
struct InspectingTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State {
      var count = 0
    }

    enum Action {
      case incrementTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  struct CounterView: View {
    let store: StoreOf<Counter>

    var body: some View { Text("\(store.count)") }
  }

  // snippet: timeline
  struct TimeBar: View {
    let timeline: StoreTimeline
    @State private var test: StoreTimeline.WrittenTest?

    var body: some View {
      Slider(
        value: Binding(get: { Double(timeline.position) }, set: { timeline.show(Int($0)) }),
        in: 0...Double(max(1, timeline.count)),
        step: 1
      )
      Button("Continue from here") { timeline.continueFromPast() }.disabled(!timeline.isInPast)
      Button("Write the test") { test = try? timeline.test(expecting: "cups >= 0") }
      if let test { Text(verbatim: test.code) }
    }
  }
  // end

  // snippet: program
  @MainActor
  struct CounterProgram {
    static func main() async throws {
      Inspector.startIfRequested()
      let server = WebServer("Counter") {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
      try await server.run { print("http://127.0.0.1:\($0)") }
    }
  }
  // end

  // snippet: app
  @MainActor
  struct CounterApp: App {
    init() {
      Inspector.startIfRequested()
    }

    var body: some Scene {
      WindowGroup("Counter") {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    }
  }
  // end

  @MainActor
  func serve() async throws {
    // snippet: port
    let address = try await Inspector.serve()
    // end
    _ = address
  }

  @Test func `a program can be inspected in a debug build`() {
    #expect(Inspector.isAvailable)
  }
}
#endif
