// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import XCTest

@testable import KilnFeature

@MainActor
final class KilnTests: XCTestCase {
  private let bowl = Piece(id: UUID(0), name: "Bowl", stage: .trimmed)
  private let mug = Piece(id: UUID(1), name: "Mug", clay: .earthenware, stage: .glazed)

  private func state() -> KilnReducer.State {
    @Shared(.pieces) var pieces
    $pieces.withLock { $0 = [bowl, mug] }
    return KilnReducer.State()
  }

  func testAFiringIsPlanned() async {
    let store = TestStore(initialState: state()) {
      KilnReducer()
    }
    let firing = Firing.standard(.bisque, id: 1)
    await store.send(.addButtonTapped(.bisque)) {
      $0.destination = .load(LoadReducer.State(firing: firing, candidates: [self.bowl, self.mug]))
    }
    await store.send(\.destination.load.saveButtonTapped) {
      $0.destination?.modify(\.load) { $0.problem = .empty }
    }
    await store.send(
      .destination(
        .presented(.load(.binding(.set(\.firing.title, "Bisque on Monday night, again"))))
      )
    ) {
      $0.destination?.modify(\.load) {
        $0.firing.title = "Bisque on Monday night, "
      }
    }
    await store.send(\.destination.load.pieceToggled, UUID(0)) {
      XCTModify(&$0.destination, case: \.load) {
        $0.firing.pieces = [UUID(0)]
        $0.problem = nil
      }
    }
    await store.send(\.destination.load.saveButtonTapped)
    await store.receive(\.destination.load.delegate.saved) {
      var saved = firing
      saved.title = "Bisque on Monday night, "
      saved.pieces = [UUID(0)]
      $0.plan = [saved]
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
    XCTAssertEqual(store.state.waiting.ids, [UUID(1)])
  }

  func testWhatWouldMeltIsNotFired() async {
    var load = LoadReducer.State(firing: .standard(.glaze, id: 1), candidates: [bowl, mug])
    load.firing.pieces = [bowl.id, mug.id]
    let store = TestStore(initialState: load) {
      LoadReducer()
    }
    await store.send(.saveButtonTapped) {
      $0.problem = .tooHot([self.mug.id])
    }
    await store.send(.binding(.set(\.firing.steps, [Firing.Step(target: 1_000, minutes: 60)]))) {
      $0.firing.steps = [Firing.Step(target: 1_000, minutes: 60)]
      $0.problem = nil
    }
  }

  func testAFiringMovesPiecesOn() async {
    var state = state()
    state.plan = [Firing(id: 4, title: "Bisque", steps: [], pieces: [bowl.id])]
    state.destination = .firing(FiringReducer.State(firing: state.plan[0]))
    let store = TestStore(initialState: state) {
      KilnReducer()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 60)
    }
    await store.send(.destination(.presented(.firing(.readingsEnded(.success(0)))))) {
      $0.destination?.modify(\.firing) { $0.status = .finished }
    }
    await store.receive(\.destination.firing.delegate.ended) {
      $0.completed = [4]
      $0.$pieces.withLock {
        $0[id: self.bowl.id]?.stage = .bisque
        $0[id: self.bowl.id]?.changedAt = Date(timeIntervalSince1970: 60)
      }
    }
    XCTAssertNil(store.state.next)
  }

  func testAFiringIsRepeatedAndRemoved() async {
    var state = state()
    state.plan = [.standard(.glaze, id: 2), .standard(.bisque, id: 1)]
    let store = TestStore(initialState: state) {
      KilnReducer()
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.firingLongPressed(2))
    XCTAssertEqual(store.state.destination?.confirm?.title, TextState("Glaze"))
    await store.send(\.destination.confirm.repeatFiring, 2) {
      $0.destination = nil
      $0.plan.append(.standard(.glaze, id: 3))
    }
    await store.send(.moved([0], 3)) {
      $0.plan = [.standard(.bisque, id: 1), .standard(.glaze, id: 3), .standard(.glaze, id: 2)]
    }
    await store.send(.firingLongPressed(1))
    await store.send(.destination(.presented(.confirm(.remove(1))))) {
      $0.plan.remove(id: 1)
    }
    await store.finish()
  }
}
