// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct TodosViewTests {
  private let clock = ManualClock()

  @Test func `todos are added, renamed, checked, sorted and filtered`() async {
    let host = ViewHost(TodosView(store: store()))
    add("Milk", in: host)
    add("Bread", in: host)
    #expect(titles(host) == ["Bread", "Milk"])
    host.textField("Title", at: 1).type("Oat milk")
    host.toggle("Done").tap()
    #expect(titles(host) == ["Bread", "Oat milk"])
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await host.wait(timeout: .ample) { titles($0) == ["Oat milk", "Bread"] }
    #expect(host.texts == ["1 of 2 to do"])
    host.picker("Filter").select("completed")
    #expect(titles(host) == ["Bread"])
    host.button("Clear completed").tap()
    #expect(titles(host).isEmpty)
    #expect(host.button("Clear completed").isDisabled)
  }

  @Test func `rows are moved and deleted while editing`() {
    let host = ViewHost(TodosView(store: store()))
    add("A", in: host)
    add("B", in: host)
    add("C", in: host)
    #expect(!host.controls.contains("Delete"))
    host.toggle("Edit").tap()
    #expect(host.controls.count { $0 == "Delete" } == 3)
    host.button("Move down").tap()
    #expect(titles(host) == ["B", "C", "A"])
    host.button("Move up", at: 1).tap()
    #expect(titles(host) == ["B", "A", "C"])
    host.button("Delete", at: 1).tap()
    #expect(titles(host) == ["B", "C"])
    host.button("Undo").tap()
    #expect(titles(host) == ["B", "A", "C"])
    #expect(host.button("Undo").isDisabled)
    host.button("Delete", at: 1).tap()
    host.toggle("Edit").tap()
    #expect(!host.controls.contains("Delete"))
    #expect(titles(host) == ["B", "C"])
  }

  @Test func `the list is exported to a file and imported again`() throws {
    let host = ViewHost(TodosView(store: store()))
    #expect(host.button("Export").isDisabled)
    add("Milk", in: host)
    host.button("Export").tap()
    let exporter = try #require(host.exporter)
    #expect(exporter.filename == "Todos.txt")
    let url = try host.tree.files.makePlace(named: exporter.filename)
    #expect(exporter.save(to: url))
    #expect(try String(contentsOf: url, encoding: .utf8) == "[ ] Milk\n")
    host.button("Import").tap()
    #expect(host.importer?.choose(url) == true)
    #expect(titles(host) == ["Milk", "Milk"])
    host.button("Import").tap()
    let picture = url.deletingLastPathComponent().appendingPathComponent("a.txt")
    try Data([0xFF, 0xFE]).write(to: picture)
    #expect(host.importer?.choose(picture) == true)
    #expect(host.texts.contains("This file is not a list of todos."))
    host.close()
  }

  private func add(_ title: String, in host: ViewHost) {
    host.textField("New todo").type(title)
    host.textField("New todo").submit()
  }

  private func titles(_ host: ViewHost) -> [String] {
    host.tree.visibleElements.compactMap { element in
      guard
        case .textField(let text, _, _) = element.content,
        host.tree.text(of: element.id) == "Title"
      else { return nil }
      return text
    }
  }

  private func store() -> StoreOf<Todos> {
    Store(initialState: Todos.State()) {
      Todos()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }
}
