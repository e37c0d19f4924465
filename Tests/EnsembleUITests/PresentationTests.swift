// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Sheets, alerts and stacks")
struct PresentationTests {
  @Test("an alert shows its state, and sends the action of the chosen button")
  func alert() {
    let store = makeStore()
    let host = ViewHost(PresentingView(store: store))
    host.button("Ask").tap()
    #expect(host.dialogTitle == "Sure?")
    #expect(host.texts == ["There is no way back."])
    #expect(host.controls == ["Yes", "No"])
    host.button("Yes").tap()
    #expect(store.number == 100)
    #expect(store.alert == nil)
    #expect(host.dialogTitle == nil)
  }

  @Test("an alert is closed by a button without an action, and without choosing")
  func closedAlert() {
    let store = makeStore()
    let host = ViewHost(PresentingView(store: store))
    host.button("Ask").tap()
    host.button("No").tap()
    #expect(store.alert == nil)
    host.button("Ask").tap()
    #expect(host.dismiss())
    #expect(store.alert == nil)
    #expect(!host.dismiss())
    #expect(store.number == 0)
  }

  @Test("an alert that the action of a button presents is shown")
  func nextAlert() {
    let store = Store(initialState: Steps.State()) { Steps() }
    let host = ViewHost(StepsView(store: store))
    store.send(.startTapped)
    #expect(host.dialogTitle == "Step 1")
    host.button("Next").tap()
    #expect(host.dialogTitle == "Step 2")
    host.button("Next").tap()
    #expect(host.dialogTitle == "Step 3")
    host.button("Stop").tap()
    #expect(host.dialogTitle == nil)
    #expect(store.alert == nil)
  }

  @Test("a dialog without buttons has one that closes it")
  func dialog() {
    let store = makeStore()
    let host = ViewHost(PresentingView(store: store))
    store.send(.change { $0.dialog = ConfirmationDialogState { TextState("Read this") } })
    #expect(host.dialogTitle == "Read this")
    host.button("OK").tap()
    #expect(store.dialog == nil)
  }

  @Test("a sheet shows a child, and is closed by the person or by the child")
  func sheet() async {
    let store = makeStore()
    let host = ViewHost(PresentingView(store: store))
    #expect(!host.showsSheet)
    store.send(.change { $0.sheet = Item.State(id: 3, name: "Three") })
    #expect(host.showsSheet)
    #expect(host.texts == ["Three"])
    host.button("Toggle 3").tap()
    #expect(host.texts == ["Three", "done"])
    host.dismiss()
    #expect(store.sheet == nil)

    store.send(.change { $0.sheet = Item.State(id: 4, name: "Four") })
    #expect(host.texts == ["Four"])
    await store.send(.sheet(.presented(.doneTapped))).finish()
    #expect(store.sheet == nil)
    #expect(!host.showsSheet)
  }

  @Test("a stack shows its last page, a link pushes, and going back pops")
  func stack() {
    let store = makeStore()
    let host = ViewHost(StackView(store: store))
    #expect(host.title == "Root")
    host.button("Open").tap()
    #expect(store.path.count == 1)
    #expect(host.title == "Page One")
    host.button("Deeper").tap()
    #expect(host.title == "Page Two")
    #expect(store.path.count == 2)
    #expect(host.goBack())
    #expect(host.title == "Page One")
    #expect(host.goBack())
    #expect(host.title == "Root")
    #expect(!host.goBack())
  }

  @Test("a link outside of a stack, or with the wrong type of state, is reported")
  func strayLink() {
    let host = ViewHost(NavigationLink("Open", state: Item.State(id: 1)))
    withKnownIssue {
      host.button("Open").tap()
    } matching: {
      $0.description.contains("is not inside a 'NavigationStack(path:root:destination:)'")
    }
    let stack = ViewHost(StackView(store: makeStore()))
    withKnownIssue {
      stack.button("Wrong").tap()
    } matching: {
      $0.description.contains("has a state of type 'Int'")
    }
  }
}

struct PresentingView: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    Button("Ask") { store.send(.askTapped) }
      .alert($store.scope(state: \.$alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.$dialog, action: \.dialog))
      .sheet(item: $store.scope(state: \.$sheet, action: \.sheet)) { ItemView(store: $0) }
  }
}

struct StackView: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        NavigationLink("Open", state: Item.State(id: 1, name: "One"))
        NavigationLink("Wrong", state: 7)
      }
      .navigationTitle("Root")
    } destination: { store in
      NavigationLink("Deeper", state: Item.State(id: 2, name: "Two"))
        .navigationTitle("Page \(store.name)")
    }
  }
}

@Reducer
private struct Steps {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Step>?
  }

  enum Action {
    case alert(PresentationAction<Step>)
    case startTapped
  }

  @CasePathable
  enum Step: Equatable {
    case nextTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped: state.alert = .step(1)
      case .alert(.presented(.nextTapped(let number))): state.alert = .step(number)
      case .alert(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Steps.Step> {
  fileprivate static func step(_ number: Int) -> Self {
    AlertState {
      TextState("Step \(number)")
    } actions: {
      ButtonState(action: .nextTapped(number + 1)) { TextState("Next") }
      ButtonState(role: .cancel) { TextState("Stop") }
    }
  }
}

private struct StepsView: View {
  @Bindable var store: StoreOf<Steps>

  var body: some View {
    Text("Steps").alert($store.scope(state: \.alert, action: \.alert))
  }
}
