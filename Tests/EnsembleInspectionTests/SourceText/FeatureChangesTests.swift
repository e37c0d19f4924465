// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of changes of a feature's values")
struct FeatureChangesTests {
  @Test func `a presented child is assigned`() {
    expectChanges(from: Shelf.State(), to: Shelf.State(screen: .empty), ["$0.screen = .empty"]) {
      $0.screen = .empty
    }
    expectChanges(from: Shelf.State(screen: .empty), to: Shelf.State(), ["$0.screen = nil"]) {
      $0.screen = nil
    }
    expectChanges(
      from: Shelf.State(screen: .empty),
      to: Shelf.State(screen: .settings(isOn: true)),
      ["$0.screen = .settings(isOn: true)"]
    ) {
      $0.screen = .settings(isOn: true)
    }
  }

  @Test func `a payload is assigned with its case while that is shorter`() {
    expectChanges(
      from: Shelf.State(screen: .settings(isOn: false)),
      to: Shelf.State(screen: .settings(isOn: true)),
      ["$0.screen = .settings(isOn: true)"]
    ) {
      $0.screen = .settings(isOn: true)
    }
  }

  @Test func `a large payload is changed in place`() {
    let title = String(repeating: "a", count: 20)
    expectChanges(
      from: Shelf.State(screen: .detail(Shelf.Detail(title: title))),
      to: Shelf.State(screen: .detail(Shelf.Detail(title: title, page: 2))),
      [#"$0.screen?.modify(\.detail) { $0.page = 2 }"#]
    ) {
      $0.screen?.modify(\.detail) { $0.page = 2 }
    }
  }

  @Test func `several changes of a payload are lines of a closure`() {
    let old = Sheet(cover: .page(Sheet.Page(text: String(repeating: "a", count: 90))))
    let new = Sheet(
      cover: .page(Sheet.Page(text: String(repeating: "a", count: 90), number: 2, isOpen: true))
    )
    expectChanges(
      from: old,
      to: new,
      [
        #"""
        $0.cover.modify(\.page) {
          $0.number = 2
          $0.isOpen = true
        }
        """#
      ]
    ) {
      $0.cover.modify(\.page) {
        $0.number = 2
        $0.isOpen = true
      }
    }
  }

  @Test func `an alert is assigned, and its identity does not matter`() {
    expectChanges(
      from: Shelf.State(alert: alert),
      to: Shelf.State(alert: AlertState { TextState("A") }),
      [#"$0.alert = AlertState { TextState("A") }"#]
    ) {
      $0.alert = AlertState { TextState("A") }
    }
    let other = AlertState<Shelf.AlertAction> { TextState("A") }
    let same = AlertState<Shelf.AlertAction> { TextState("A") }
    expectChanges(from: Shelf.State(alert: other), to: Shelf.State(alert: same), []) { _ in }
  }

  @Test func `an alert with several parts takes several lines`() {
    expectChanges(
      from: Shelf.State(),
      to: Shelf.State(alert: alert),
      [
        """
        $0.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("For \\"good\\".")
        }
        """
      ]
    ) {
      $0.alert = AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
        ButtonState(role: .cancel) { TextState("Keep") }
      } message: {
        TextState("For \"good\".")
      }
    }
  }

  @Test func `elements are pushed to a stack with their ids`() {
    expectChanges(
      from: Shelf.State(path: stack([.empty])),
      to: Shelf.State(path: stack([.empty, .settings(isOn: true)])),
      ["$0.path[id: 1] = .settings(isOn: true)"]
    ) {
      $0.path[id: 1] = .settings(isOn: true)
    }
  }

  @Test func `elements are popped from a stack`() {
    expectChanges(
      from: Shelf.State(path: stack([.empty, .empty, .empty])),
      to: Shelf.State(path: stack([.empty])),
      ["$0.path.pop(from: 1)"]
    ) {
      $0.path.pop(from: 1)
    }
    var new = stack([.empty, .empty])
    new[id: 0] = nil
    expectChanges(
      from: Shelf.State(path: stack([.empty, .empty])),
      to: Shelf.State(path: new),
      ["$0.path[id: 0] = nil"]
    ) {
      $0.path[id: 0] = nil
    }
  }

  @Test func `elements of a stack are changed by their ids`() {
    let title = String(repeating: "a", count: 30)
    expectChanges(
      from: Shelf.State(path: stack([.empty, .detail(Shelf.Detail(title: title))])),
      to: Shelf.State(path: stack([.empty, .detail(Shelf.Detail(title: title, page: 2))])),
      [#"$0.path[id: 1]?.modify(\.detail) { $0.page = 2 }"#]
    ) {
      $0.path[id: 1]?.modify(\.detail) { $0.page = 2 }
    }
    expectChanges(
      from: Shelf.State(path: stack([.empty])),
      to: Shelf.State(path: stack([.settings(isOn: true)])),
      ["$0.path[id: 0] = .settings(isOn: true)"]
    ) {
      $0.path[id: 0] = .settings(isOn: true)
    }
  }

  @Test func `a shared value is changed through its projection`() {
    expectChanges(
      from: Shelf.State(visits: Shared(value: 1)),
      to: Shelf.State(visits: Shared(value: 2)),
      ["$0.$visits.withLock { $0 = 2 }"]
    ) {
      $0.$visits.withLock { $0 = 2 }
    }
    expectChanges(
      from: Library(details: Shared(value: [Shelf.Detail()])),
      to: Library(details: Shared(value: [Shelf.Detail(page: 2)])),
      ["$0.$details.withLock { $0[0].page = 2 }"]
    ) {
      $0.$details.withLock { $0[0].page = 2 }
    }
  }

  @Test func `a value that can only be read is changed elsewhere`() {
    var writer = SourceWriter()
    let changes = writer.changes(
      from: Reader(count: SharedReader(value: 1)),
      to: Reader(count: SharedReader(value: 2)),
      root: "$0"
    )
    #expect(changes == [])
    #expect(writer.problems == [])
  }

  @Test func `the status of a form is changed field by field`() {
    var status = FormStatus<Shelf.Detail>()
    status.isSubmitting = true
    status[\.title].isTouched = true
    status[\.page] = FormFieldStatus(problems: ["a", "b"], isTouched: true, isDirty: true)
    expectChanges(
      from: FormStatus<Shelf.Detail>(),
      to: status,
      [
        "$0.isSubmitting = true",
        #"$0[\.page].problems = ["a", "b"]"#,
        #"$0[\.page].isTouched = true"#,
        #"$0[\.page].isDirty = true"#,
        #"$0[\.title].isTouched = true"#,
      ]
    ) {
      $0.isSubmitting = true
      $0[\.page].problems = ["a", "b"]
      $0[\.page].isTouched = true
      $0[\.page].isDirty = true
      $0[\.title].isTouched = true
    }
  }

  struct Sheet: Equatable {
    struct Page: Equatable {
      var text: String
      var number = 1
      var isOpen = false
    }

    @CasePathable
    enum Cover: Equatable {
      case page(Page)
    }

    var cover: Cover
  }

  struct Library: Equatable {
    @Shared var details: [Shelf.Detail]
  }

  struct Reader: Equatable {
    @SharedReader var count: Int
  }
}
