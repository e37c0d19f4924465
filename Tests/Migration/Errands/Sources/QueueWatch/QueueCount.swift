// SPDX-License-Identifier: MIT

import tinyTCA

/// Counts the people in front of a counter.
public struct QueueCount: Feature {
  public struct State: Equatable, Sendable {
    public var people = 0
    public var isCalling = false

    public init(people: Int = 0) { self.people = people }
  }

  public enum Action: Equatable, Sendable {
    case joined
    case nextCalled
    case nextCame
    case corrected(Int)
  }

  public enum QueueError: Error {
    case nobodyWaits
  }

  public init() {}

  public static var initialState: State { State() }

  public static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .joined:
      state.people += 1
    case .nextCalled:
      guard state.people > 0 else { throw QueueError.nobodyWaits }
      state.isCalling = true
    case .nextCame:
      state.isCalling = false
      state.people -= 1
    case let .corrected(people):
      state.people = max(0, people)
    }
  }

  public static func effect(for action: Action, state: State) async throws -> Action? {
    action == .nextCalled ? .nextCame : nil
  }
}

/// Knows how long a queue takes.
public struct WaitingTimes: Sendable {
  public var minutes: @Sendable (_ people: Int) async throws -> Int

  public init(minutes: @escaping @Sendable (_ people: Int) async throws -> Int) {
    self.minutes = minutes
  }

  public static let usual = WaitingTimes { $0 * 3 }
}

/// Estimates the time in a queue.
public struct QueueEstimate: Feature {
  public struct State: Equatable, Sendable {
    public var minutes: Int?
    public var isAsking = false

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case asked(people: Int)
    case answered(minutes: Int?)
  }

  let times: WaitingTimes

  public init(times: WaitingTimes) { self.times = times }

  public var initialState: State { State() }

  public func reducer(state: inout State, action: Action) {
    switch action {
    case .asked:
      state.isAsking = true
    case let .answered(minutes):
      state.isAsking = false
      state.minutes = minutes
    }
  }

  public func effect(for action: Action, state: State) async -> Action? {
    guard case let .asked(people) = action else { return nil }
    return .answered(minutes: try? await times.minutes(people))
  }
}
