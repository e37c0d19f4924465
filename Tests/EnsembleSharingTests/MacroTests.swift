// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Testing

@Suite("Shared values in features made by macros")
@MainActor
struct SharedMacroTests {
  @ComposeReducer(
    .bindable,
    children: [.reducer("detail", of: Detail.self, initialState: .init())]
  )
  @Composer
  struct Overview {
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      @SharedReader(.inMemory("count")) var seen = 0
      var title = ""
    }

    enum ViewAction {
      case tapped
    }

    @ComposeBodyActionCase
    func view(state: inout State, action: ViewAction) {
      switch action {
      case .tapped: state.$count.withLock { $0 += 1 }
      }
    }
  }

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
    }
    enum Action {
      case reset
    }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$count.withLock { $0 = 0 }
        return .none
      }
    }
  }

  @Test("The state of a composed feature has shared fields, which its children share")
  func composed() async {
    let store = TestStore(initialState: Overview.State()) { Overview() }
    await store.send(.view(.tapped)) { $0.$count.withLock { $0 = 1 } }
    #expect(store.state.seen == 1)
    #expect(store.state.detail.count == 1)
    await store.send(.detail(.reset)) { $0.detail.$count.withLock { $0 = 0 } }
    #expect(store.state.count == 0)
  }

  @Test("A binding through a store writes a shared value")
  func binding() {
    let store = Store(initialState: Overview.State()) { Overview() }
    let binding = Binding(store.$count)
    binding.wrappedValue = 3
    #expect(store.count == 3)
    #expect(store.detail.count == 3)
  }

  @ObservableState
  enum Screen: Equatable {
    case list(Detail.State)
    case empty
  }

  @Test("A feature without a key gets its value from another")
  func handedOver() {
    struct Parent {
      @Shared(value: "draft") var draft
    }
    struct Child {
      @Shared var draft: String
    }
    let parent = Parent()
    let child = Child(draft: parent.$draft)
    child.$draft.withLock { $0 += "!" }
    #expect(parent.draft == "draft!")
  }

  @Test("A dump of a state shows the shared value")
  func dump() {
    var text = ""
    customDump(Detail.State(), to: &text)
    #expect(text.contains("count: 0") || text.contains("count: #1 0"))
  }
}
