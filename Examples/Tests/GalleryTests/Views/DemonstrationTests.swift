// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import GalleryExamples
import Testing

@testable import gallery

@MainActor
@Suite("The demonstration of the first page", .timeLimit(.minutes(10)))
struct DemonstrationTests {
  private let clock = ManualClock()

  private func host() -> ViewHost {
    withDependencies {
      $0.continuousClock = clock
      $0.context = .live
    } operation: {
      ViewHost(
        Demonstration(.coffeeBar) {
          GalleryExample.all.first { $0.name == "coffee-bar" }?.view() ?? AnyView(EmptyView())
        }
      )
    }
  }

  /// Serves more coffees than there are cups.
  private func breakBar(_ host: ViewHost) async {
    host.button("Busy hour").tap()
    // The guests come in turn, while the coffees of those before them are brewed.
    for sleeps in [2, 3, 3, 4, 5] {
      await clock.sleeping(sleeps)
      clock.advance(by: .milliseconds(200))
    }
    await clock.sleeping(5)
    clock.advance(by: .seconds(1))
    await host.wait(timeout: .ample) { $0.texts.contains("More coffees than cups!") }
  }

  private func terminal(of host: ViewHost) -> String {
    host.texts.filter { $0.count == 58 }.joined(separator: "\n")
  }

  @Test func `the page and the terminal show one store`() async throws {
    let host = host()
    #expect(terminal(of: host).contains("Clean cups"))
    host.button("Order").tap()
    await host.wait(timeout: .ample) { terminal(of: $0).contains("Order 1") }
    #expect(host.texts.contains("Action 1 of 1"))
    let screen = try #require(host.tree.visibleElements.first { $0.content == .focusArea })
    host.tree.perform(.key(KeyPress(.return)), on: screen.id)
    await host.wait(timeout: .ample) { $0.texts.contains("Order 2") }
  }

  @Test func `the slider moves both, and the state`() async {
    let host = host()
    await breakBar(host)
    host.slider("Time").slide(to: 1)
    await host.wait(timeout: .ample) { !$0.texts.contains("More coffees than cups!") }
    await host.wait(timeout: .ample) {
      terminal(of: $0).contains("Clean cups") && terminal(of: $0).contains(" 4")
    }
    #expect(host.texts.contains { $0.hasPrefix("Action 1 of ") })
    #expect(host.texts.contains { $0.contains("isBusy: true") })
    host.button("Back to now").tap()
    await host.wait(timeout: .ample) { $0.texts.contains("More coffees than cups!") }
  }

  @Test func `the test that fails is written after the bug was shown`() async {
    let host = host()
    host.button("Write the test that fails").tap()
    #expect(host.text(containing: "has always held") != nil)
    await breakBar(host)
    host.button("Write the test that fails").tap()
    #expect(host.text(containing: "#expect(store.state.cups >= 0)") != nil)
    #expect(host.controls.contains("Copy"))
  }
}
