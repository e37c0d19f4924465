// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Rows of narrow terminals")
struct NarrowRowTests {
  @Test func `a long text is wrapped beside a button`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        Text("There are facts about 0 to 1000 only, not about -1.")
        Spacer()
        Button("Dismiss") {}
      }
    }
    #expect(
      session.text == """
        There are facts about 0 to   [ Dismiss ]
        1000 only, not about -1.
        """
    )
  }

  @Test func `the views of a wrapping stack that do not fit begin another line`() {
    let session = TerminalSession.of(columns: 20, givesFocus: false) {
      WrappingHStack {
        ForEach(["Fiction", "History", "Travel"], id: \.self) { Button($0) {} }
      }
    }
    #expect(
      session.text == """
        [ Fiction ]
        [ History ]
        [ Travel ]
        """
    )
  }

  @Test func `a label is wrapped behind its symbol`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        Label("This sync-up was deleted elsewhere.", systemImage: "person")
        Button("Restore") {}
      }
    }
    let lines = session.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("[ Restore ]") == true)
  }

  @Test func `a text is wrapped in its share, and the label of a button truncated`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack(alignment: .top) {
        Text("A text of some length")
        Button("Another button of length") {}
      }
    }
    #expect(session.text == "A text of some [ Another button of le… ]\nlength")
  }

  @Test(arguments: [
    (40, "Milk, bread and a    [ Edit ] [ Delete ]\ndozen eggs"),
    (20, "Milk,  [ E… ] [ D… ]\nbread\nand a\ndozen\neggs"),
  ])
  func `a row of a list stays a row in any width`(columns: Int, expected: String) {
    let session = TerminalSession.of(columns: columns, givesFocus: false) {
      List {
        HStack(alignment: .top) {
          Text("Milk, bread and a dozen eggs")
          Spacer()
          Button("Edit") {}
          Button("Delete") {}
        }
      }
    }
    #expect(session.text == expected)
  }

  @Test func `a view with a higher priority leaves the others their minimum`() {
    let session = TerminalSession.of(columns: 20, givesFocus: false) {
      HStack(alignment: .top) {
        Text("one two three four")
        Text("a longer word").layoutPriority(1)
      }
      HStack(alignment: .top) {
        Text("one two three four")
        Text("a long word").layoutPriority(1)
      }
    }
    #expect(
      session.text == "one two    a longer\nthree four word\none two a long word\nthree\nfour"
    )
  }

  @Test func `a limited text ends with an ellipsis, also if its parts have styles`() {
    let session = TerminalSession.of(columns: 20, givesFocus: false) {
      HStack(alignment: .top) {
        Text("one two three four").lineLimit(1)
        (Text("five ").bold() + Text("six seven eight")).lineLimit(1)
      }
    }
    #expect(session.text.split(separator: "\n").count == 1)
    #expect(session.text == "one two … five six…")
  }

  @Test func `the label of a plain button is truncated, unless it is a whole row`() {
    let session = TerminalSession.of(columns: 12, givesFocus: false) {
      HStack(alignment: .top) {
        Button("America") {}
        Button("Oceania") {}
      }
      .buttonStyle(.plain)
      HStack(alignment: .top) {
        Button {
        } label: {
          VStack(alignment: .leading) {
            Text("A title")
            Text("and more")
          }
        }
        .buttonStyle(.plain)
        Text("12345")
      }
    }
    #expect(session.text == "Amer… Ocean…\nA     12345\ntitle\nand\nmore")
  }

  @Test func `fields share the rest of a row`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack {
        TextField("From", text: .constant("one"))
        TextField("To", text: .constant("two"))
        Button("Go") {}
      }
    }
    #expect(session.text == "From: one        To: two          [ Go ]")
  }

  @Test func `a control keeps its value, and its label is truncated`() {
    let session = TerminalSession.of(columns: 30, givesFocus: false) {
      HStack(alignment: .top) {
        Text("A text of many words")
        Stepper("Number of people: 1", value: .constant(1), in: 1...3)
      }
    }
    #expect(session.text.contains("… [ ] [+]"))
    #expect(session.text.split(separator: "\n")[0].hasPrefix("A text of"))
  }

  @Test func `where not even a column of each view fits, the row ends with an ellipsis`() {
    let session = TerminalSession.of(columns: 4, givesFocus: false) {
      HStack { ForEach(1..<9, id: \.self) { Text("\($0)") } }
    }
    #expect(session.text == "123…")
  }

  @Test func `the columns of a split view are below each other in a narrow terminal`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
    #expect(session.text == "Sidebar\nDetail")
  }

  @Test func `a row in a split view, or in a row that scrolls elsewhere, stays a row`() {
    let row = HStack(alignment: .top) {
      Text("Milk, bread and a dozen eggs")
      Button("Delete") {}
    }
    let split = TerminalSession.of(columns: 20, givesFocus: false) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        row
      }
    }
    #expect(split.text.split(separator: "\n")[1].hasSuffix("[ Dele… ]"))
    let scroll = TerminalSession.of(columns: 20, givesFocus: false) {
      ScrollView(.horizontal) {
        HStack { VStack(alignment: .leading) { row } }
      }
    }
    #expect(scroll.text.split(separator: "\n")[0].hasSuffix("[ Dele… ]"))
  }

  @Test func `tabs, and rows that scroll horizontally elsewhere, continue in further lines`() {
    let session = TerminalSession.of(columns: 20, givesFocus: false) {
      TabView {
        Text("1").tabItem { Text("First") }.tag(0)
        Text("2").tabItem { Text("Second") }.tag(1)
      }
      ScrollView(.horizontal) {
        HStack {
          Text("one two three")
          Text("four five six")
        }
      }
    }
    #expect(session.text == "[ ✓ First ]\n[ Second ]\n1\none two three\nfour five six")
  }

  @Test func `a shortcut without room behind its button is below it`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack(spacing: 0) {
        Button("Save all of it") {}.keyboardShortcut("s").frame(width: 144, alignment: .leading)
        Text("|")
      }
    }
    #expect(session.text == "[ Save all of it ]|\n^S")
  }

  @Test func `the label of a field leaves room for its text`() {
    let session = TerminalSession.of(columns: 40, givesFocus: false) {
      HStack(spacing: 0) {
        TextField("Number", text: .constant("12")).frame(width: 72)
        Text("|")
      }
    }
    #expect(session.text == "Numbe    |\nr: 12")
  }

  @Test func `a long badge is wrapped`() {
    let session = TerminalSession.of(columns: 16, givesFocus: false) {
      HStack(alignment: .top) { Text("Inbox").badge("not yet read") }
    }
    #expect(session.text == "Inbox   (not yet\n        read)")
  }
}
