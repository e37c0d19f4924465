// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
  private let model = SelectionModel()

  private func selected(_ host: ViewHost) -> [String] {
    host.tree.visibleElements.filter { $0.style.trait == .selected }.map { element in
      host.tree.text(of: element.id)
    }
  }

  @Test("a press selects a row by the id of its element, instead of another one")
  func one() {
    let model = model
    let host = ViewHost(
      List(selection: model.one) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Text("c").tag("last")
      }
    )
    #expect(host.controls == ["a", "b", "c"])
    #expect(selected(host) == [])
    #expect(host.button("b").tap())
    #expect(model.name == "b")
    #expect(selected(host) == ["b"])
    #expect(host.button("c").tap())
    #expect(model.name == "last")
    #expect(selected(host) == ["c"])
    model.name = nil
    _ = host.tree.update()
    #expect(selected(host) == [])
  }

  @Test("a press selects any number of rows, and a second one removes a row from the selection")
  func several() {
    let model = model
    let host = ViewHost(
      List(["a", "b", "c"].map(Named.init), selection: model.several) { Text($0.id) }
    )
    host.button("a").tap()
    host.button("c").tap()
    #expect(model.names == ["a", "c"])
    #expect(selected(host) == ["a", "c"])
    host.button("a").tap()
    #expect(model.names == ["c"])
    #expect(selected(host) == ["c"])
  }

  @Test("the tag of a row takes precedence over the id of its element")
  func tags() {
    let model = model
    let host = ViewHost(
      List(selection: model.one) {
        ForEach(0..<2) { Text("Row \($0)").tag("tag \($0)") }
      }
    )
    host.button("Row 1").tap()
    #expect(model.name == "tag 1")
    #expect(selected(host) == ["Row 1"])
  }

  @Test("a row whose value has another type than the selection is not selected")
  func types() {
    let model = model
    let host = ViewHost(List(selection: model.one) { ForEach(0..<2) { Text("Row \($0)") } })
    #expect(!host.button("Row 1").tap())
    #expect(model.name == nil)
  }

  @Test("controls and pickers in a row are not selected")
  func controls() {
    let model = model
    let host = ViewHost(
      List(selection: model.one) {
        ForEach(["a"], id: \.self) { name in
          HStack {
            Text(name)
            Button("More") { model.presses += 1 }
          }
        }
        Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }
      }
    )
    #expect(host.button("More").tap())
    #expect(model.presses == 1)
    #expect(model.name == nil)
    #expect(host.controls.contains("Pick"))
    #expect(!host.controls.contains("One"))
  }
}

@MainActor
@Observable
private final class SelectionModel {
  var name: String?
  var names: Set<String> = []
  var presses = 0

  var one: Binding<String?> { Binding(get: { self.name }, set: { self.name = $0 }) }
  var several: Binding<Set<String>> { Binding(get: { self.names }, set: { self.names = $0 }) }
}

private struct Named: Identifiable {
  let id: String
}
