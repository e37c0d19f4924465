// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Foundation

/// A feature whose reducer takes dates, identifiers, random numbers and shared values.
@Reducer
struct Ledger {
  @ObservableState
  struct State: Equatable {
    var entries: IdentifiedArrayOf<Entry> = []
    var note = ""
    var sum = 0
    @Shared(.inMemory("ledger-rate")) var rate = 1
    @Presents var detail: Detail.State?
    var path = StackState<Detail.State>()
  }

  struct Entry: Equatable, Identifiable {
    let id: UUID
    var date: Date
    var amount: Int
  }

  @CasePathable
  enum Action: Equatable {
    case add(Int)
    case remove(UUID)
    case addRandom
    case note(String)
    case doubleRate
    case multiply
    case load
    case loaded(Int)
    case wait
    case stopWaiting
    case relay(Int)
    case settle(Int)
    case open(Int)
    case push
    case detail(PresentationAction<Detail.Action>)
    case path(StackAction<Detail.State, Detail.Action>)
  }

  enum CancelID { case waiting }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let amount):
        state.entries.append(Entry(id: uuid(), date: date.now, amount: amount))
        state.sum += amount
        return .none
      case .remove(let id):
        state.sum -= state.entries.remove(id: id)?.amount ?? 0
        return .none
      case .addRandom:
        // ensemble-lint:disable:next shared-logic-action - Tests look at actions of reducers.
        return .send(.add(withRandomNumberGenerator { Int.random(in: 1...1_000, using: &$0) }))
      case .note(let text):
        state.note = text
        return .none
      case .doubleRate:
        state.$rate.withLock { $0 *= 2 }
        return .none
      case .multiply:
        state.sum *= state.rate
        return .none
      case .load:
        return .run { send in await send(.loaded(7)) }
      case .loaded(let amount):
        state.sum += amount
        return .none
      case .wait:
        return .run { _ in try await Task.never() }.cancellable(
          id: CancelID.waiting,
          cancelInFlight: true
        )
      case .stopWaiting:
        return .cancel(id: CancelID.waiting)
      case .relay(let amount):
        // ensemble-lint:disable:next shared-logic-action - Tests look at actions of reducers.
        return .send(.add(amount))
      case .settle(let amount):
        return .concatenate(.run { _ in }, .send(.add(amount)))
      case .open(let number):
        state.detail = Detail.State(number: number)
        return .none
      case .push:
        state.path.append(Detail.State(number: state.path.count))
        return .none
      case .detail, .path:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Detail() }
    .forEach(\.path, action: \.path) { Detail() }
  }

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable {
      var number: Int
    }

    enum Action: Equatable {
      case increment
      case wait
      case close
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.number += 1
          return .none
        case .wait:
          return .run { _ in try await Task.never() }
        case .close:
          return .run { _ in await dismiss() }
        }
      }
    }
  }
}

/// Makes the reducers of a store use live values, which its history replays, with the shared values
/// of the test.
func useLiveValues(_ values: inout DependencyValues) {
  @Dependency(\.defaultInMemoryStorage) var storage
  values.context = .live
  values.defaultInMemoryStorage = storage
}

extension StoreHistory {
  /// Waits until a number of actions of effects wait for the present.
  @MainActor
  func wait(for count: Int) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let listener = self.changes.add { continuation.yield() }
    defer { self.changes.remove(listener) }
    continuation.yield()
    for await _ in changes where waitingCount == count { return }
  }
}
