// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  static let reducers = Sample(
    "reducers",
    #"""
    struct Row: Reducer {
      struct State: Equatable, Identifiable {
        let id: Int
        var name = ""
      }
      @CasePathable enum Action { case tapped, form(FormAction<State>) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    struct List {
      struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
      @CasePathable enum Action { case rows(IdentifiedActionOf<Row>) }
    }
    struct Environment {}

    //: 'ReducerProtocol' has been renamed to 'Reducer'
    struct Old: ReducerProtocol {
      typealias State = Int
      typealias Action = Int
      func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
    }

    //: 'ReducerProtocol' has been renamed to 'Reducer'
    func run(_ reducer: some ReducerProtocol<Int, Int>) {}

    //: 'ReducerProtocolOf' has been renamed to 'ReducerOf'
    func run(_ reducer: some ReducerProtocolOf<Row>) {}

    func reducer() {
      //: 'AnyReducer' is unavailable: declare a struct with '@Reducer', and its environment with '@Dependency'
      _ = AnyReducer<Int, Int, Environment> { state, action, environment in .none }
    }

    func changed(_ row: Row) -> some ReducerOf<Row> {
      //: compute a value that is equal when nothing should run, and remove 'removeDuplicates'
      row.onChange(of: \.name, removeDuplicates: ==) { _, _ in EmptyReducer() }
    }

    func measured(_ row: Row) -> some ReducerOf<Row> {
      //: 'signpost' is unavailable: record the store with the inspector, or with '_printChanges()'
      row.signpost()
    }

    func form(_ row: Row) -> some ReducerOf<Row> {
      //: 'form()' has been renamed to 'form(action:)': pass the case: '.form(action: \.form)'
      row.form()
    }

    func rows(_ row: Row) -> some ReducerOf<Row> {
      //: apply it to the parent: '.forEachNamespaced(\.rows, action: \.rows) { Row() }'
      row.forEachNamespaced(
        state: \List.State.rows,
        //: write a key path: '\.row' instead of '/Action.row'
        action: /List.Action.rows,
        environment: { (environment: Environment) in environment }
      )
    }

    func write() -> Row.Action {
      //: 'init(_:_:)' has been renamed to 'set(_:_:)'
      .form(.init(\.name, "Blob"))
    }

    func apply(_ action: FormAction<Row.State>, to state: inout Row.State) {
      //: 'setter' has been renamed to 'apply(to:)'
      action.setter(&state)
    }
    """#
  )

  static let cases = Sample(
    "cases",
    #"""
    @Reducer struct Edit {
      struct State: Equatable {}
      enum Action { case tapped }
    }
    enum Plain { case number(Int) }

    @Reducer struct Parent {
      struct State { var edit: Edit.State? }
      enum Action { case edit(Edit.Action), done }
      var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
          //: '/' is unavailable: write a key path: '\.row' instead of '/Action.row'
          .ifLet(\.edit, action: /Action.edit) { Edit() }
      }
    }

    @MainActor func receive(_ store: TestStore<Edit.State, Edit.Action>) async {
      //: '/' is unavailable: write a key path: '\.row' instead of '/Action.row'
      await store.receive(/Edit.Action.tapped)
    }

    func extract(_ value: Plain) -> Int? {
      //: '/' is unavailable: write a key path: '\.row' instead of '/Action.row'
      (/Plain.number).extract(from: value)
    }

    func function() -> (Plain) -> Int? {
      //: '/' is unavailable: write a key path: '\.row' instead of '/Action.row'
      /Plain.number
    }

    //: 'CasePath' has been renamed to 'AnyCasePath'
    func log(_ path: CasePath<Plain, Int>) {}

    //: 'Case' is unavailable: write 'CaseKeyPath<Root, Value>'
    func log<Value>(_ path: KeyPath<Case<Parent.Action>, Case<Value>>) {}

    func append(_ path: AnyCasePath<Plain, Plain>) -> AnyCasePath<Plain, Plain> {
      //: 'appending(path:)' has been renamed to 'appending(_:)'
      path.appending(path: path)
    }
    """#
  )
}
#endif
