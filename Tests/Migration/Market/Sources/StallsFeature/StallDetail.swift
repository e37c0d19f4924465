// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketKit
import SwiftUI

/// One product in the list of a stall.
public struct ProductRow: Reducer {
  public struct State: Equatable, Identifiable {
    public var product: Product
    public var count: Int
    public var id: Product.ID { self.product.id }

    public init(product: Product, count: Int = 0) {
      self.product = product
      self.count = count
    }

    var canAdd: Bool { count < product.stock }
  }

  public enum Action: Equatable {
    case addButtonTapped
    case removeButtonTapped
    case countChanged(Int)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      guard state.canAdd else { return .none }
      state.count += 1
      return .none

    case .removeButtonTapped:
      state.count = max(0, state.count - 1)
      return .none

    case let .countChanged(count):
      state.count = min(max(0, count), state.product.stock)
      return .none
    }
  }
}

/// A stall with its products.
public struct StallDetail: Reducer {
  public struct State: Equatable, Identifiable {
    public var stall: Stall
    public var rows: IdentifiedArrayOf<ProductRow.State>
    public var isFavorite: Bool
    public var status: OpeningHours.Status?
    @PresentationState public var alert: AlertState<Action.Alert>?
    public var id: Stall.ID { self.stall.id }

    public init(stall: Stall, isFavorite: Bool = false) {
      self.stall = stall
      self.isFavorite = isFavorite
      self.rows = IdentifiedArrayOf(
        uniqueElements: stall.products.map { ProductRow.State(product: $0) }
      )
    }

    public var chosen: [Order.Line] {
      rows.filter { $0.count > 0 }.map { Order.Line(product: $0.product, count: $0.count) }
    }

    public var total: Money { chosen.map(\.total).sum() }
  }

  public enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case addToBasketButtonTapped
    case delegate(Delegate)
    case favoriteButtonTapped
    case row(id: ProductRow.State.ID, action: ProductRow.Action)
    case statusUpdated
    case task

    public enum Alert: Equatable {
      case discardConfirmed
    }

    public enum Delegate: Equatable {
      case favoriteChanged(Stall.ID, Bool)
      case ordered([Order.Line], from: Stall.ID)
    }
  }

  private enum CancelID { case status }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          await send(.statusUpdated)
          for await _ in self.mainQueue.timer(interval: .seconds(60)) {
            await send(.statusUpdated)
          }
        }
        .cancellable(id: CancelID.status, cancelInFlight: true)

      case .statusUpdated:
        state.status = state.stall.hours.status(at: self.now, in: self.calendar)
        return .none

      case .addToBasketButtonTapped:
        guard !state.chosen.isEmpty else {
          state.alert = .nothingChosen
          return .none
        }
        let lines = state.chosen
        for id in state.rows.ids {
          state.rows[id: id]?.count = 0
        }
        return .send(.delegate(.ordered(lines, from: state.stall.id)))

      case .favoriteButtonTapped:
        state.isFavorite.toggle()
        return .send(.delegate(.favoriteChanged(state.stall.id, state.isFavorite)))

      case .alert(.presented(.discardConfirmed)):
        for id in state.rows.ids {
          state.rows[id: id]?.count = 0
        }
        return .none

      case let .row(id: id, action: .addButtonTapped):
        guard let row = state.rows[id: id], !row.canAdd else { return .none }
        state.alert = .noMore(of: row.product)
        return .none

      case .alert, .delegate, .row:
        return .none
      }
    }
    .forEach(\.rows, action: /Action.row(id:action:)) {
      ProductRow()
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

extension AlertState where Action == StallDetail.Action.Alert {
  static let nothingChosen = Self {
    TextState("Nothing is chosen")
  } message: {
    TextState("Choose a product first.")
  }

  static func noMore(of product: Product) -> Self {
    AlertState {
      TextState("That was the last")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) {
        TextState("Put all back")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("There are only \(product.unit.text(for: product.stock)) of \(product.name).")
    }
  }
}

public struct StallDetailView: View {
  let store: StoreOf<StallDetail>

  public init(store: StoreOf<StallDetail>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        Section {
          ForEachStore(
            store.scope(state: \.rows, action: StallDetail.Action.row(id:action:))
          ) { rowStore in
            ProductRowView(store: rowStore)
          }
        } header: {
          Text(viewStore.stall.hours.label)
        } footer: {
          if viewStore.total > .zero {
            Text("Together \(viewStore.total.label)")
          }
        }
        Button("Add to basket") { viewStore.send(.addToBasketButtonTapped) }
      }
      .navigationTitle(viewStore.stall.name)
      .toolbar {
        Button {
          viewStore.send(.favoriteButtonTapped, animation: .default)
        } label: {
          Image(systemName: viewStore.isFavorite ? "heart.fill" : "heart")
        }
      }
      .task { await viewStore.send(.task).finish() }
    }
    .alert(store: store.scope(state: \.$alert, action: StallDetail.Action.alert))
  }
}

struct ProductRowView: View {
  let store: StoreOf<ProductRow>
  @ObservedObject var viewStore: ViewStoreOf<ProductRow>

  init(store: StoreOf<ProductRow>) {
    self.store = store
    self.viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(viewStore.product.name)
        PriceTag(product: viewStore.product)
      }
      Spacer()
      Stepper(
        viewStore.product.unit.text(for: viewStore.count),
        value: viewStore.binding(get: \.count, send: ProductRow.Action.countChanged),
        in: 0...max(0, viewStore.product.stock)
      )
    }
    .opacity(viewStore.product.isSoldOut ? 0.4 : 1)
  }
}

struct StallDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      StallDetailView(
        store: Store(initialState: StallDetail.State(stall: .garden)) {
          StallDetail()
        }
      )
    }
  }
}
