// SPDX-License-Identifier: MIT

/// What a device lets a hand feel.
public enum Haptic: Equatable, Sendable {
  case selection
  case success
  case failure
}

public struct HapticsClient: Sendable {
  public var play: @Sendable (Haptic) async -> Void

  public init(play: @escaping @Sendable (Haptic) async -> Void) {
    self.play = play
  }
}

private enum HapticsClientKey: DependencyKey {
  static let liveValue = HapticsClient { _ in }
  static let testValue = HapticsClient(play: unimplemented("HapticsClient.play"))
}

extension DependencyValues {
  public var haptics: HapticsClient {
    get { self[HapticsClientKey.self] }
    set { self[HapticsClientKey.self] = newValue }
  }
}

extension Reducer {
  /// Plays something whenever a value changes.
  public func haptics<Trigger: Equatable>(
    _ haptic: Haptic,
    triggerOnChangeOf trigger: @escaping (State) -> Trigger
  ) -> some Reducer<State, Action> {
    HapticsReducer(base: self, haptic: haptic, trigger: trigger)
  }
}

private struct HapticsReducer<Base: Reducer, Trigger: Equatable>: Reducer {
  let base: Base
  let haptic: Haptic
  let trigger: (Base.State) -> Trigger
  @Dependency(\.haptics) var haptics

  var body: some Reducer<Base.State, Base.Action> {
    base.onChange(of: trigger) { _, _ in
      Reduce { _, _ in
        .run { _ in await haptics.play(haptic) }
      }
    }
  }
}
