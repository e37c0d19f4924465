// SPDX-License-Identifier: MIT

import DependenciesTestSupport
import SharedModels
import StudioKit
import StudioKitTesting
import Testing

@testable import PiecesFeature

@MainActor
@Suite(.dependencies { $0.quiet() })
struct PiecesTests {
  let bowl = Piece(id: UUID(100), name: "bowl", changedAt: Date(timeIntervalSince1970: 3))
  let mug = Piece(
    id: UUID(101),
    name: "Mug",
    clay: .porcelain,
    stage: .bisque,
    changedAt: Date(timeIntervalSince1970: 1)
  )
  let tile = Piece(
    id: UUID(102),
    name: "Tile",
    stage: .glazed,
    changedAt: Date(timeIntervalSince1970: 2)
  )

  private func makeStore(
    _ change: (inout PiecesFeature.State) -> Void = { _ in }
  ) -> TestStoreOf<PiecesFeature> {
    @Shared(.pieces) var pieces
    $pieces.withLock { $0 = [mug, bowl, tile] }
    var state = PiecesFeature.State()
    change(&state)
    return TestStore(initialState: state) { PiecesFeature() }
  }

  @Test(
    "The shelf is sorted",
    arguments: zip(
      PiecesFeature.SortOrder.allCases,
      [["bowl", "Tile", "Mug"], ["bowl", "Mug", "Tile"], ["bowl", "Mug", "Tile"]]
    )
  )
  func sorting(order: PiecesFeature.SortOrder, names: [String]) async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.view(.sortTapped))
    #expect(store.state.destination?.sort?.buttons.count == 3)
    await store.send(\.destination.sort, order)
    #expect(store.state.visible.map(\.name) == names)
  }

  @Test func filtering() async {
    let store = makeStore()
    await store.send(.view(.filterSelected(.bisque))) {
      $0.filter = .bisque
    }
    #expect(store.state.visible == [mug])
    await store.send(.view(.filterSelected(.bisque))) {
      $0.filter = nil
    }
    await store.send(\.view.filterSelected, nil)
  }

  @Test func aPieceIsAdded() async {
    let events = Recorder<AnalyticsEvent>()
    let store = makeStore()
    store.dependencies.analytics = .recording(events)
    await store.send(.view(.addTapped)) {
      $0.destination = .add(PieceForm.State(piece: Piece(id: UUID(0), name: "")))
    }
    await store.send(.view(.addConfirmed)) {
      $0.destination?.modify(\.add) { $0.validate() }
    }
    #expect(store.state.destination?.add?.errors[\.piece.name] == "Please fill this in.")
    await store.send(\.destination.add.binding, .set(\.piece.name, "Vase")) {
      $0.destination?.modify(\.add) {
        $0.piece.name = "Vase"
        $0.errors.clear(\.piece.name)
      }
    }
    await store.send(.view(.addConfirmed)) {
      $0.destination = nil
      $0.$pieces.withLock {
        $0.insert(
          Piece(id: UUID(0), name: "Vase", changedAt: Date(timeIntervalSince1970: 1_700_000_000)),
          at: 0
        )
      }
    }
    await store.finish()
    events.expect(["piece_added", "piece_added"])
  }

  @Test func aPieceIsRemovedAndComesBack() async {
    let store = makeStore()
    store.dependencies.continuousClock = TestClock()
    await store.send(.view(.deleted([0]))) {
      $0.$pieces.withLock { _ = $0.remove(id: self.bowl.id) }
      $0.lastRemoved = self.bowl
      $0.toast = Toast.State("bowl is gone.", undoTitle: "Undo")
    }
    await store.send(\.toast.undoTapped)
    await store.receive(\.toast.delegate.undone) {
      $0.$pieces.withLock { _ = $0.append(self.bowl) }
      $0.lastRemoved = nil
    }
    await store.receive(\.toast.dismiss) {
      $0.toast = nil
    }
  }

  @Test func glazesAreChosen() async throws {
    let store = makeStore()
    store.dependencies.studioAPI.glazes = {
      [
        Glaze(id: "hot", title: "Hot", temperature: 1_500),
        Glaze(id: "ash", title: "Ash", temperature: 1_300),
      ]
    }
    store.exhaustivity = .off
    await store.send(.view(.pieceTapped(mug.id)))
    await store.send(\.path[id: 0].detail.view.glazesTapped)
    await store.receive(\.path[id: 0].detail.delegate.glazesRequested)
    await store.send(\.path[id: 1].glazes.task) {
      $0.path[id: 1, case: \.glazes]?.glazes = .loading(previous: nil)
    }
    await store.receive(\.path[id: 1].glazes.glazesLoaded)
    let picker = try #require(store.state.path[id: 1]?.glazes)
    #expect(picker.suitable.map(\.id) == ["ash"])
    await store.send(\.path[id: 1].glazes.toggled, "ash") {
      $0.path[id: 1, case: \.glazes]?.picked = ["ash"]
    }
    await store.send(\.path[id: 1].glazes.doneTapped)
    await store.receive(\.path[id: 1].glazes.delegate.picked) {
      $0.$pieces.withLock { $0[id: self.mug.id]?.glazes = ["ash"] }
      #expect($0.path.count == 1)
    }
  }

  @Test func aPieceIsThrownAway() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.view(.pieceTapped(tile.id)))
    #expect(store.state.path.ids == [0])
    await store.send(\.path[id: 0].detail.view.removeTapped)
    await store.send(\.path[id: 0].detail.alert.remove)
    await store.receive(\.path[id: 0].detail.delegate.removed) {
      $0.path = StackState()
    }
    #expect(store.state.pieces.ids == [mug.id, bowl.id])
    await store.send(.view(.pieceTapped(tile.id)))
    #expect(store.state.path.isEmpty)
  }
}

@MainActor
@Suite("One piece", .dependencies)
struct PieceDetailTests {
  private func makeStore(_ piece: Piece) -> TestStoreOf<PieceDetail> {
    TestStore(initialState: PieceDetail.State(piece: Shared(value: piece))) {
      PieceDetail()
    } withDependencies: {
      $0.quiet(at: Date(timeIntervalSince1970: 9))
    }
  }

  @Test func stagesFollowEachOther() async {
    let haptics = Recorder<Haptic>()
    let store = makeStore(Piece(id: UUID(), name: "Cup", stage: .trimmed))
    store.dependencies.haptics = .recording(haptics)
    for stage in [Piece.Stage.bisque, .glazed, .finished] {
      await store.send(.view(.advanceTapped)) {
        $0.$piece.withLock {
          $0.stage = stage
          $0.changedAt = Date(timeIntervalSince1970: 9)
        }
      }
    }
    await store.sendUnchanged(.view(.advanceTapped))
    haptics.expect([.success, .success, .success])
  }

  @Test func clayIsNotGlazed() async {
    let store = makeStore(Piece(id: UUID(), name: "Cup"))
    store.exhaustivity = .off
    await store.send(.view(.glazesTapped)) {
      $0.alert?.title = TextState("Fire it first")
    }
    await store.send(\.alert.dismiss)
    #expect(store.state.alert == nil)
  }

  @Test func notesAreUndone() async {
    let store = makeStore(Piece(id: UUID(), name: "Cup", notes: "thin"))
    store.exhaustivity = .off
    await store.send(.view(.templateTapped("Foot trimmed."))) {
      $0.draft = "thin\nFoot trimmed."
    }
    await store.send(\.binding.draft, "thick") {
      $0.draft = "thick"
    }
    await store.send(\.edit, .undo) {
      $0.draft = "thin\nFoot trimmed."
    }
    await store.send(\.edit, .undo)
    await store.send(\.edit, .redo)
    #expect(store.state.piece.notes == "thin")
    await store.send(.view(.doneTapped)) {
      $0.$piece.withLock { $0.notes = "thin\nFoot trimmed." }
    }
    #expect(store.state.history.canRedo)
  }
}
