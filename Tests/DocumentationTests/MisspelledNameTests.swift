// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing

/// A misspelled name is reported where it is, by the name of the type that does not have it.
@Suite("A misspelled name")
struct MisspelledNameTests {
  @Test func `in a reducer`() throws {
    try checkErrors(of: Self.types + Self.reducers.joined(separator: "\n"))
  }

  @Test func `in a view`() throws {
    try checkErrors(of: Self.types + Self.views)
  }

  @Test func `in a test`() throws {
    try checkErrors(of: Self.types + Self.tests)
  }

  private static let types = #"""
    import EnsembleUI

    @Reducer struct Row {
      @ObservableState struct State: Equatable, Identifiable {
        var id = 0
        var text = ""
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case delegate(Delegate)
        case tapped
        @CasePathable enum Delegate: Equatable { case removed(Int) }
      }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    @Reducer struct List {
      @ObservableState struct State: Equatable {
        var count = 0
        var name = ""
        var row = Row.State()
        var rows: IdentifiedArrayOf<Row.State> = []
        @Presents var sheet: Row.State?
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case loaded(Int)
        case row(Row.Action)
        case rows(IdentifiedActionOf<Row>)
        case sheet(PresentationAction<Row.Action>)
        case tapped
      }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    """#

  /// Bodies of reducers with a mistake each, beside other reducers, as they usually are.
  private static let reducers = [
    #"""
      //: value of type 'List.State' has no member 'cuont'
      state.cuont += 1
      return .none
    """#,
    #"""
      switch action {
      //: type 'List.Action' has no member 'taped'
      case .taped: return .none
      default: return .none
      }
    """#,
    #"""
      switch action {
      //: type 'Row.Action' has no member 'taped'
      case .row(.taped): return .none
      default: return .none
      }
    """#,
    #"""
      switch action {
      //: type 'Row.Action' has no member 'taped'
      case .rows(.element(id: _, action: .taped)): return .none
      default: return .none
      }
    """#,
    #"""
      switch action {
      //: tuple pattern has the wrong length for tuple type 'Int'
      case .loaded(let count, let more):
        state.count = count
        return .none
      default: return .none
      }
    """#,
    #"""
      switch action {
      //: '~=' is unavailable: The state has no such property
      case .binding(\.nmae): return .none
      default: return .none
      }
    """#,
    #"""
      //: value of type 'List.State' has no member 'nmae'
      guard let first = state.nmae.first else { return .none }
      return .none
    """#,
    #"""
      //: value of type 'Row.State' has no member 'txet'
      if state.row.txet.isEmpty { state.count = 1 }
      return .none
    """#,
    #"""
      //: value of type 'Row.State' has no member 'txet'
      for row in state.rows { state.name += row.txet }
      return .none
    """#,
    #"""
      return .run { send in
        //: type 'List.Action' has no member 'laoded'
        await send(.laoded(1))
      }
    """#,
    #"""
      return .run { send in
      } catch: { error, send in
        //: type 'List.Action' has no member 'faild'
        await send(.faild)
      }
    """#,
    #"""
      //: type 'Effect<List.Action>' has no member 'snd'
      return .snd(.tapped)
    """#,
  ].enumerated().map { number, statements in
    """
    @Reducer struct List\(number) {
      typealias State = List.State
      typealias Action = List.Action
      var body: some Reducer<List.State, List.Action> {
        BindingReducer()
        Scope(state: \\.row, action: \\.row) { Row() }
        Reduce { state, action in
    \(statements)
        }
        .forEach(\\.rows, action: \\.rows) { Row() }
        .ifLet(\\.$sheet, action: \\.sheet) { Row() }
      }
    }
    """
  }

  private static let views = #"""
    struct ListView: View {
      @Bindable var store: StoreOf<List>
      var body: some View {
        VStack {
          //: value of type 'StoreOf<List>' (aka 'Store<List.State, List.Action>') has no dynamic member 'cuont'
          Text("\(store.cuont)")
          Text("A")
        }
      }
    }
    struct TitleView: View {
      @Bindable var store: StoreOf<List>
      var body: some View {
        //: value of type 'Int' has no member 'fomatted'
        Text("\(store.count.fomatted()) rows")
      }
    }
    struct ButtonView: View {
      let store: StoreOf<List>
      var body: some View {
        //: type 'List.Action' has no member 'taped'
        Button("A \(store.count)") { store.send(.taped) }
      }
    }

    """#

  private static let tests = #"""
    @MainActor func test() async {
      let store = TestStore(initialState: List.State()) { List() }
      //: type 'List.Action' has no member 'taped'
      await store.send(.taped)
      //: 'send(_:assert:)' is unavailable: The action has no such case
      await store.send(\.row.taped)
      //: 'receive(_:timeout:assert:)' is unavailable: The action has no such case
      await store.receive(\.row.delegate.remved)
      //: value of type 'List.State' has no member 'cuont'
      await store.send(.tapped) { $0.cuont = 1 }
    }

    """#
}
#endif
