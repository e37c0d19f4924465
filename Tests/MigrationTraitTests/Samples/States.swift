// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  static let states = Sample(
    "states",
    #"""
    struct Profile {
      struct State {
        //: 'BindingState' is unavailable: remove it, and attach '@ObservableState' to the state
        @BindingState var name = ""
      }
      struct ViewState {
        //: 'BindingViewState' is unavailable: read the state of the store, and bind with '$store.name'
        @BindingViewState var name: String

        //: 'BindingViewStore' is unavailable: read the state of the store, and bind with '$store.name'
        init(_ store: BindingViewStore<State>) { name = "" }
      }
    }

    //: 'Perceptible()' has been renamed to 'Observable'
    @Perceptible
    final class Model {
      var count = 0
      //: 'PerceptionIgnored()' has been renamed to 'ObservationIgnored'
      @PerceptionIgnored var cache = 1
    }

    //: 'Perceptible' has been renamed to 'Observable'
    final class Handwritten: Perceptible {
      //: 'PerceptionRegistrar' has been renamed to 'ObservationRegistrar'
      let registrar = PerceptionRegistrar()
    }

    final class Tracked {
      //: 'PerceptionTracked()' has been renamed to 'ObservationTracked'
      @PerceptionTracked var count = 1
    }
    """#
  )

  static let stores = Sample(
    "stores",
    #"""
    @Reducer struct Child {
      @ObservableState struct State: Equatable { var publisher = "P" }
      enum Action: ViewAction { case view(Int) }
    }
    @Reducer struct Book {
      @ObservableState struct State: Equatable {
        var title = ""
        var child = Child.State()
      }
      enum Action { case tapped, titleChanged(String), child(Child.Action) }
    }

    @MainActor struct Uses {
      let store: StoreOf<Book>
      let child: StoreOf<Child>
      let count: Shared<Int>
      let shared: SharedReader<Child.State>

      func viewStore() {
        //: 'ViewStore' is unavailable: pass the store, and read its state directly
        let viewStore = ViewStore(store, observe: { $0 })
        print(viewStore.title)
        viewStore.send(.tapped)
      }

      //: 'ViewStoreOf' is unavailable: pass the store: 'StoreOf<Feature>'
      func show(_ store: ViewStoreOf<Book>) {}

      //: 'RestrictedViewStore' has been renamed to 'ViewOnlyStoreOf'
      func show(_ store: RestrictedViewStore<Child>) {}

      func scoped() -> StoreOf<Child> {
        //: write key paths: 'scope(state: \.child, action: \.child)'
        store.scope(state: { $0.child }, action: { .child($0) })
      }

      func scopedByFunctions() -> StoreOf<Child> {
        //: write key paths: 'scope(state: \.child, action: \.child)'
        store.scope(state: \.child, action: Book.Action.child)
      }

      func binding() -> Binding<String> {
        //: 'binding(get:send:)' is unavailable: write '$store.name.sending(\.nameChanged)'
        store.binding(get: \.title, send: Book.Action.titleChanged)
      }

      func observe() {
        //: 'publisher' is unavailable: observe the store with 'observe { … }'
        _ = store.publisher.title.sink { print($0) }
        //: 'publisher' is unavailable: observe the store with 'observe { … }', or a shared value with its 'values'
        _ = count.publisher
      }

      func readOwnProperty() -> [String] {
        // A state's own property is found first.
        [child.publisher, shared.publisher.wrappedValue]
      }

      //: 'StorePublisher' is unavailable: observe the store with 'observe { … }'
      func observe(_ publisher: StorePublisher<Book.State>) {}
    }

    //: 'NavigationStackController' is unavailable: observe the store with 'observe { … }'
    class Controller: NavigationStackController {}

    @MainActor final class Controls {
      //: 'UIBindable' is unavailable: observe the store with 'observe { … }'
      @UIBindable var store: StoreOf<Book>
      //: 'UIBinding' is unavailable: observe the store with 'observe { … }'
      @UIBinding var title: String

      init() { fatalError() }
    }
    """#
  )
}
#endif
