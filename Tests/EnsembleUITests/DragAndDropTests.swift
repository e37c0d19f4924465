// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import IssueReporting
import Testing

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  @Test func `a destination receives the payload of a dragged view`() {
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("Milk").draggable("milk")
        Text("Basket").dropDestination(for: String.self) { items, _ in
          log.add(items.joined())
          return items == ["milk"]
        }
        Text("Bin").dropDestination(for: String.self) { _, _ in false }
      }
    )
    #expect(host.drag("Milk", to: "Basket"))
    #expect(log.take() == ["milk"])
    #expect(!host.drag("Milk", to: "Bin"))
  }

  @Test func `a destination that does not take a payload leaves it to the one around it`() {
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("Milk").draggable("milk")
        Text("Link").draggable(URL(string: "https://example.com")!)
        VStack {
          Text("Shelf").dropDestination(for: URL.self) { items, _ in
            log.add("link " + items[0].absoluteString)
            return true
          }
        }
        .dropDestination(for: String.self) { items, _ in
          log.add("text " + items[0])
          return true
        }
      }
    )
    #expect(host.drag("Milk", to: "Shelf"))
    #expect(host.drag("Link", to: "Shelf"))
    #expect(log.take() == ["text milk", "link https://example.com"])
  }

  @Test func `a view is a destination of two types`() throws {
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("Milk").draggable("milk")
        Text("Card").draggable(Card(title: "A card"))
        Text("Both")
          .dropDestination(for: Card.self) { items, _ in
            log.add("card " + items[0].title)
            return true
          }
          .dropDestination(for: String.self) { items, _ in
            log.add("text " + items[0])
            return items[0] == "milk"
          } isTargeted: {
            log.add("\($0)")
          }
      }
    )
    #expect(host.drag("Milk", to: "Both"))
    #expect(host.drag("Card", to: "Both"))
    #expect(log.take() == ["text milk", "card A card"])
    let both = try #require(
      host.tree.visibleElements.first { $0.style.details?.takesDrops == true }?.id
    )
    host.tree.perform(.target(true), on: both)
    #expect(log.take() == ["true"])
  }

  @Test func `a list takes what is dropped on its rows, which are moved among each other`() {
    let (log, letters) = (Log(), Letters())
    let host = ViewHost(
      VStack {
        Text("Milk").draggable("milk")
        LetterList(letters: letters).dropDestination(for: String.self) { items, _ in
          log.add(items[0])
          return true
        }
      }
    )
    #expect(host.drag("Milk", to: "B"))
    #expect(host.drag("A", to: "D"))
    #expect(log.take() == ["milk"])
    #expect(letters.all.joined() == "BCDA")
  }

  @Test func `a payload is evaluated when it is dropped`() {
    let store = makeStore(rows: 0)
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("Number").draggable("\(store.number)")
        Text("Target").dropDestination(for: String.self) { items, _ in
          log.add(items[0])
          return true
        }
      }
    )
    store.send(.change { $0.number = 7 })
    host.drag("Number", to: "Target")
    #expect(log.take() == ["7"])
  }

  @Test func `a destination of another type takes a representation, or nothing`() {
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("Card").draggable(Card(title: "A card"))
        Text("Link").draggable(URL(string: "https://example.com")!)
        Text("Texts").dropDestination(for: String.self) { items, _ in
          log.add(items[0])
          return true
        }
        Text("Cards").dropDestination(for: Card.self) { items, _ in
          log.add("card " + items[0].title)
          return true
        }
        Text("Data").dropDestination(for: Data.self) { _, _ in
          log.add("data")
          return true
        }
      }
    )
    #expect(host.drag("Card", to: "Texts"))
    #expect(host.drag("Card", to: "Cards"))
    #expect(host.drag("Link", to: "Texts"))
    #expect(!host.drag("Link", to: "Cards"))
    #expect(!host.drag("Card", to: "Data"))
    #expect(log.take() == ["A card", "card A card", "https://example.com"])
  }

  @Test func `a disabled view is neither dragged nor a destination`() throws {
    let take = { (_: [String], _: CGPoint) in true }
    let host = ViewHost(
      VStack {
        Text("Fixed").draggable("a").disabled(true)
        Text("Free").draggable("b")
        Text("Closed").dropDestination(for: String.self, action: take).disabled(true)
        Text("Open").dropDestination(for: String.self, action: take)
      }
    )
    #expect(!host.drag("Fixed", to: "Open"))
    #expect(!host.drag("Free", to: "Closed"))
    #expect(host.drag("Free", to: "Open"))
  }

  @Test func `a destination knows whether a dragged view is above it`() throws {
    let log = Log()
    let host = ViewHost(
      Text("Target").dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: {
        log.add("\($0)")
      }
    )
    let target = try #require(
      host.tree.visibleElements.first { $0.style.details?.takesDrops == true }?.id
    )
    host.tree.perform(.target(true), on: target)
    host.tree.perform(.target(false), on: target)
    #expect(log.take() == ["true", "false"])
    #expect(!host.tree.perform(.target(true), on: host.tree.rootID))
  }

  @Test func `a missing view is reported with the ones that there are`() {
    let host = ViewHost(Text("Milk").draggable("milk"))
    withKnownIssue {
      host.drag("Milk", to: "Basket")
    } matching: {
      $0.description.contains("There is no view 'Basket' that takes what is dropped.")
        && $0.description.contains("There is none at all.")
    }
    withKnownIssue {
      host.drag("Bread", to: "Basket")
    } matching: {
      $0.description.contains("Available: 'Milk'.")
    }
  }

  @Test(arguments: [(0, 2, "BCAD"), (2, 0, "CABD"), (3, 1, "ADBC"), (1, 2, "ACBD"), (1, 1, "ABCD")])
  func `a row is dragged to the place of another`(from: Int, to: Int, order: String) {
    let letters = Letters()
    let host = ViewHost(LetterList(letters: letters))
    let names = ["A", "B", "C", "D"]
    host.drag(names[from], to: names[to])
    #expect(letters.all.joined() == order)
    #expect(host.texts.joined() == order)
  }

  @Test func `a row is not dragged to another list`() {
    let (first, second) = (Letters(), Letters())
    second.all = ["X", "Y"]
    let host = ViewHost(
      VStack {
        LetterList(letters: first)
        LetterList(letters: second)
      }
    )
    #expect(!host.drag("A", to: "Y"))
    #expect(first.all.joined() + second.all.joined() == "ABCDXY")
    #expect(host.drag("X", to: "Y"))
    #expect(second.all.joined() == "YX")
  }

  @Test func `rows that cannot be moved are not dragged`() {
    let letters = Letters()
    letters.canMove = false
    let host = ViewHost(LetterList(letters: letters))
    withKnownIssue { host.drag("A", to: "B") }
    letters.canMove = true
    #expect(host.drag("A", to: "B"))
    letters.canMove = false
    withKnownIssue { host.drag("A", to: "B") }
  }
}

private struct Card: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

@MainActor
@Observable
private final class Letters {
  var all = ["A", "B", "C", "D"]
  var canMove = true
}

private struct LetterList: View {
  let letters: Letters

  var body: some View {
    List {
      ForEach(letters.all, id: \.self) { Text($0) }
        .onMove(
          perform: letters.canMove ? { letters.all.move(fromOffsets: $0, toOffset: $1) } : nil
        )
    }
  }
}

@Suite("Offsets of rows")
struct OffsetTests {
  @Test(
    arguments: [
      (IndexSet([0]), 3, "BCADE"), (IndexSet([4]), 0, "EABCD"), (IndexSet([1, 3]), 5, "ACEBD"),
      (IndexSet([0, 4]), 2, "BAECD"), (IndexSet([2]), 2, "ABCDE"), (IndexSet(), 1, "ABCDE"),
    ]
  )
  func `elements are moved in front of another one`(from: IndexSet, to: Int, order: String) {
    var letters = ["A", "B", "C", "D", "E"]
    letters.move(fromOffsets: from, toOffset: to)
    #expect(letters.joined() == order)
  }

  @Test func `an identified array moves and removes its elements itself`() {
    var rows: IdentifiedArrayOf<Item.State> = [
      Item.State(id: 0), Item.State(id: 1), Item.State(id: 2),
    ]
    rows.move(fromOffsets: IndexSet([0]), toOffset: 3)
    #expect(rows.ids.elements == [1, 2, 0])
    rows.remove(atOffsets: IndexSet([1]))
    #expect(rows.ids.elements == [1, 0])
  }

  @Test func `elements at offsets are removed`() {
    var letters = ["A", "B", "C", "D"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["A", "C"])
  }
}
