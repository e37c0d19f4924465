// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Testing

/// Programmer mistakes that stop the program, with a message.
@Suite("Misuse of shared values")
struct SharedMisuseTests {
  @Test func `changing a value inside its own 'withLock' stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let value = Shared(value: 1)
      value.withLock { _ in value.withLock { $0 = 2 } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was changed inside its own 'withLock'"))
    #expect(text.contains("Change the value that the closure was given instead."))
  }

  @Test func `reading an observable state inside its own 'withLock' stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let value = Shared(value: Profile())
      value.withLock { _ in _ = value.wrappedValue.name }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was read inside its own 'withLock'"))
  }

  @ObservableState
  fileprivate struct Profile: Sendable {
    var name = ""
  }
}
