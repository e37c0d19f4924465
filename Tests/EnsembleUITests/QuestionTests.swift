// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Questions and dismissal")
struct QuestionTests {
  @Test("a nested menu opens when it is pressed, and its buttons close both menus")
  func submenu() {
    let log = Log()
    let host = ViewHost(
      Menu("More") {
        Button("Copy") { log.add("copied") }
        Menu("Share") {
          Button("Mail") { log.add("mailed") }
        }
      }
    )
    host.button("More").tap()
    #expect(host.controls == ["Copy", "Share"])
    host.button("Share").tap()
    #expect(host.controls == ["Mail"])
    #expect(host.dismiss())
    #expect(host.controls == ["Copy", "Share"])
    host.button("Share").tap()
    host.button("Mail").tap()
    #expect(log.take() == ["mailed"])
    #expect(host.controls == ["More"])
  }

  @Test("a sheet presented by a question is not dismissed by its own buttons")
  func sheetInQuestion() {
    let host = ViewHost(SheetInQuestion())
    host.button("Ask").tap()
    #expect(host.controls == ["Answer"])
    host.button("Answer").tap()
    #expect(host.showsSheet)
    host.dismiss()
    #expect(host.dialogTitle == "Sure?")
  }

  @Test("a question without buttons, even for a while, has one that dismisses it")
  func noButtons() {
    let model = Model()
    let host = ViewHost(EmptyQuestion(model: model))
    host.button("Ask").tap()
    #expect(host.controls == ["OK"])
    model.flag = true
    #expect(host.controls == ["No"])
    model.flag = false
    host.button("OK").tap()
    #expect(host.controls == ["Ask"])
  }

  @Test("dismissing twice dismisses once")
  func twice() {
    let store = makeStore()
    let host = ViewHost(LeavingTwice(store: store))
    store.send(.change { $0.sheet = Item.State(id: 1, name: "One") })
    host.button("Leave 1").tap()
    #expect(store.sheet == nil)
    store.send(.change { $0.path.append(Item.State(id: 1, name: "One")) })
    host.button("Leave 1").tap()
    #expect(store.path.isEmpty)
  }

  @Test("dismissing a removed view has no effect on others")
  func late() throws {
    let store = makeStore()
    let kept = Kept()
    let host = ViewHost(Presenter(store: store, kept: kept))
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["Sheet 1"])
    let dismiss = try #require(kept.dismiss)
    store.send(.change { $0.number = 2 })
    #expect(host.texts == ["Sheet 2"])
    dismiss()
    #expect(host.texts == ["Sheet 2"])
  }

  @Test("an answer that removes the question's presenter writes nothing to it")
  func answerEndsAll() {
    let store = makeStore()
    let host = ViewHost(AskingSheet(store: store))
    store.send(.change { $0.sheet = Item.State(id: 1, name: "One", isDone: true) })
    #expect(host.dialogTitle == "Discard?")
    host.button("Discard").tap()
    #expect(host.controls == ["Rest"])
  }

  @Test("in a nested menu, an action that removes the inner menu closes the outer one")
  func submenuGone() {
    let model = Model()
    let host = ViewHost(VanishingMenu(model: model))
    host.button("More").tap()
    host.button("Share").tap()
    host.button("Mail").tap()
    #expect(model.flag)
    #expect(host.controls == ["More"])
  }

  @Test("a question that its store keeps stays")
  func refusal() {
    let host = ViewHost(
      Text("A").alert("Stay?", isPresented: .constant(true)) { Button("Go") {} }
    )
    host.button("Go").tap()
    #expect(host.dialogTitle == "Stay?")
  }

  @Test("one value of a view shown in two places reads the environment of each")
  func twoPlaces() {
    let store = makeStore()
    let host = ViewHost(TwoPlaces(store: store))
    #expect(host.texts == ["a 0", "b 0"])
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["a 1", "b 1"])
  }

  @Test("a button is named by the accessibility label of its content")
  func imageLabel() {
    let host = ViewHost(
      HStack {
        Button {
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
        Button {
        } label: {
          Text("5").accessibilityLabel(Text("Five"))
        }
        Button {
        } label: {
          Image(systemName: "minus").accessibilityLabel("")
          Text("Less")
        }
        Picker("P", selection: .constant(1)) {
          Text("A").accessibilityLabel("Apple").tag(1)
        }
      }
    )
    #expect(host.controls == ["Add", "Five", "Less", "P"])
    #expect(host.outline.contains("picker \"A\" of A"))
  }

  @Test("padding on no edges removes no padding")
  func noPadding() {
    let host = ViewHost(Text("A").padding([]).padding())
    let style = host.tree.visibleElements.first { $0.content == .text("A") }?.style
    #expect(style?.isPadded == true)
  }
}

@MainActor
private final class Kept {
  var dismiss: DismissAction?
}

private struct SheetInQuestion: View {
  @State private var isAsking = false
  @State private var isSheet = true

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Sure?", isPresented: $isAsking) {
        Text("x").sheet(isPresented: $isSheet) { Button("Answer") {} }
      }
  }
}

private struct AskingSheet: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    Button("Rest") {}
      .sheet(item: $store.scope(state: \.$sheet, action: \.sheet)) { item in
        DiscardingView(store: item) { store.send(.change { $0.sheet = nil }) }
      }
  }
}

private struct DiscardingView: View {
  @Bindable var store: StoreOf<Item>
  let discard: @MainActor () -> Void

  var body: some View {
    Text(store.name).alert("Discard?", isPresented: $store.isDone) {
      Button("Discard") { discard() }
    }
  }
}

private struct VanishingMenu: View {
  let model: Model

  var body: some View {
    Menu("More") {
      Button("Copy") {}
      if !model.flag {
        Menu("Share") {
          Button("Mail") { model.flag = true }
        }
      }
    }
  }
}

private struct EmptyQuestion: View {
  let model: Model
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) {
        if model.flag { Button("No") {} }
      }
  }
}

private struct LeavingTwice: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Row")
        .navigationDestination(item: $store.scope(state: \.$sheet, action: \.sheet)) {
          TwiceButton(store: $0)
        }
    } destination: {
      TwiceButton(store: $0)
    }
  }
}

private struct TwiceButton: View {
  let store: StoreOf<Item>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave \(store.state.id)") {
      dismiss()
      dismiss()
    }
  }
}

private struct Presenter: View {
  @Bindable var store: StoreOf<Items>
  let kept: Kept

  var body: some View {
    Text("Row").sheet(
      item: Binding<Numbered?>(
        get: { store.number > 0 ? Numbered(id: store.number) : nil },
        set: { store.number = $0?.id ?? 0 }
      )
    ) {
      KeepingView(id: $0.id, kept: kept)
    }
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct KeepingView: View {
  let id: Int
  let kept: Kept
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Sheet \(id)").onAppear { if kept.dismiss == nil { kept.dismiss = dismiss } }
  }
}

private struct ToneKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

private struct ToneText: View {
  let store: StoreOf<Items>
  @Environment(\.tone) private var tone

  var body: some View { Text("\(tone) \(store.number)") }
}

private struct TwoPlaces: View {
  let store: StoreOf<Items>

  var body: some View {
    let text = ToneText(store: store)
    text.environment(\.tone, "a")
    text.environment(\.tone, "b")
  }
}
