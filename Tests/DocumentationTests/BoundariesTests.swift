// SPDX-License-Identifier: MIT

// The sample code of the article Boundaries. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: login
@Reducer
struct Login: BoundingReducer {
  @ObservableState
  struct State: Equatable {
    var isBusy = false
  }

  enum Action: FeatureAction {
    enum ViewAction { case loginTapped }
    enum DelegateAction { case loggedIn }
    enum InternalAction { case responded }
    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.isBusy = true
    return .send(._internal(.responded))
  }

  func reduce(into state: inout State, internalAction action: Action.InternalAction) -> Effect<
    Action
  > {
    state.isBusy = false
    return .send(.delegate(.loggedIn))
  }

  func reduce(into state: inout State, delegateAction action: Action.DelegateAction) -> Effect<
    Action
  > {
    .none
  }
}
// end

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    var isLoggedIn = false
    var login = Login.State()
  }

  enum Action {
    case login(Login.Action)
  }

  var body: some ReducerOf<Self> {
    // snippet: parent
    Scope(\.login, action: \.login) {
      Login()
    } delegate: { state, event in  // Called for delegate actions only.
      state.isLoggedIn = true
      return .none
    }
    // end
  }
}

// snippet: view
struct LoginView: View {
  let store: BoundedStoreOf<Login>

  var body: some View {
    Button("Log in") { store.send(.loginTapped) }
  }
}
// end

// snippet: controls
@Reducer
struct ContactCard: ComposedBoundingReducer {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var email = ""
    var status = FormStatus<State>()
  }

  enum Action: FeatureAction {
    enum ViewAction: BindableAction {
      case binding(BindingAction<State>)
      case saveTapped
    }
    enum DelegateAction: Equatable { case saved(email: String) }
    case view(ViewAction)
    case delegate(DelegateAction)
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    coreReducer
      .form(action: \.form)
      .validation(\.status, form: \.form, action: \.validation) {
        FormRule(\.email, "needs an @") { $0.contains("@") }
      }
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    switch action {
    case .saveTapped: .send(.validation(.submit))
    case .binding: .none
    }
  }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> {
    .none
  }

  func reduce(into state: inout State, other action: Action) -> Effect<Action> {
    guard case .validation(.submitted) = action else { return .none }
    return .send(.delegate(.saved(email: state.email)))
  }
}

@ViewAction(for: ContactCard.self)
struct ContactCardView: View {
  @Bindable var store: StoreOf<ContactCard>

  var body: some View {
    TextField("Name", text: $store.name)
    TextField("E-mail", text: store.binding(\.email, action: \.form))
    ForEach(store.status[\.email].problems, id: \.self) { Text($0) }
    Button("Save") { send(.saveTapped) }
  }
}
// end

@MainActor
@Suite struct BoundariesTests {
  @Test func `a parent reacts to what its child delegates`() {
    let store = Store(initialState: Shop.State()) { Shop() }
    let login = store.scope(state: \.login, action: \.login)
    let host = ViewHost(LoginView(store: login.bounded))
    host.button("Log in").tap()
    #expect(store.isLoggedIn)
    #expect(!store.login.isBusy)
  }

  @Test func `a bound field and a form have boundaries`() async {
    let store = TestStore(initialState: ContactCard.State()) { ContactCard() }
    await store.send(\.view.binding.name, "Ada") { $0.name = "Ada" }
    await store.send(.form(.set(\.email, "ada"))) {
      $0.email = "ada"
      $0.status[\.email] = FormFieldStatus(
        problems: ["needs an @"],
        isTouched: true,
        isDirty: true
      )
    }
    store.exhaustivity = .off
    await store.send(.form(.set(\.email, "ada@example.com")))
    await store.send(.view(.saveTapped))
    await store.receive(\.delegate.saved, "ada@example.com")
    await store.finish()
  }

  @Test func `the view of a form sends view actions`() {
    let store = Store(initialState: ContactCard.State()) { ContactCard() }
    let host = ViewHost(ContactCardView(store: store))
    host.textField("Name").type("Ada")
    host.textField("E-mail").type("ada")
    host.button("Save").tap()
    #expect(store.name == "Ada")
    #expect(host.texts.contains("needs an @"))
  }
}
