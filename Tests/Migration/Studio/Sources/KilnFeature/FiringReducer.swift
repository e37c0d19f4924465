// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import StudioAPI

/// One firing, as it goes on: its curve, its temperature, and the button that stops it.
@Reducer
public struct FiringReducer {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public var firing: Firing
    public var readings: [Reading] = []
    public var status = Status.waiting
    @Presents public var alert: AlertState<Action.Alert>?
    @SharedReader(.temperatureUnit) var unit

    public enum Status: Equatable, Sendable {
      case waiting
      case heating
      case stopped(at: Int)
      case finished
    }

    public var id: Firing.ID { firing.id }

    public init(firing: Firing) {
      self.firing = firing
    }

    var temperature: Int { readings.last?.temperature ?? 20 }

    public var temperatureText: String { unit.text(temperature) }

    /// By how much the kiln is hotter than its curve.
    var deviation: Int {
      guard let reading = readings.last else { return 0 }
      return reading.temperature - firing.target(afterMinutes: reading.minute)
    }

    public var progress: Double {
      guard firing.minutes > 0, let minute = readings.last?.minute else { return 0 }
      return min(1, Double(minute) / Double(firing.minutes))
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case readingReceived(Reading)
    case readingsEnded(Result<Int, any Error>)
    case startButtonTapped
    case startFailed(any Error)
    case stopButtonTapped

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmStop
      case startAnyway
    }

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case ended(Firing.ID, isComplete: Bool)
    }
  }

  enum CancelID: Hashable {
    case readings
  }

  @Dependency(\.kiln) var kiln
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        guard !kiln.isDoorOpen() else {
          state.alert = .doorIsOpen
          return .none
        }
        return start(&state)

      case .alert(.presented(.startAnyway)):
        return start(&state)

      case let .readingReceived(reading):
        state.readings.append(reading)
        if state.deviation > 60, state.alert == nil {
          state.alert = AlertState {
            TextState("It is too hot")
          } actions: {
            ButtonState(role: .destructive, action: .confirmStop) {
              TextState("Stop")
            }
            ButtonState(role: .cancel) {
              TextState("Wait")
            }
          } message: { [deviation = state.deviation] in
            TextState("\(deviation) degrees above the curve.")
          }
        }
        return .none

      case .readingsEnded(.success):
        state.status = .finished
        return .send(.delegate(.ended(state.firing.id, isComplete: true)))

      case .readingsEnded(.failure):
        state.status = .stopped(at: state.temperature)
        state.alert = AlertState { TextState("The thermometer is silent.") }
        return .send(.delegate(.ended(state.firing.id, isComplete: false)))

      case let .startFailed(error):
        state.status = .waiting
        state.alert = AlertState(
          title: { TextState("The kiln does not start") },
          message: { TextState(error.localizedDescription) }
        )
        return .none

      case .stopButtonTapped:
        state.alert = .confirmStop(temperature: state.temperatureText)
        return .none

      case .alert(.presented(.confirmStop)):
        state.status = .stopped(at: state.temperature)
        return .concatenate(
          .cancel(id: CancelID.readings),
          .run { [id = state.firing.id] send in
            try await kiln.stop()
            await send(.delegate(.ended(id, isComplete: false)))
          } catch: { error, send in
            await send(.startFailed(error))
          }
        )

      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func start(_ state: inout State) -> Effect<Action> {
    state.status = .heating
    state.readings = []
    return .run { [firing = state.firing] send in
      do {
        try await kiln.heat(firing: firing)
      } catch {
        await send(.startFailed(error))
        return
      }
      await send(
        .readingsEnded(
          Result {
            var count = 0
            for try await reading in await kiln.readings(firing) {
              count += 1
              await send(.readingReceived(reading), animation: .linear(duration: 0.5))
            }
            return count
          }
        )
      )
    }
    .cancellable(id: CancelID.readings, cancelInFlight: true)
  }
}

extension AlertState where Action == FiringReducer.Action.Alert {
  static let doorIsOpen = Self {
    TextState("The door is open")
  } actions: {
    ButtonState(role: .destructive, action: .startAnyway) {
      TextState("Start anyway")
    }
    ButtonState(role: .cancel) {
      TextState("Close it first")
    }
  }

  static func confirmStop(temperature: String) -> Self {
    AlertState {
      TextState("Stop the kiln?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.confirmStop, animation: .default)) {
        TextState("Stop")
      }
      ButtonState(role: .cancel) {
        TextState("Go on")
      }
    } message: {
      TextState("It has \(temperature) now.")
    }
  }
}
