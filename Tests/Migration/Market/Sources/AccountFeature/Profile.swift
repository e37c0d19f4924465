// SPDX-License-Identifier: MIT

import Foundation
import MarketKit
import SwiftUI

/// The data of a customer, which are saved while they change.
public struct Profile: Reducer {
  public struct State: Equatable {
    @BindingState public var customer: Customer
    public var saved: Customer
    public var isSaving = false
    public var failure: String?

    public init(customer: Customer) {
      self.customer = customer
      self.saved = customer
    }

    public var hasChanges: Bool { customer != saved }

    var pointsToNextLevel: Int? {
      customer.level.next.map { $0.threshold - customer.points }
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case interestToggled(Product.Category)
    case revertButtonTapped
    case saveResponse(TaskResult<Customer>)
    case signOutButtonTapped
    case delegate(Delegate)

    public enum Delegate: Equatable {
      case signedOut
    }
  }

  enum SaveID: Hashable { case save }

  @Dependency(\.account) private var account
  @Dependency(\.mainQueue) private var mainQueue

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.customer.name) { _, name in
        Reduce { state, _ in
          state.failure = name.isEmpty ? "Nobody has no name." : nil
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.$customer):
        return save(&state)

      case .binding:
        return .none

      case let .interestToggled(category):
        state.customer.interests.formSymmetricDifference([category])
        return save(&state)

      case .revertButtonTapped:
        state.customer = state.saved
        state.isSaving = false
        return .cancel(id: SaveID.save)

      case let .saveResponse(.success(customer)):
        state.isSaving = false
        state.saved = customer
        return .none

      case let .saveResponse(.failure(error)):
        state.isSaving = false
        state.failure = error.localizedDescription
        return .none

      case .signOutButtonTapped:
        return .merge(
          .cancel(id: SaveID.save),
          .run { send in
            await account.signOut()
            await send(.delegate(.signedOut))
          }
        )

      case .delegate:
        return .none
      }
    }
  }

  /// Saves the customer a second after the last change.
  private func save(_ state: inout State) -> EffectTask<Action> {
    guard state.hasChanges, state.failure == nil else { return .cancel(id: SaveID.save) }
    state.isSaving = true
    return .run { [customer = state.customer] send in
      await send(.saveResponse(TaskResult { try await account.save(customer) }))
    }
    .debounce(id: SaveID.save, for: 1, scheduler: mainQueue)
  }
}

public struct ProfileView: View {
  let store: StoreOf<Profile>
  @ObservedObject private var viewStore: ViewStore<Profile.State, Profile.Action>

  public init(store: StoreOf<Profile>) {
    self.store = store
    self.viewStore = ViewStore(store, observe: { $0 })
  }

  public var body: some View {
    Form {
      Section {
        TextField("Name", text: viewStore.$customer.name)
        TextField("Mail", text: viewStore.$customer.mail)
        if let failure = viewStore.failure {
          Text(failure).foregroundColor(.red)
        }
      } footer: {
        Text(viewStore.isSaving ? "Saving …" : "")
      }
      Section("Interests") {
        ForEach(Product.Category.allCases, id: \.self) { category in
          Toggle(
            category.title,
            isOn: Binding(
              get: { viewStore.customer.interests.contains(category) },
              set: { _ in viewStore.send(.interestToggled(category)) }
            )
          )
        }
      }
      Section("Points") {
        ProgressView(value: LoyaltyLevel.progress(of: viewStore.customer.points))
        if let points = viewStore.pointsToNextLevel {
          Text("\(points) points to the next level")
        }
      }
      Button("Undo changes") { viewStore.send(.revertButtonTapped) }
        .disabled(!viewStore.hasChanges)
      Button("Sign out", role: .destructive) { viewStore.send(.signOutButtonTapped) }
    }
  }
}
