// SPDX-License-Identifier: MIT

import Testing

@Suite("@ViewAction: expansion")
struct ViewActionExpansionTests {
  @Test func `a view gets the conformance`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tap) }
          }
        }
        """,
      to: """
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tap) }
          }
        }

        extension FeatureView: EnsembleCore.ViewActionSending {
        }
        """
    )
  }

  @Test func `a stated conformance is not repeated`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View, ViewActionSending {
          let store: StoreOf<Feature>
        }
        """,
      to: """
        struct FeatureView: View, ViewActionSending {
          let store: StoreOf<Feature>
        }
        """,
      missingConformances: []
    )
  }

  @Test func `a store may be inside #if`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          #if DEBUG
          let store: StoreOf<Feature>
          #else
          let store: StoreOf<Feature>
          #endif
        }
        """,
      to: """
        struct FeatureView {
          #if DEBUG
          let store: StoreOf<Feature>
          #else
          let store: StoreOf<Feature>
          #endif
        }

        extension FeatureView: EnsembleCore.ViewActionSending {
        }
        """
    )
  }

  @Test func `sending to other receivers causes no warning`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          func forward(_ action: Feature.Action) {
            store.send(action)
            store.send(Child.Action.tap)
            other.send(.tap)
            other.store.send(.tap)
            other.forEach { store in store.send(.tap) }
            other.forEach { (store: StoreOf<Child>) in store.send(.tap) }
            if let store = other.store { store.send(.tap) }
            guard let store = other.store else { return }
            store.send(.tap)
          }
          func help(store: StoreOf<Child>) {
            store.send(.tap)
          }
          struct Row {
            let store: StoreOf<Child>
            func tap() { self.store.send(.tap) }
          }
        }
        """,
      to: """
        struct FeatureView {
          let store: StoreOf<Feature>
          func forward(_ action: Feature.Action) {
            store.send(action)
            store.send(Child.Action.tap)
            other.send(.tap)
            other.store.send(.tap)
            other.forEach { store in store.send(.tap) }
            other.forEach { (store: StoreOf<Child>) in store.send(.tap) }
            if let store = other.store { store.send(.tap) }
            guard let store = other.store else { return }
            store.send(.tap)
          }
          func help(store: StoreOf<Child>) {
            store.send(.tap)
          }
          struct Row {
            let store: StoreOf<Child>
            func tap() { self.store.send(.tap) }
          }
        }

        extension FeatureView: EnsembleCore.ViewActionSending {
        }
        """
    )
  }
}
