// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import StudioAPI

@Reducer
public struct Shop {
  @Reducer
  public enum Destination {
    case article(ArticleDetail)
    case checkout(Checkout)
  }

  @ObservableState
  public struct State: Equatable {
    @Shared(.basket) public var basket
    @Presents public var destination: Destination.State?
    public var rows: IdentifiedArrayOf<ArticleRow.State> = []
    public var lastOrder: Int?
    public var error: String?

    public init() {}
  }

  public enum Action {
    case articlesResponse(Result<[Article], Error>)
    case basketTapped
    case destination(PresentationAction<Destination.Action>)
    case onTask
    case rows(IdentifiedActionOf<ArticleRow>)
    case totalChanged(Int)
  }

  private enum CancelID { case total }

  @Dependency(\.studioAPI.articles) private var articles

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .onTask:
        return .merge(
          .run { send in
            await send(.articlesResponse(Result { try await articles() }))
          },
          .publisher { [basket = state.$basket] in
            basket.publisher
              .map(\.cents)
              .removeDuplicates()
              .map(Action.totalChanged)
          }
          .cancellable(id: CancelID.total, cancelInFlight: true)
        )

      case let .articlesResponse(.success(articles)):
        state.error = nil
        state.rows = IdentifiedArray(
          uniqueElements: articles.map { article in
            ArticleRow.State(article: article, amount: state.basket.amounts[article] ?? 0)
          }
        )
        return .none

      case let .articlesResponse(.failure(error)):
        state.error = error.localizedDescription
        return .none

      case .basketTapped:
        guard !state.basket.isEmpty else { return .none }
        state.destination = .checkout(Checkout.State())
        return .none

      case let .rows(.element(id: id, action: .delegate(.details))):
        guard let article = state.rows[id: id]?.article else { return .none }
        state.destination = .article(ArticleDetail.State(article: article))
        return .none

      case let .rows(.element(id: id, action: .delegate(.amountChanged(difference)))):
        guard let article = state.rows[id: id]?.article else { return .none }
        state.$basket.withLock { $0.add(article, difference) }
        return .none

      case .destination(.presented(.checkout(.delegate(.ordered(let number))))):
        state.lastOrder = number
        for id in state.rows.ids {
          state.rows[id: id]?.amount = 0
        }
        return .none

      case .destination, .rows, .totalChanged:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      ArticleRow()
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination.body
    }
  }
}

extension Shop.Destination.State: Equatable {}

@Reducer
public struct ArticleRow {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let article: Article
    public var amount: Int

    public var id: Article.ID { article.id }
  }

  public enum Action {
    case amountChanged(Int)
    case delegate(Delegate)
    case titleTapped

    @CasePathable
    public enum Delegate {
      case amountChanged(Int)
      case details
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .amountChanged(amount):
        let difference = max(amount, 0) - state.amount
        state.amount += difference
        return difference == 0 ? .none : .send(.delegate(.amountChanged(difference)))
      case .titleTapped:
        return .send(.delegate(.details))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
public struct ArticleDetail {
  @ObservableState
  public struct State: Equatable {
    public let article: Article
    @Shared(.basket) var basket: Basket
    var amount: Int { basket.amounts[article, default: 0] }
  }

  public enum Action {
    case addTapped
    case closeTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.$basket.withLock { $0.add(state.article) }
        return .none
      case .closeTapped:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}
