// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Migrated views")
struct ViewTests {
  private func body(_ text: String) -> String {
    let lines = migrated(
      "struct V: View {\n  let store: StoreOf<F>\n  var body: some View {\n    \(text)\n  }\n}"
    )
    return lines
  }

  @Test("a view store is its store")
  func viewStores() {
    let new = body(
      """
      WithViewStore(store, observe: { $0 }) { viewStore in
            // The name.
            Text(viewStore.name)
            TextField("Name", text: viewStore.binding(get: \\.name, send: F.Action.nameChanged))
          }
      """
    )
    #expect(
      new == """
        struct V: View {
          @Bindable var store: StoreOf<F>
          var body: some View {
            // The name.
            Text(store.name)
            TextField("Name", text: $store.name.sending(\\.nameChanged))
          }
        }
        """
    )
  }

  @Test(
    "views of scoped stores become those of the language",
    arguments: [
      (
        "ForEachStore(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) }",
        "ForEach(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) }"
      ),
      (
        "IfLetStore(store.scope(state: \\.a, action: \\.a)) { A(store: $0) } else: { B() }",
        "if let store = store.scope(state: \\.a, action: \\.a) { A(store: store) } else { B() }"
      ),
      (
        "SwitchStore(store) { state in switch state { case .a: CaseLet(/F.State.a, action: F.Action.a) { A(store: $0) } } }",
        "switch store.state { case .a: if let store = store.scope(state: \\.a, action: \\.a) { A(store: store) } }"
      ),
      (
        "SwitchStore(store) { state in\n      switch state {\n      case .a: A()\n      }\n    }",
        "switch store.state {\n    case .a: A()\n    }"
      ),
      ("A(viewStore: ViewStore(store, observe: { $0 }))", "A(viewStore: store)"),
      ("A(viewStore: ViewStore(store.b, observe: \\.self))", "A(viewStore: store.b)"),
    ]
  )
  func storeViews(old: String, new: String) {
    #expect(body(old).contains("    \(new)\n"))
  }

  @Test(
    "presentations are bound to a store",
    arguments: [
      (
        "x.sheet(store: store.scope(state: \\.$e, action: \\.e)) { E(store: $0) }",
        "x.sheet(item: $store.scope(state: \\.$e, action: \\.e)) { E(store: $0) }"
      ),
      (
        "x.alert(store: store.scope(state: \\.$e, action: \\.e))",
        "x.alert($store.scope(state: \\.$e, action: \\.e))"
      ),
      (
        "NavigationStackStore(store.scope(state: \\.p, action: \\.p)) { R() } destination: { P(store: $0) }",
        "NavigationStack(path: $store.scope(state: \\.p, action: \\.p)) { R() } destination: { P(store: $0) }"
      ),
      (
        "NavigationStackStore(store.scope(state: \\.p, action: \\.p)) { R() } destination: { state in switch state { case .a: A() } }",
        "NavigationStack(path: $store.scope(state: \\.p, action: \\.p)) { R() } destination: { store in switch store.state { case .a: A() } }"
      ),
      (
        "NavigationStackStore(store.scope(state: \\.p, action: \\.p)) { R() } destination: { switch $0 { case .a: A() } }",
        "NavigationStack(path: $store.scope(state: \\.p, action: \\.p)) { R() } destination: { store in switch store.state { case .a: A() } }"
      ),
      (
        "x.sheet(store: store.scope(state: \\.$d, action: { .d($0) }), state: /F.D.State.e, action: F.D.Action.e) { E(store: $0) }",
        "x.sheet(item: $store.scope(state: \\.d?.e, action: \\.d.e)) { E(store: $0) }"
      ),
      (
        "x.alert(store: store.scope(state: \\.$d, action: \\.d), state: /F.D.State.e, action: F.D.Action.e)",
        "x.alert($store.scope(state: \\.d?.e, action: \\.d.e))"
      ),
    ]
  )
  func presentations(old: String, new: String) {
    #expect(body(old).contains(new))
    #expect(body(old).contains("@Bindable var store: StoreOf<F>"))
  }
}
