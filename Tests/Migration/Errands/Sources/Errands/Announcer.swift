// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import Perception

/// Speaks what happens on a walk, for those who do not look at the screen.
@MainActor
public final class Announcer {
  public private(set) var spoken: [String] = []

  private let store: StoreOf<Walk>
  private var cancellables: Set<AnyCancellable> = []

  public init(store: StoreOf<Walk>) {
    self.store = store
  }

  public func start() {
    store.publisher.own.steps
      .sink { [weak self] steps in self?.say("\(steps) steps") }
      .store(in: &cancellables)
    store.scope(state: \.companion, action: \.companion)
      .ifLet(
        then: { [weak self] _ in self?.say("You walk together.") },
        else: { [weak self] in self?.say("You walk alone.") }
      )
      .store(in: &cancellables)
  }

  public func stop() {
    cancellables = []
  }

  /// Calls a function once, as soon as the notes change.
  public func waitForChange(of notes: WeatherNotes, then change: @escaping @Sendable () -> Void) {
    withPerceptionTracking {
      _ = notes.lines
    } onChange: {
      change()
    }
  }

  private func say(_ text: String) {
    spoken.append(text)
  }
}
