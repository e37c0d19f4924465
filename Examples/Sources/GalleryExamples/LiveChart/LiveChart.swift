// SPDX-License-Identifier: MIT

import Ensemble

/// A chart of measured values, which a clock adds and a window limits.
@Reducer
struct LiveChart: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The last samples, the oldest first; at most ``LiveChart/limit``.
    var samples: [Sample] = []
    var isRunning = false
    /// The number of visible samples.
    var window = 40
    var pace = Pace.normal
    var look = Look.area

    /// The samples in the window.
    var visible: ArraySlice<Sample> { samples.suffix(window) }

    var statistics: SampleStatistics? { SampleStatistics(visible.map(\.value)) }
  }

  /// The style of the chart.
  enum Look: String, CaseIterable, Sendable {
    case area, line, bars
  }

  /// The number of samples per second.
  enum Pace: Int, CaseIterable, Sendable {
    case slow = 1
    case normal = 4
    case fast = 10

    var interval: Duration { .milliseconds(1_000 / rawValue) }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case clearTapped
    case disappeared
    case measured(Double)
    case startTapped
    case stopTapped
  }

  private enum CancelID { case timer }

  /// The maximum number of samples that are kept.
  static let limit = 120

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.sensor) private var sensor

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.pace) { _, _ in
        Reduce { state, _ in state.isRunning ? measure(state) : .none }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .clearTapped:
        state.samples = []
        return .none

      case .disappeared, .stopTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .measured(let value):
        let number = (state.samples.last?.number ?? 0) + 1
        state.samples.append(Sample(number: number, value: value))
        state.samples.removeFirst(max(0, state.samples.count - Self.limit))
        return .none

      case .startTapped:
        state.isRunning = true
        return measure(state)
      }
    }
  }

  /// Reads the sensor at each interval. The reducer only stores what the effect has measured.
  private func measure(_ state: State) -> Effect<Action> {
    .run { [clock, interval = state.pace.interval, number = state.samples.last?.number ?? 0] send in
      var number = number
      for await _ in clock.timer(interval: interval) {
        number += 1
        await send(.measured(sensor.read(number)))
      }
    }
    .cancellable(id: CancelID.timer, cancelInFlight: true)
  }
}
