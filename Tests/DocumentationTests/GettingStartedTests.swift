// SPDX-License-Identifier: MIT

// The code of the article GettingStarted, which `.ci/check-snippets` compares with it. There
// it is a package with a file for each part.

import Ensemble
import EnsembleApp
import EnsembleTestSupport
import EnsembleUI
import Testing

// snippet: PriceClient
/// A client that looks up prices.
@DependencyClient
struct PriceClient: Sendable {
  /// Returns the price of an item, in cents.
  var price: @Sendable (_ item: String) async throws -> Int
}

struct UnknownItem: Error {}

nonisolated extension PriceClient: DependencyKey {
  /// Used when the program runs.
  static let liveValue = PriceClient { item in
    try await Task.sleep(for: .milliseconds(300))  // A request to a server would be here.
    guard let price = ["Bread": 249, "Milk": 119][item] else { throw UnknownItem() }
    return price
  }

  /// Used in tests: calling an endpoint that the test does not override fails the test.
  static let testValue = PriceClient()
}
// end

// snippet: ShoppingList
@Reducer
struct ShoppingList {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var items: IdentifiedArrayOf<Item> = []
    @Presents var alert: AlertState<Action.Alert>?

    var total: Int { items.reduce(0) { $0 + ($1.price ?? 0) } }
  }

  struct Item: Equatable, Identifiable {
    let name: String
    var price: Int?

    var id: String { name }
  }

  enum Action: BindableAction {
    case addTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case clearTapped
    case priceFailed(name: String)
    case priceLoaded(name: String, price: Int)

    @CasePathable
    enum Alert: Equatable {
      case clearConfirmed
    }
  }

  @Dependency(PriceClient.self) var prices

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        let name = state.draft
        guard !name.isEmpty, state.items[id: name] == nil else { return .none }
        state.items.append(Item(name: name))
        state.draft = ""
        return .run { [prices] send in
          let price = try await prices.price(item: name)
          await send(.priceLoaded(name: name, price: price))
        } catch: { _, send in
          await send(.priceFailed(name: name))
        }

      case .priceLoaded(let name, let price):
        state.items[id: name]?.price = price
        return .none

      case .priceFailed(let name):
        state.alert = AlertState {
          TextState("Nobody sells \(name).")
        }
        return .none

      case .clearTapped:
        state.alert = AlertState {
          TextState("Remove everything?")
        } actions: {
          ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: { [total = state.total] in
          TextState("Items for \(total) ¢ are on the list.")
        }
        return .none

      case .alert(.presented(.clearConfirmed)):
        state.items.removeAll()
        return .none

      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
// end

// snippet: ShoppingListView
struct ShoppingListView: View {
  @Bindable var store: StoreOf<ShoppingList>

  var body: some View {
    VStack {
      HStack {
        TextField("Item", text: $store.draft)
          .onSubmit { store.send(.addTapped) }
        Button("Add") { store.send(.addTapped) }
      }
      ForEach(store.items) { item in
        LabeledContent(item.name, value: item.price.map { "\($0) ¢" } ?? "…")
      }
      Text("Total: \(store.total) ¢")
      Button("Clear", role: .destructive) { store.send(.clearTapped) }
        .disabled(store.items.isEmpty)
    }
    .alert($store.scope(state: \.$alert, action: \.alert))
  }
}
// end

// snippet: ShoppingApp
@MainActor
struct ShoppingApp: App {
  var body: some Scene {
    WindowGroup("Shopping") {
      ShoppingListView(store: Store(initialState: ShoppingList.State()) { ShoppingList() })
    }
  }
}
// end

// snippet: ShoppingListTests
@MainActor
struct ShoppingListTests {
  @Test func `the price of a new item is looked up`() async {
    let store = TestStore(initialState: ShoppingList.State()) {
      ShoppingList()
    } withDependencies: {
      $0[PriceClient.self].price = { _ in 119 }
    }

    await store.send(\.binding.draft, "Milk") { $0.draft = "Milk" }
    await store.send(.addTapped) {
      $0.items = [ShoppingList.Item(name: "Milk")]
      $0.draft = ""
    }
    await store.receive(\.priceLoaded) {
      $0.items[id: "Milk"]?.price = 119
    }
  }

  @Test func `an alert says that an item has no price`() async {
    let store = TestStore(initialState: ShoppingList.State(draft: "Gold")) {
      ShoppingList()
    } withDependencies: {
      $0[PriceClient.self].price = { _ in throw UnknownItem() }
    }

    await store.send(.addTapped) {
      $0.items = [ShoppingList.Item(name: "Gold")]
      $0.draft = ""
    }
    await store.receive(\.priceFailed) {
      $0.alert = AlertState { TextState("Nobody sells Gold.") }
    }
  }

  @Test func `clearing the list asks first`() async {
    let items: IdentifiedArrayOf = [ShoppingList.Item(name: "Milk", price: 119)]
    let store = TestStore(initialState: ShoppingList.State(items: items)) {
      ShoppingList()
    }

    await store.send(.clearTapped) {
      $0.alert = AlertState {
        TextState("Remove everything?")
      } actions: {
        ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
        ButtonState(role: .cancel) { TextState("Keep") }
      } message: {
        TextState("Items for 119 ¢ are on the list.")
      }
    }
    await store.send(\.alert.clearConfirmed) {
      $0.alert = nil
      $0.items = []
    }
  }
}
// end

@MainActor
@Suite struct GettingStartedTests {
  @Test func `the shopping list works in a view`() async {
    let store = Store(initialState: ShoppingList.State()) {
      ShoppingList()
    } withDependencies: {
      $0[PriceClient.self].price = { _ in 119 }
    }
    let host = ViewHost(ShoppingListView(store: store))
    host.textField("Item").type("Milk")
    host.button("Add").tap()
    await host.wait { $0.texts.contains("Total: 119 ¢") }
    host.button("Clear").tap()
    #expect(host.dialogTitle == "Remove everything?")
    host.button("Remove").tap()
    #expect(store.items.isEmpty)
  }
}
