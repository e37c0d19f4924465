// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Errands
import SwiftUI
import TCABoundaries

/// The settings of the program, which sends only the actions of its view.
@ViewAction(for: Settings.self)
public struct SettingsView: View {
  @Perception.Bindable public var store: StoreOf<Settings>

  public init(store: StoreOf<Settings>) {
    self.store = store
  }

  public var body: some View {
    Form {
      Section("Name") {
        TextField("Name", text: $store.displayName)
          .onSubmit { send(.nameSubmitted) }
      }
      Toggle("Reminders", isOn: $store.sendsReminders)
      Button("Done: \(store.doneCount)") { send(.countTapped) }
      Button("Reset") { send(.resetTapped) }
    }
    .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
  }
}

/// The person who runs the errands.
public struct ProfileView: View {
  let store: StoreOf<Profile>

  public init(store: StoreOf<Profile>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField(
          "Name",
          text: viewStore.binding(keyPath: \.displayName, send: Profile.Action.form)
        )
        TextField(
          "Street",
          text: viewStore.binding(keyPath: \.homeStreet, send: Profile.Action.form)
        )
        Picker("Mail", selection: viewStore.binding(keyPath: \.digest, send: Profile.Action.form)) {
          ForEach(Digest.allCases, id: \.self) { digest in
            Text(digest.rawValue)
          }
        }
        Toggle(
          "Reminders",
          isOn: viewStore.binding(keyPath: \.sendsReminders, send: Profile.Action.form)
        )
        .disabled(viewStore.isAsking)
        Button("Reset") { viewStore.send(.resetTapped) }
      }
    }
    .alert(store: store.scope(state: \.$notice, action: Profile.Action.notice))
  }
}

/// The form for the number of a library card. It cannot send what the feature keeps to itself.
struct CardSignInView: View {
  let viewStore: RestrictedViewStore<CardSignIn>

  var body: some View {
    Text("Card \(viewStore.number)")
    if let message = viewStore.message {
      Text(message)
    }
    Button("Sign in") { viewStore.send(.signInTapped) }
      .disabled(viewStore.isBusy)
  }
}

/// The public library.
public struct LibraryView: View {
  let store: StoreOf<Library>

  public init(store: StoreOf<Library>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      if let reader = viewStore.reader {
        Text("Hello, \(reader)!")
      }
      Button("Hours") { viewStore.send(.view(.hoursTapped)) }
      Button("Leave") { viewStore.send(.view(.leaveTapped)) }
      if viewStore.showsHours {
        Text("Open from 9 to 18.")
      }
    }
    CardSignInView(
      viewStore: ViewStore(
        store.scope(state: \.card, action: /Library.Action.InternalAction.card).viewScope,
        observe: { $0 }
      )
    )
    ForEachStore(
      store.scope(state: \.loans, action: /Library.Action.InternalAction.loan(id:action:))
    ) { loan in
      LoanView(store: loan)
    }
  }
}

struct LoanView: View {
  let store: StoreOf<Loan>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.title): \(viewStore.weeksLeft) weeks")
        Button("Renew") { viewStore.send(.view(.renewTapped)) }
        Button("Return") { viewStore.send(.view(.returnTapped)) }
      }
    }
  }
}

/// The basket of a day.
public struct BasketView: View {
  let store: StoreOf<Basket>

  public init(store: StoreOf<Basket>) {
    self.store = store
  }

  public var body: some View {
    List {
      ForEach(store.purchases) { purchase in
        HStack {
          Text("\(purchase.name): \(purchase.cents)")
          Button("Remove") { store.send(.removed(id: purchase.id)) }
        }
      }
    }
    Text("\(store.total) of \(store.budget)")
    Button("Check out") { store.send(.checkoutTapped) }
    IfLetStore(store.scope(state: \.counter, action: \.counter)) { store in
      Button("Pay") { store.send(.payTapped) }
    }
  }
}
