// SPDX-License-Identifier: MIT

import Testing

@Suite("@ObservableState: diagnostics")
struct ObservableStateDiagnosticTests {
  @Test(arguments: ["final class State", "actor State"])
  func `only a struct or an enum can be observable state`(type: String) {
    #expect(
      diagnostics(of: "@ObservableState \(type) { var count = 0 }")
        == ["'@ObservableState' can only be applied to a struct or an enum"]
    )
  }

  @Test func `each observed property has its own declaration`() {
    expectDiagnostics(
      """
      @ObservableState
      struct State {
        var a = 0, b = 0
        ^ error: each observed property requires its own 'var'
        var (c, d) = (0, 0)
        ^ error: each observed property requires its own 'var'
        var e = 0
      }
      """
    )
  }

  @Test func `an observed property has no property observers`() {
    expectDiagnostics(
      """
      @ObservableState
      struct State {
        var a = 0 {
          willSet {}
          ^ error: property observers are not supported on observed state
          didSet {}
          ^ error: property observers are not supported on observed state
        }
      }
      """
    )
  }

  @Test func `attributes of Observation are replaced or removed`() {
    expectDiagnostics(
      """
      @ObservableState
      struct State {
        @ObservationIgnored var a = 0
        ^ error: '@ObservationIgnored' has no effect on observed state
        ^ fix: replace with '@ObservationStateIgnored'
        ~ @ObservationStateIgnored var a = 0
        @Observation.ObservationIgnored
        ^ error: '@ObservationIgnored' has no effect on observed state
        ^ fix: replace with '@ObservationStateIgnored'
        ~ @ObservationStateIgnored
        var b = 0
        // The count.
        @ObservationTracked public var c = 0
        ^ error: '@ObservationTracked' does not track observed state
        ^ fix: remove '@ObservationTracked'
        ~ public var c = 0
        @ObservationTracked
        ^ error: '@ObservationTracked' does not track observed state
        ^ fix: remove '@ObservationTracked'
        -
        var d = 0
      }
      """
    )
  }

  @Test func `a property is tracked in observable state only`() {
    expectDiagnostics(
      """
      struct State {
        @ObservationStateTracked(0) var count = 0
        ^ error: '@ObservationStateTracked' can only be applied to a property of a struct with '@ObservableState'
        @PresentationStateTracked(1) var edit: Edit.State?
        ^ error: '@PresentationStateTracked' can only be applied to a property of a struct with '@ObservableState'
      }
      """
    )
  }
}
