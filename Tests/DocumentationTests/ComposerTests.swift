// SPDX-License-Identifier: MIT

// The sample code of the article Composer. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@ComposeReducer(
  .bindable,
  children: [
    .reducer("counter1", of: Counter.self, initialState: .init()),
    .reducer("counter2", of: Counter.self, initialState: .init()),
  ]
)
@Composer
struct TwoCounters {
  struct State {
    var isDisplayingSum = false
  }

  enum ViewAction {
    case resetCountersTapped
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .resetCountersTapped:
      state.counter1.count = 0
      state.counter2.count = 0
    }
  }
}
// end

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case removeTapped

    @CasePathable
    enum Delegate { case remove }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      guard case .removeTapped = action else { return .none }
      return .send(.delegate(.remove))
    }
  }
}

// snippet: by-hand
@Reducer
struct AlbumByHand {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var pages: IdentifiedArrayOf<Page.State> = []
    @Presents var cover: Page.State?
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case pages(IdentifiedActionOf<Page>)
    case cover(PresentationAction<Page.Action>)
    case alert(PresentationAction<Alert>)
    case view(ViewAction)

    @CasePathable
    enum Alert: Equatable {
      case clearConfirmed
    }
  }

  enum ViewAction {
    case clearTapped
    case coverTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.clearTapped):
        state.alert = AlertState { TextState("Remove all?") }
        return .none
      case .view(.coverTapped):
        state.cover = Page.State(id: 0)
        return .none
      case .alert(.presented(.clearConfirmed)):
        state.pages.removeAll()
        return .none
      case .pages(.element(let id, .delegate(.remove))):
        state.pages.remove(id: id)
        return .none
      case .cover(.presented(.delegate(.remove))):
        state.cover = nil
        return .none
      case .binding, .pages, .cover, .alert:
        return .none
      }
    }
    .forEach(\.pages, action: \.pages) { Page() }
    .ifLet(\.$cover, action: \.cover) { Page() }
    .ifLet(\.$alert, action: \.alert)
  }
}
// end

// snippet: composed
@ComposeReducer(
  .bindable,
  children: [
    .identifiedArray("pages", of: Page.self, initialState: []),
    .presentsReducer("cover", of: Page.self),
    .presentsAlert(),
  ]
)
@Composer
struct ComposedAlbum {
  struct State: Equatable {
    var title = ""
  }

  enum ViewAction {
    case clearTapped
    case coverTapped
  }

  enum AlertAction: Equatable {
    case clearConfirmed
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .clearTapped: state.alert = AlertState { TextState("Remove all?") }
    case .coverTapped: state.cover = Page.State(id: 0)
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {
    switch action {
    case .clearConfirmed: state.pages.removeAll()
    }
  }

  @ComposeDelegate("pages")
  func pageSaid(state: inout State, id: Int, action: Page.Action.Delegate) {
    switch action {
    case .remove: state.pages.remove(id: id)
    }
  }

  @ComposeDelegate("cover")
  func coverSaid(state: inout State, action: Page.Action.Delegate) {
    switch action {
    case .remove: state.cover = nil
    }
  }
}
// end

@MainActor
@Suite struct ComposerTests {
  @Test func `a composed feature runs its children and its own actions`() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    store.send(.counter1(.incrementTapped))
    #expect(store.counter1.count == 1)
    store.send(.view(.resetCountersTapped))
    #expect(store.counter1.count == 0)
  }

  @Test func `a feature does the same by hand and composed`() {
    let pages: IdentifiedArrayOf = [Page.State(id: 1), Page.State(id: 2)]
    let hand = Store(initialState: AlbumByHand.State(pages: pages)) { AlbumByHand() }
    let composed = Store(initialState: ComposedAlbum.State()) { ComposedAlbum() }
    composed.send(.view(.clearTapped))
    hand.send(.view(.clearTapped))
    #expect(composed.alert != nil && hand.alert != nil)
    hand.send(.pages(.element(id: 1, action: .removeTapped)))
    #expect(hand.pages.map(\.id) == [2])
    hand.send(.view(.coverTapped))
    composed.send(.view(.coverTapped))
    hand.send(.cover(.presented(.removeTapped)))
    composed.send(.cover(.presented(.removeTapped)))
    #expect(hand.cover == nil && composed.cover == nil)
    hand.send(.alert(.presented(.clearConfirmed)))
    composed.send(.alert(.presented(.clearConfirmed)))
    #expect(hand.pages.isEmpty && composed.alert == nil && hand.alert == nil)
  }
}
