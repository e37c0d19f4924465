// SPDX-License-Identifier: MIT

import Foundation

/// A part of an application that is not for everybody yet.
public struct FeatureFlag: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

@DependencyClient
public struct FlagsClient: Sendable {
  public var isEnabled: @Sendable (_ flag: FeatureFlag) -> Bool = { _ in false }
  public var refresh: @Sendable () async throws -> Set<FeatureFlag>
  public var changes: @Sendable () -> AsyncStream<Set<FeatureFlag>> = { .finished }
}

extension FlagsClient: DependencyKey {
  public static let liveValue: FlagsClient = .constant([])
  public static let testValue = FlagsClient()

  public static func constant(_ flags: Set<FeatureFlag>) -> Self {
    Self(
      isEnabled: { flags.contains($0) },
      refresh: { flags },
      changes: {
        AsyncStream { continuation in
          continuation.yield(flags)
          continuation.finish()
        }
      }
    )
  }
}

extension DependencyValues {
  public var flags: FlagsClient {
    get { self[FlagsClient.self] }
    set { self[FlagsClient.self] = newValue }
  }
}

/// Runs a reducer only if a flag is on, and another one otherwise.
@Reducer
public struct Flagged<On: Reducer, Off: Reducer>
where On.State == Off.State, On.Action == Off.Action {
  let flag: FeatureFlag
  let on: On
  let off: Off

  @Dependency(\.flags) var flags

  public init<State, Action>(
    _ flag: FeatureFlag,
    @ReducerBuilder<State, Action> on: () -> On,
    @ReducerBuilder<State, Action> off: () -> Off
  ) where On.State == State, On.Action == Action {
    self.flag = flag
    self.on = on()
    self.off = off()
  }

  public var body: some Reducer<On.State, On.Action> {
    Reduce { state, action in
      flags.isEnabled(flag)
        ? on.reduce(into: &state, action: action)
        : off.reduce(into: &state, action: action)
    }
  }
}
