// SPDX-License-Identifier: MIT

#if DEBUG
import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("Updates of views by actions")
struct ViewUpdateTests {
  private let inspection = StoreInspection()

  /// Calls a closure while updates of views are recorded.
  private func recording(_ body: () throws -> Void) rethrows {
    let outer = ViewUpdates.recorder
    ViewUpdates.recorder = ViewRecorder(inspection)
    defer { ViewUpdates.recorder = outer }
    try body()
  }

  private func store() throws -> (StoreOf<Poll>, id: Int) {
    let store = Store(initialState: Poll.State()) { Poll() }
    let history = try #require(store.record(in: inspection))
    return (store, history.id)
  }

  private func updates(_ store: Int, _ number: UInt64) -> [String]? {
    guard case .action(let detail) = inspection.answer(.action(store: store, number: number))
    else {
      return nil
    }
    return detail.updatedViews.map { "\($0.view): \($0.reason)" }
  }

  @Test func `an action has the views that read what it has changed`() throws {
    try recording {
      let (store, id) = try store()
      let host = ViewHost(PollView(store: store))
      store.send(.vote)
      _ = host.changes()
      store.send(.rename("B"))
      _ = host.changes()
      store.send(.nothing)
      _ = host.changes()
      #expect(updates(id, 1) == ["VotesView: Poll.State.votes changed"])
      #expect(updates(id, 2) == ["TitleView: Poll.State.title changed"])
      #expect(updates(id, 3) == [])
    }
  }

  @Test func `a view that appears, and one with another value, follow from the same action`()
    throws
  {
    try recording {
      let (store, id) = try store()
      let host = ViewHost(BoardView(store: store))
      store.send(.vote)
      _ = host.changes()
      #expect(
        updates(id, 1) == [
          "BoardView: Poll.State.votes changed", "NumberView: value of the view changed",
          "BadgeView: first evaluation",
        ]
      )
    }
  }

  @Test func `several actions before one evaluation have it each, with their own fields`() throws {
    try recording {
      let (store, id) = try store()
      let host = ViewHost(BothView(store: store))
      store.send(.vote)
      store.send(.rename("B"))
      _ = host.changes()
      #expect(updates(id, 1) == ["BothView: Poll.State.votes changed"])
      #expect(updates(id, 2) == ["BothView: Poll.State.title changed"])
    }
  }

  @Test
  func `changes without an action, or without a recorder, have no updates`()
    throws
  {
    let (store, id) = try store()
    let host = ViewHost(PollView(store: store))
    store.send(.vote)
    _ = host.changes()
    #expect(updates(id, 1) == [])
    recording {
      let host = ViewHost(SwitchView())
      host.button("On").tap()
      _ = host.changes()
      store.send(.nothing)
      #expect(updates(id, 2) == [])
    }
  }

  @Test func `a recorded view is evaluated once with the one around it, and not again`() throws {
    try recording {
      let (store, _) = try store()
      let host = ViewHost(ReadingBoardView(store: store))
      for count in 1...3 {
        BodyCounter.count = 0
        store.send(.vote)
        _ = host.changes()
        #expect(host.texts == ["\(count) A"])
        #expect(BodyCounter.count == 1)
      }
    }
  }

  @Test func `the action of a store that was released is not running`() throws {
    do {
      let (store, _) = try store()
      store.send(.vote)
    }
    #expect(inspection.runningAction == nil)
  }
}

@Reducer
private struct Poll {
  @ObservableState
  struct State: Equatable {
    var votes = 0
    var title = "A"
  }

  enum Action {
    case vote
    case rename(String)
    case nothing
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .vote: state.votes += 1
      case .rename(let title): state.title = title
      case .nothing: break
      }
      return .none
    }
  }
}

private struct PollView: View {
  let store: StoreOf<Poll>

  var body: some View {
    VotesView(store: store)
    TitleView(store: store)
  }
}

private struct VotesView: View {
  let store: StoreOf<Poll>
  var body: some View { Text("\(store.votes)") }
}

private struct TitleView: View {
  let store: StoreOf<Poll>
  var body: some View { Text(store.title) }
}

private struct BothView: View {
  let store: StoreOf<Poll>
  var body: some View { Text("\(store.votes) \(store.title)") }
}

private struct BoardView: View {
  let store: StoreOf<Poll>

  var body: some View {
    NumberView(number: store.votes)
    if store.votes > 0 { BadgeView() }
  }
}

private struct ReadingBoardView: View {
  let store: StoreOf<Poll>
  var body: some View { NumberAndTitleView(number: store.votes, store: store) }
}

/// A view that is evaluated with the one around it, and reads a value itself.
private struct NumberAndTitleView: View {
  let number: Int
  let store: StoreOf<Poll>

  var body: some View {
    let _ = BodyCounter.count += 1
    Text("\(number) \(store.title)")
  }
}

@MainActor
private enum BodyCounter {
  static var count = 0
}

private struct NumberView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct BadgeView: View {
  var body: some View { Text("Voted") }
}

private struct SwitchView: View {
  @State private var isOn = false
  var body: some View { Button(isOn ? "Off" : "On") { isOn.toggle() } }
}
#endif
