// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleCore

@Suite("Presentation: depth")
struct DepthTests {
  @Test func `thirty levels of one kilobyte each fit in a small stack`() async {
    let depth = 30
    let engine = Engine(
      initialState: Deep.State(depth: depth),
      reducer: Deep(),
      schedule: scheduleOnMainActor
    )
    let action = (0..<depth).reduce(Deep.Action.tap) { action, _ in .child(.presented(action)) }

    await onThread(stackSize: 512 * 1024) { _ = engine.send(action) }

    var state: Deep.State? = engine.locate().pointee
    var taps: [Int] = []
    while let level = state {
      taps.append(level.taps)
      state = level.child
    }
    #expect(taps == Array(repeating: 0, count: depth) + [1])
  }

  /// Runs a closure on a new thread.
  private func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}

/// A feature with a kilobyte of state, which presents itself.
@Reducer
private struct Deep {
  struct State {
    var taps = 0
    var ballast = Ballast()
    @PresentationState var child: State?

    init(depth: Int) {
      child = depth == 0 ? nil : State(depth: depth - 1)
    }
  }

  indirect enum Action: Sendable {
    case tap
    case child(PresentationAction<Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.taps += 1
        return .none
      case .child:
        state.ballast.first.0 += 1
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Deep() }
  }

  /// A kilobyte, inline.
  struct Ballast {
    typealias Words = (
      Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
      Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
    )
    var first: Words = Self.zero
    var second: Words = Self.zero
    var third: Words = Self.zero
    var fourth: Words = Self.zero

    static var zero: Words {
      (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      )
    }
  }
}
