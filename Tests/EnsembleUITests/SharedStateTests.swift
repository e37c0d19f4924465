// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import EnsembleUI
import Testing

@Suite("Shared values in views")
@MainActor
struct SharedStateTests {
  struct Draft: View {
    @State.Shared(.inMemory("draft")) private var draft = "First"
    @SharedReader(.inMemory("title")) private var title = "Title"

    var body: some View {
      VStack {
        Text(title)
        TextField("Draft", text: Binding($draft))
        Button("Other") { $draft = Shared(value: "Second") }
      }
    }
  }

  @Test("A binding to a shared value shows and writes it")
  func binding() {
    let host = ViewHost(Draft())
    @Shared(.inMemory("draft")) var draft = ""
    #expect(draft == "First")
    #expect(host.textField("Draft").type("Typed"))
    #expect(draft == "Typed")
    $draft.withLock { $0 = "Outside" }
    #expect(host.textField("Draft").text == "Outside")
  }

  @Test("A view that gives its property another key keeps it when it is made again")
  func retargeting() {
    @Shared(.inMemory("title")) var title = ""
    let host = ViewHost(Draft())
    #expect(host.button("Other").tap())
    #expect(host.textField("Draft").text == "Second")
    $title.withLock { $0 = "New title" }
    #expect(host.texts.contains("New title"))
    #expect(host.textField("Draft").text == "Second")
  }
}
