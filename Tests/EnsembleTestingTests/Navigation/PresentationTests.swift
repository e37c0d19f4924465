// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("TestStore: presentation")
struct PresentationTests {
  let store = TestStore(initialState: Journal.State(text: "Draft")) { Journal() }

  @Test func `a child is presented, changed and saved`() async {
    await store.send(\.view.edit) {
      $0.destination = .edit(Edit.State(title: "Draft"))
    }
    await store.send(\.destination.edit.binding.title, "Final") {
      $0.$destination[case: \.edit]?.title = "Final"
    }
    await store.send(\.destination.edit.save)
    await store.receive(\.destination.edit.delegate.saved, "Final") {
      $0.text = "Final"
      $0.destination = nil
    }
  }

  @Test func `the long and the short case path match the same action`() async {
    await store.send(\.view.edit) {
      $0.destination = .edit(Edit.State(title: "Draft"))
    }
    await store.send(\.destination.presented.edit.save)
    await store.receive(\.destination.presented.edit.delegate.saved) { $0.destination = nil }
  }

  @Test func `a payload can be changed in an assertion in three ways`() async {
    await store.send(\.view.edit) {
      $0.destination = .edit(Edit.State(title: "Draft"))
    }
    await store.send(\.destination.edit.binding.title, "A") {
      $0.$destination[case: \.edit]?.title = "A"
    }
    await store.send(\.destination.edit.binding.title, "B") {
      $0.destination?.modify(\.edit) { $0.title = "B" }
    }
    await store.send(\.destination.edit.binding.title, "C") {
      $0.destination.modify(\.edit) { $0.title = "C" }
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `a child dismisses itself, which the test receives`() async {
    await store.send(\.view.edit) {
      $0.destination = .edit(Edit.State(title: "Draft"))
    }
    await store.send(\.destination.edit.cancel)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `a button of an alert dismisses it`() async {
    await store.send(\.view.delete) {
      $0.destination = .alert(
        AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
        } message: {
          TextState("It cannot be brought back.")
        }
      )
    }
    await store.send(\.destination.alert.confirm) {
      $0.deletions = 1
      $0.destination = nil
    }
  }

  @Test func `a presented child is not an effect in flight`() async {
    await store.send(\.view.edit) {
      $0.destination = .edit(Edit.State(title: "Draft"))
    }
    await store.finish()
  }

  @Test func `a wrong expectation shows the presented state`() async {
    await withKnownIssue {
      await store.send(\.view.edit) {
        $0.destination = .edit(Edit.State(title: "Draught"))
      }
    } matching: { issue in
      let text = issue.description
      return text.contains(#"−         _title: "Draught""#) || text.contains("Draught")
    }
  }
}
