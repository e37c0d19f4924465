// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import EnsembleUI
import ExampleTestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ClientViewTests {
  private let clock = ManualClock()

  @Test func `a fact is loaded, shown, and cleared with its number`() async {
    let host = ViewHost(FactsView(store: facts()))
    host.textField("Another number").type("7")
    host.button("Ask for a fact").tap()
    #expect(host.texts == ["Asking…"])
    #expect(host.controls == ["Number 7", "Another number", "Cancel"])
    await answer()
    await host.wait(timeout: .ample) { $0.texts == ["7 is odd and prime."] }
    host.stepper("Number 7").increment()
    #expect(host.texts.isEmpty)
    #expect(host.textField("Another number").text == "8")
  }

  @Test func `the field can be emptied, and takes a number again`() {
    let host = ViewHost(FactsView(store: facts()))
    host.textField("Another number").type("")
    #expect(host.textField("Another number").text == "")
    #expect(host.button("Ask for a fact").isDisabled)
    host.textField("Another number").type("-")
    #expect(host.textField("Another number").text == "-")
    host.textField("Another number").type("-4")
    #expect(host.controls.contains("Number -4"))
    #expect(!host.button("Ask for a fact").isDisabled)
  }

  @Test func `an entry that is no number gives way to the next number`() {
    let host = ViewHost(FactsView(store: facts()))
    host.textField("Another number").type("")
    host.stepper("Number 0").increment()
    #expect(host.textField("Another number").text == "1")
  }

  @Test func `an error is shown until it is dismissed, and a request can be cancelled`() async {
    let host = ViewHost(FactsView(store: facts()))
    host.textField("Another number").type("-1")
    host.button("Ask for a fact").tap()
    await answer()
    await host.wait(timeout: .ample) { $0.text(containing: "not about -1") != nil }
    host.button("Dismiss").tap()
    #expect(host.texts.isEmpty)
    host.button("Ask for a fact").tap()
    await clock.sleeping()
    host.button("Cancel").tap()
    await clock.sleeping(0)
    #expect(host.texts.isEmpty)
    #expect(host.controls.contains("Ask for a fact"))
  }

  @Test func `a random number arrives after a second`() async {
    await withDependencies {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      let host = ViewHost(RandomNumberView(store: EnsembleTiny.Store<RandomNumber>()))
      host.button("Increment").tap()
      #expect(host.texts == ["Count: 1"])
      host.button("Random").tap()
      #expect(host.texts == ["Count: 1", "Loading…"])
      #expect(host.button("Random").isDisabled)
      await clock.sleeping()
      clock.advance(by: .seconds(1))
      await host.wait(timeout: .ample) { $0.texts.count == 1 }
      #expect(!host.button("Random").isDisabled)
    }
  }

  @Test func `typing an id loads a profile, or shows why it fails`() async {
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      let host = ViewHost(ProfileView(store: EnsembleTiny.Store(Profile(api: .simulated))))
      host.textField("User").type("ada")
      host.textField("User").submit()
      #expect(host.texts == ["Loading…"])
      await answer()
      await host.wait(timeout: .ample) { $0.texts == ["Name", "Ada Lovelace"] }
      host.textField("User").type("alan")
      host.button("Load").tap()
      await answer()
      await host.wait(timeout: .ample) { $0.texts == ["There is no user 'alan'."] }
    }
  }

  /// Advances the clock until the client answers.
  private func answer() async {
    await clock.sleeping()
    clock.advance(by: .milliseconds(500))
  }

  private func facts() -> StoreOf<Facts> {
    Store(initialState: Facts.State()) {
      Facts()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.factClient = .liveValue
    }
  }
}

/// A generator of distinct numbers.
private struct Counting: RandomNumberGenerator, Sendable {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last &+= 0x9E37_79B9_7F4A_7C15
    return last
  }
}
