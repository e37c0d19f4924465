// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  @Test("a menu has toggles and pickers, and a choice of one closes it")
  func choices() {
    let model = Model()
    let host = ViewHost(ViewMenu(model: model))
    host.button("View").tap()
    #expect(host.dialogTitle == "View")
    host.toggle("Covers").tap()
    #expect(model.showsCovers)
    #expect(host.dialogTitle == nil)
    host.button("View").tap()
    host.picker("Order").select("Author")
    #expect(model.order == "Author")
    #expect(host.dialogTitle == nil)
  }

  @Test("a toggle in an alert does not answer it")
  func toggleInQuestion() {
    let model = Model()
    let host = ViewHost(
      Text("A").alert("Sure?", isPresented: .constant(true)) {
        Toggle("Covers", isOn: Binding(get: { model.showsCovers }, set: { model.showsCovers = $0 }))
        Button("Keep") {}
      }
    )
    host.toggle("Covers").tap()
    #expect(model.showsCovers)
    #expect(host.dialogTitle == "Sure?")
  }

  @Test("a choice in a submenu closes all menus around it")
  func submenu() {
    let model = Model()
    let host = ViewHost(ViewMenu(model: model))
    host.button("View").tap()
    host.button("More").tap()
    host.toggle("Covers").tap()
    #expect(model.showsCovers)
    #expect(host.dialogTitle == nil)
    #expect(host.controls == ["View"])
  }

  @Test("a popover is dismissed like a sheet")
  func popover() {
    let model = Model()
    let host = ViewHost(PopoverView(model: model))
    host.button("Info").tap()
    #expect(host.showsSheet)
    #expect(host.texts == ["Inside"])
    host.dismiss()
    #expect(!model.showsCovers)
    #expect(!host.showsSheet)
  }

  @Observable
  fileprivate final class Model {
    var showsCovers = false
    var order = "Title"
  }
}

private struct ViewMenu: View {
  let model: MenuTests.Model

  private var covers: Binding<Bool> {
    Binding(get: { model.showsCovers }, set: { model.showsCovers = $0 })
  }

  var body: some View {
    Menu("View") {
      Picker("Order", selection: Binding(get: { model.order }, set: { model.order = $0 })) {
        ForEach(["Title", "Author"], id: \.self) { Text($0).tag($0) }
      }
      Toggle("Covers", isOn: covers)
      Menu("More") { Toggle("Covers", isOn: covers) }
    }
  }
}

private struct PopoverView: View {
  let model: MenuTests.Model

  var body: some View {
    Button("Info") { model.showsCovers = true }
      .popover(
        isPresented: Binding(get: { model.showsCovers }, set: { model.showsCovers = $0 })
      ) { Text("Inside") }
  }
}
