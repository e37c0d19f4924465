// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Names of controls in rows")
struct RowNameTests {
  private let model = Model()

  @Test func `a button is named by the title of its row`() async {
    let script = session {
      List {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Delete") { model.log.append(name) }
          }
        }
      }
    }
    #expect(await !script.answer("tap delete bread").isFailure)
    #expect(model.log == ["Bread"])
    let unclear = await script.answer("tap Delete")
    #expect(
      unclear.note
        == "There are 2 controls 'Delete': use 'Delete Milk' for its row, or 'Delete #1' to 'Delete #2'."
    )
  }

  @Test func `the actions of a row are reached by its title, also while it has no focus`() async {
    let script = session {
      List {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          Text(name).swipeActions { Button("Remove") { model.log.append(name) } }
        }
      }
    }
    #expect(await !script.answer("tap Remove Milk").isFailure)
    #expect(await !script.answer("tap Remove Bread").isFailure)
    #expect(model.log == ["Milk", "Bread"])
  }

  @Test func `a row is named by the link that it begins with`() async {
    let script = session {
      NavigationStack {
        List {
          ForEach(["Groceries", "Garden"], id: \.self) { name in
            HStack {
              NavigationLink(name) { Text("Page") }
              Text("3 items")
              Button("Delete") { model.log.append(name) }
            }
          }
        }
      }
    }
    #expect(await !script.answer("tap Delete Garden").isFailure)
    #expect(model.log == ["Garden"])
    let unclear = await script.answer("tap Delete")
    #expect(
      unclear.note
        == "There are 2 controls 'Delete': use 'Delete Groceries' for its row, or 'Delete #1' to 'Delete #2'."
    )
  }

  @Test func `a row is named by the button that it begins with, if its title names no row`() async {
    let script = session {
      List {
        ForEach(["Groceries", "Garden"], id: \.self) { name in
          HStack {
            Button(name) {}
            Text("3 items")
            Button("Delete") { model.log.append(name) }
          }
        }
      }
    }
    #expect(await !script.answer("tap Delete Garden").isFailure)
    #expect(model.log == ["Garden"])
    let unclear = await script.answer("tap Delete")
    #expect(
      unclear.note
        == "There are 2 controls 'Delete': use 'Delete Groceries' for its row, or 'Delete #1' to 'Delete #2'."
    )
  }

  @Test func `a row whose parts are tapped together is named by its first text`() async {
    let script = session {
      List {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          HStack {
            HStack { Text(name) }.onTapGesture {}
            Text("2 left")
            Button("Delete") { model.log.append(name) }
          }
        }
      }
    }
    #expect(await !script.answer("tap Delete Bread").isFailure)
    #expect(model.log == ["Bread"])
  }

  @Test func `a row without text is named by its field`() async {
    model.name = "Salt"
    let script = session {
      Form {
        HStack {
          Button("Clear") { model.log.append("clear") }
          TextField("Entry", text: model.binding(\.name))
        }
      }
    }
    #expect(await !script.answer("tap Clear Salt").isFailure)
    #expect(model.log == ["clear"])
  }

  @Test func `the label of a control comes before the name of a row`() async {
    let script = session {
      List {
        HStack {
          Text("all")
          Button("Delete") { model.log.append("row") }
        }
        Button("Delete all") { model.log.append("all") }
      }
    }
    #expect(await !script.answer("tap Delete all").isFailure)
    #expect(model.log == ["all"])
  }

  @Test func `a control is found by its accessibility identifier, if no label matches`() async {
    let script = session {
      Button("…") { model.log.append("more") }.accessibilityIdentifier("add")
      Button("Address") { model.log.append("address") }
      Button("→") { model.log.append("next") }.accessibilityIdentifier("next-page")
    }
    #expect(await !script.answer("tap next-page").isFailure)
    #expect(await !script.answer("tap add").isFailure)
    #expect(model.log == ["next", "address"])
  }

  private func session(@ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> ScriptedSession
  {
    ScriptedSession(tree: ViewTree(AppView(content: content))) { _ in }
  }
}
