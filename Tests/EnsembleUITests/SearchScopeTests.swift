// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Search scopes")
struct SearchScopeTests {
  @Test func `the scopes of a search are below its field`() {
    let model = Model()
    let host = ViewHost(SearchView(model: model))
    #expect(host.controls == ["Search", "Scope", "Row"])
    #expect(host.picker("Scope").options == ["all", "unread"])
    host.picker("Scope").select("unread")
    #expect(model.kind == "unread")
    #expect(host.picker("Scope").selection == "unread")
  }

  @Test func `the scopes follow the view around them`() {
    let model = Model()
    let host = ViewHost(SearchView(model: model))
    model.scopes.append("archived")
    #expect(host.picker("Scope").options == ["all", "unread", "archived"])
  }

  @Test func `a search inside of another has no scopes of its own`() {
    let host = ViewHost(
      Group {
        Text("Inner").searchable(text: .constant(""), prompt: "Inner search")
      }
      .searchable(text: .constant(""), prompt: "Outer search")
      .searchScopes(.constant(1)) { Text("One").tag(1) }
    )
    #expect(host.controls == ["Outer search", "Scope", "Inner search"])
  }

  @Test func `views below the field know whether there is a text, and can remove it`() {
    let model = Model()
    let host = ViewHost(QueryView(model: model))
    #expect(host.controls == ["Search"])
    host.textField("Search").type("a")
    #expect(host.controls == ["Search", "Done"])
    let evaluations = model.evaluations
    host.textField("Search").type("ab")
    #expect(model.evaluations == evaluations)
    host.button("Done").tap()
    #expect(model.query == "")
    #expect(host.controls == ["Search"])
  }

  @Test func `without a field, no view is searching`() {
    #expect(ViewHost(HintView(model: Model())).controls == [])
    #expect(EnvironmentValues().isSearching == false)
    EnvironmentValues().dismissSearch()
  }

  @MainActor
  @Observable
  final class Model {
    var scopes = ["all", "unread"]
    var kind = "all"
    var query = ""
    @ObservationIgnored var evaluations = 0
  }

  private struct QueryView: View {
    @Bindable var model: Model

    var body: some View { HintView(model: model).searchable(text: $model.query) }
  }

  private struct HintView: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = model.evaluations += 1
      if isSearching { Button("Done") { dismissSearch() } }
    }
  }

  private struct SearchView: View {
    @Bindable var model: Model

    var body: some View {
      Button("Row") {}
        .searchable(text: .constant(""))
        .searchScopes($model.kind) { ForEach(model.scopes, id: \.self) { Text($0) } }
    }
  }
}
