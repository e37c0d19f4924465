// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Focus of moved rows")
struct MovedRowFocusTests {
  private let board = Board()

  private func moved(_ button: String) -> String? {
    let host = ViewHost(BoardView(board: board))
    host.button(button).tap()
    guard case .element(let id) = host.changes().focus else { return nil }
    return host.tree.text(of: id)
  }

  @Test func `the control of the same name in the new row has the focus`() {
    #expect(moved("Next 2") == "Next 2")
  }

  @Test func `a control that the new row lacks is replaced by one of its kind`() {
    board.columns = [[1], [2], []]
    #expect(moved("Next 2") == "Back 2")
  }

  @Test func `a control with the same image is preferred`() {
    #expect(moved("To column 1 with 2") == "To column 2 with 2")
  }

  @Test func `the row of a row is followed`() {
    #expect(moved("Tag b of 1") == "Back 1")
  }

  @Test func `a row that is removed, or replaced by another one, has no follower`() {
    #expect(moved("Remove 2") == nil)
    #expect(moved("Replace 1") == nil)
  }

  @Test func `two new rows of the same identity have no follower`() {
    #expect(moved("Copy 2") == nil)
  }

  @Test func `a menu that closes in its row gives the focus back, which is not moved`() {
    let host = ViewHost(BoardView(board: board))
    host.button("More about 1").tap()
    host.button("Greet 1").tap()
    #expect(host.changes().focus == nil)
  }

  @Test func `a control that stays needs no follower`() {
    #expect(moved("Add") == nil)
  }

  @Test func `the focus that a view asks for comes first`() {
    #expect(moved("Find 2") == "Search")
  }

  @Test func `a control that destroys its row is never the follower by chance`() {
    let host = ViewHost(ShelfView(board: board))
    host.button("Lend 2").tap()
    #expect(host.changes().focus == nil)
  }

  @Test func `a list of another page has no follower, even if it has a row of the same identity`() {
    let host = ViewHost(ShelfView(board: board))
    host.button("Open 2").tap()
    #expect(host.changes().focus == nil)
    #expect(host.controls == ["Edit 1", "Edit 2"])
  }

  @Test func `a row that leaves its list empty is followed to another list in a row`() {
    board.columns = [[], [3], []]
    board.hidesEmpty = true
    #expect(moved("Next 3") == "Back 3")
  }

  @Test func `events of other elements do not change what is followed`() {
    let host = ViewHost(BoardView(board: board))
    host.textField("Note 2").focus()
    host.button("Add").tap()
    board.move(2, to: 1)
    #expect(host.textField("Note 2").hasFocus)
  }

  @Test func `a focused field is followed also when its row moves later`() {
    let host = ViewHost(BoardView(board: board))
    host.textField("Note 2").focus()
    board.move(2, to: 1)
    #expect(host.textField("Note 2").hasFocus)
    board.move(2, to: 0)
    #expect(host.textField("Note 2").hasFocus)
  }
}

@MainActor
@Observable
private final class Board {
  var columns = [[1, 2], [3], []]
  var hidesEmpty = false
  var opened: Int?
  var note = ""

  func move(_ card: Int, to column: Int) {
    remove(card)
    columns[column].append(card)
  }

  func remove(_ card: Int) {
    for index in columns.indices { columns[index].removeAll { $0 == card } }
  }
}

private struct BoardView: View {
  @Bindable var board: Board
  @FocusState private var finds: Bool

  var body: some View {
    TextField("Search", text: $board.note).focused($finds)
    Button("Add") { board.columns[2].append(9) }
    ForEach(0..<3) { index in
      if board.hidesEmpty, board.columns[index].isEmpty {
        Text("Nothing")
      } else {
        ForEach(board.columns[index], id: \.self) { card in
          VStack { buttons(of: card, in: index) }
        }
      }
    }
  }

  @ViewBuilder private func buttons(of card: Int, in column: Int) -> some View {
    if column > 0 { Button("Back \(card)") { board.move(card, to: column - 1) } }
    if column < 2 { Button("Next \(card)") { board.move(card, to: column + 1) } }
    if column == 0 {
      ForEach(["a", "b"], id: \.self) { tag in
        Button("Tag \(tag) of \(card)") { board.move(card, to: 1) }
      }
      Button("Replace \(card)") {
        board.remove(card)
        board.columns[1].append(card + 10)
      }
      Button("Copy \(card)") {
        board.move(card, to: 1)
        board.columns[2].append(card)
      }
      Button("Find \(card)") {
        board.move(card, to: 1)
        finds = true
      }
      Button("Remove \(card)") { board.remove(card) }
      Menu("More about \(card)") { Button("Greet \(card)") { board.note = "Hello" } }
    }
    if column < 2 {
      Button("To column \(column + 1) with \(card)", systemImage: "arrow.right") {
        board.move(card, to: column + 1)
      }
    }
    TextField("Note \(card)", text: $board.note)
  }
}

private struct ShelfView: View {
  let board: Board

  var body: some View {
    if board.opened == nil {
      ForEach(board.columns[0], id: \.self) { book in
        VStack {
          Button("Lend \(book)") { board.move(book, to: 1) }
          Button("Open \(book)") { board.opened = book }
        }
      }
      ForEach(board.columns[1], id: \.self) { book in
        Button("Delete \(book)", role: .destructive) { board.remove(book) }
      }
    } else {
      ForEach(board.columns[0], id: \.self) { page in Button("Edit \(page)") {} }
    }
  }
}
