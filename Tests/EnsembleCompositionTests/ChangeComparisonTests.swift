// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A value that is not `Equatable`.
struct Weather {
  var degrees = 20
  var describe: () -> String = { "" }
}

private func areAlike(_ old: Weather, _ new: Weather) -> Bool { old.degrees == new.degrees }

/// A feature that observes values with its own comparisons.
@ComposeReducer(.bindable)
@Composer
struct Station {
  struct State {
    var weather = Weather()
    var limit = 25
    var log: [String] = []

    var isHot: Bool { weather.degrees > limit }
  }

  @ComposeBodyOnChange(of: \State.weather, isEqual: areAlike, attachment: .feature)
  func weatherChanged(state: inout State, oldValue: Weather, newValue: Weather) {
    state.log.append("\(oldValue.degrees) to \(newValue.degrees)")
  }

  @ComposeBodyOnChange(
    of: \State.weather,
    isEqual: { $0.degrees / 10 == $1.degrees / 10 },
    attachment: .core
  )
  func tensChanged(state: inout State) {
    state.log.append("tens")
  }

  @ComposeBodyOnChange(of: \State.isHot, attachment: .feature)
  func heatChanged(state: inout State, newValue: Bool) {
    state.log.append("hot \(newValue)")
  }

  @ComposeBodyActionCase
  func measured(state: inout State, degrees: Int) {
    state.weather.degrees = degrees
  }

  @ComposeBodyActionCase
  func forecast(state: inout State) {
    state.weather = Weather(degrees: state.weather.degrees) { "the same" }
  }
}

@MainActor
@Suite("Composer: custom comparisons of observed values")
struct ChangeComparisonTests {
  private let store = Store(initialState: Station.State()) { Station() }

  @Test func `a comparison determines changes`() {
    store.send(.measured(degrees: 21))
    #expect(store.log == ["20 to 21"])
  }

  @Test func `a comparison may be a closure with an attachment`() {
    store.send(.measured(degrees: 19))
    #expect(store.log == ["tens", "20 to 19"])
  }

  @Test func `a change that the comparison ignores calls no function`() {
    store.send(.forecast)
    #expect(store.weather.describe() == "the same")
    #expect(store.log.isEmpty)
  }

  @Test func `a computed property can be observed`() {
    store.limit = 10
    #expect(store.log == ["hot true"])
    store.limit = 15
    #expect(store.log == ["hot true"])
  }
}
