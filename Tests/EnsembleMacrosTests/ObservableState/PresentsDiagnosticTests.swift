// SPDX-License-Identifier: MIT

import Testing

@Suite("@Presents: diagnostics")
struct PresentsDiagnosticTests {
  @Test func `a presented property has a written optional type`() {
    expectDiagnostics(
      """
      @Ensemble.ObservableState
      struct State {
        @Presents var alert = AlertState<Alert>.initial
                      ^ error: '@Presents' requires 'alert' to have an explicit optional type
        @Presents var dialog: AlertState<Alert>
                              ^ error: '@Presents' requires an optional type: the value is 'nil' while nothing is presented
                              ^ fix: make it optional
        ~ @Presents var dialog: AlertState<Alert>?
        @Presents var item: any Item = first
                            ^ error: '@Presents' requires an optional type: the value is 'nil' while nothing is presented
                            ^ fix: make it optional
        ~ @Presents var item: (any Item)? = first
        @Presents var edit: Edit.State!
                            ^ error: '@Presents' requires an optional type: the value is 'nil' while nothing is presented
                            ^ fix: make it optional
        ~ @Presents var edit: Edit.State?
      }
      """
    )
  }

  @Test func `a presented property is a stored variable without observers`() {
    expectDiagnostics(
      """
      @Ensemble.ObservableState
      struct State {
        @Presents let constant: Edit.State?
                  ^ error: '@Presents' requires a 'var': dismissal sets it to 'nil'
                  ^ fix: replace with 'var'
        ~ @Presents var constant: Edit.State?
        @Presents var computed: Edit.State? { nil }
                                            ^ error: '@Presents' requires a stored property
        @Presents var observed: Edit.State? { didSet { print(edit) } }
                                              ^ error: property observers are not supported on observed state
        @Presents static var shared: Edit.State?
                  ^ error: '@Presents' cannot be applied to a 'static' property
        @Presents func edit() {}
        ^ error: '@Presents' can only be applied to a property
        @Presents var (a, b): (Edit.State?, Int?)
        ^ error: each observed property requires its own 'var'
      }
      """
    )
  }

  @Test func `a presented property is always observed`() {
    expectDiagnostics(
      """
      @Ensemble.ObservableState
      struct State {
        @Presents @ObservationStateIgnored var edit: Edit.State?
                  ^ error: a presented property is always observed
                  ^ fix: remove '@ObservationStateIgnored'
        ~ @Presents var edit: Edit.State?
      }
      """
    )
  }

  @Test func `a property is presented by an observable struct only`() {
    expectDiagnostics(
      """
      struct Plain {
        @Presents var edit: Edit.State?
        ^ error: '@Presents' can only be applied to a property of a struct with '@ObservableState'
      }

      @Ensemble.ObservableState
      enum State {
        @Presents var edit: Edit.State?
        ^ error: '@Presents' can only be applied to a property of a struct with '@ObservableState'
      }
      """
    )
  }
}
