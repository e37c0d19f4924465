// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

/// Stores keep their identity when their names change.
@Suite struct StoreNameTests {
  private func view(_ text: String) -> String {
    """
    struct V: View {
      let store: StoreOf<F>
      var body: some View {
        \(text)
      }
    }
    """
  }

  private func body(_ text: String) -> String { migrated(view(text)) }

  @Test
  func `content that is an argument stays the content, and a trailing closure is the alternative`()
  {
    let new = body(
      "IfLetStore(store.scope(state: \\.a, action: \\.a), then: { A(store: $0) }) { B() }"
    )
    #expect(
      new.contains(
        "if let store = store.scope(state: \\.a, action: \\.a) { A(store: store) } else { B() }"
      )
    )
  }

  @Test func `content or an alternative that is a function is reported`() {
    for arguments in ["then: A.init", "then: { A(store: $0) }, else: B.init"] {
      let old = view("IfLetStore(store.scope(state: \\.a, action: \\.a), \(arguments))")
      #expect(migrated(old) == old)
      #expect(remarks(old).contains { $0.contains("'IfLetStore' is not available") })
    }
  }

  @Test func `a child's store has another name than the store that its view uses, too`() {
    let scope = "store.scope(state: \\.a, action: \\.a)"
    let named = body("IfLetStore(\(scope)) { child in A(store: child); B { store.send(.b) } }")
    #expect(named.contains("if let child = \(scope) { A(store: child); B { store.send(.b) } }"))
    let unnamed = body("IfLetStore(\(scope)) { A(store: $0); B { store.send(.b) } }")
    #expect(
      unnamed.contains(
        "if let childStore = \(scope) { A(store: childStore); B { store.send(.b) } }"
      )
    )
  }

  @Test func `the store of a destination hides no store that it uses`() {
    let new = body(
      """
      NavigationStackStore(store.scope(state: \\.p, action: \\.p)) { R() } destination: { state in
            switch state {
            case .a: CaseLet(/S.a, action: A.a) { X(store: $0) }
            case .b: B { store.send(.b) }
            }
          }
      """
    )
    #expect(new.contains("destination: { childStore in\n      switch childStore.state {"))
    #expect(
      new.contains(
        "if let store = childStore.scope(state: \\.a, action: \\.a) { X(store: store) }"
      )
    )
  }

  @Test func `the case of a switch is scoped from the store of the switch`() {
    let new = body(
      "SwitchStore(other) { s in switch s { case .a: CaseLet(/S.a, action: A.a, then: { X(store: $0) }) } }"
    )
    #expect(
      new.contains(
        "switch other.state { case .a: if let store = other.scope(state: \\.a, action: \\.a) { X(store: store) } }"
      )
    )
  }

  @Test func `a parameter of an inner closure is not the one of the outer closure`() {
    let new = body(
      """
      IfLetStore(store.scope(state: \\.a, action: \\.a)) { A(store: $0, names: names.map { $0.a }) }
      """
    )
    #expect(new.contains("{ A(store: store, names: names.map { $0.a }) }"))
  }

  @Test func `view stores of the same name in each other are different stores`() {
    let new = body(
      """
      WithViewStore(store, observe: { $0 }) { viewStore in
            Text(viewStore.title)
            WithViewStore(child, observe: { $0 }) { viewStore in Text(viewStore.name) }
          }
      """
    )
    #expect(new.contains("    Text(store.title)\n    Text(child.name)\n"))
  }

  @Test func `a captured view store is captured as its store`() {
    let new = body(
      "WithViewStore(store, observe: { $0 }) { viewStore in B { [viewStore] in viewStore.send(.b) } }"
    )
    #expect(new.contains("    B { [viewStore = store] in viewStore.send(.b) }\n"))
  }

  @Test func `a view store that is read where the store's name is taken is reported`() {
    let old = view(
      "WithViewStore(store, observe: { $0 }) { viewStore in f { store in A(store, viewStore.a) } }"
    )
    #expect(migrated(old) == old)
    #expect(
      remarks(old) == ["6:5: the view store is read where 'store' has another meaning"]
    )
  }

  @Test func `a binding of a view store of another store is reported`() {
    let message = "there is no bindable store for this binding"
    let row = """
      ForEach(rows) { store in WithViewStore(store, observe: { $0 }) { viewStore in A(viewStore.$on) } }
      """
    let child = "WithViewStore(child, observe: { $0 }) { viewStore in A(viewStore.$on) }"
    let closure =
      "WithViewStore(child, observe: { $0 }) { viewStore in A(viewStore.binding(send: .a)) }"
    let scoped = """
      WithViewStore(store.scope(state: \\.a, action: \\.a), observe: { $0 }) { viewStore in A(viewStore.$on) }
      """
    for text in [row, child, closure, scoped] {
      #expect(migrated(view(text)) == view(text))
      #expect(remarks(view(text)).map { $0.contains(message) } == [true])
    }
  }

  @Test(arguments: ["observe: ViewState.init", "observe: { $0 }, send: { .view($0) }"])
  func `a binding of a view store that maps states or actions is reported`(mapping: String) {
    for binding in ["viewStore.binding(get: \\.on, send: A.set)", "viewStore.$on"] {
      let text = view("WithViewStore(store, \(mapping)) { viewStore in A(\(binding)) }")
      #expect(migrated(text) == text)
      #expect(
        remarks(text) == [
          "6:5: 'WithViewStore' is not available",
          "6:\(45 + mapping.count): there is no bindable store for this binding",
        ]
      )
    }
  }

  @Test func `a binding of a view store with another name is one of the store`() {
    let new = body("WithViewStore(self.store, observe: { $0 }) { model in A(model.$on) }")
    #expect(new.contains("  @Bindable var store: StoreOf<F>\n"))
    #expect(new.contains("    A($store.on)\n"))
  }

  @Test func `a projected value of a store's state stays`() {
    let old = view("A(store.$count, self.store.$count, rows.map { store in store.$count })")
    #expect(migrated(old) == old)
    #expect(remarks(old).isEmpty)
  }

  @Test func `a store in an extension is made bindable in its type`() {
    let extended = """
      struct V: View { let store: StoreOf<F> }
      extension V { var a: some View { x.sheet(store: store.scope(state: \\.$a, action: \\.a)) { A() } } }
      """
    #expect(
      migrated(extended) == """
        struct V: View { @Bindable var store: StoreOf<F> }
        extension V { var a: some View { x.sheet(item: $store.scope(state: \\.$a, action: \\.a)) { A() } } }
        """
    )
  }

  @Test(arguments: [
    "extension V { var a: some View { x.sheet(store: store.scope(state: \\.$a, action: \\.a)) { A() } } }",
    "struct V { let store: S; func f(store: S) { x.sheet(store: store.scope(state: \\.$a, action: \\.a)) { A() } } }",
  ])
  func `a store that cannot be made bindable is reported`(text: String) {
    #expect(migrated(text) == text)
    #expect(remarks(text).map { $0.contains("'sheet(store:)' is not available") } == [true])
  }

  @Test func `several views are in a group where a view is one expression`() {
    let old = """
      struct V: View {
        var row: some View { IfLetStore(s) { child in A(store: child) } }
        @ViewBuilder var built: some View { IfLetStore(s) { child in A(store: child) } }
        var two: some View {
          WithViewStore(s, observe: { $0 }) { viewStore in
            Text(viewStore.a)
            Text("b")
          }
        }
        var one: some View {
          WithViewStore(s, observe: { $0 }) { viewStore in
            Text(viewStore.a)
          }
        }
      }
      """
    #expect(
      migrated(old) == """
        struct V: View {
          var row: some View { Group { if let child = s { A(store: child) } } }
          @ViewBuilder var built: some View { if let child = s { A(store: child) } }
          var two: some View {
            Group {
              Text(s.a)
              Text("b")
            }
          }
          var one: some View {
            Text(s.a)
          }
        }
        """
    )
  }
}
