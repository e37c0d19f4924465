// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Layout")
struct LayoutTests {
  /// Returns a view as text, 30 columns wide, without a focus.
  private func shown(rows: Int = 12, @ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> String
  {
    TerminalSession.of(rows: rows, givesFocus: false, content).text
  }

  @Test func `a vertical stack places views below each other`() {
    #expect(
      shown {
        VStack {
          Text("One")
          Text("Two")
        }
        Text("Three")
      } == "One\nTwo\nThree"
    )
  }

  @Test func `a long text is wrapped`() {
    #expect(
      shown { Text("The quick brown fox jumps over the lazy dog") }
        == "The quick brown fox jumps over\nthe lazy dog"
    )
  }

  @Test func `a horizontal stack places views beside each other, a column apart`() {
    #expect(
      shown {
        HStack {
          Text("One")
          Divider()
          Text("Two")
        }
      } == "One │ Two"
    )
  }

  @Test func `a spacer fills the remaining space`() {
    #expect(
      shown {
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        LabeledContent("Name", value: "Blob")
      } == "Left                     Right\nName                      Blob"
    )
  }

  @Test func `texts that do not fit in a row are wrapped beside each other`() {
    #expect(
      shown {
        HStack {
          Text("A text with many words")
          Text("and another one")
        }
      } == "A text with many and another\nwords            one"
    )
  }

  @Test func `a text in a row is wrapped within its columns`() {
    #expect(
      shown {
        HStack(alignment: .top) {
          Text("•")
          Text("The quick brown fox jumps over the dog")
        }
      } == "• The quick brown fox jumps\n  over the dog"
    )
  }

  @Test func `stacks are nested in rows`() {
    #expect(
      shown {
        HStack {
          Text("No.")
          VStack {
            Text("One")
            Text("Two")
            Text("Three")
          }
        }
      } == "     One\nNo.  Two\n    Three"
    )
  }

  @Test func `buttons, links and toggles`() {
    #expect(
      shown {
        Button("Save") {}
        Button("Add", systemImage: "plus") {}
        NavigationLink("More", state: 1)
        Toggle("Sound", isOn: .constant(true))
        Toggle("Music", isOn: .constant(false))
      } == "[ Save ]\n[ + Add ]\nMore ›\n[x] Sound\n[ ] Music"
    )
  }

  @Test func `a label may have several lines`() {
    #expect(
      shown {
        Button {
        } label: {
          VStack {
            Text("Title")
            Text("Detail")
          }
        }
      } == "[ Title\n  Detail ]"
    )
  }

  @Test func `fields show their text or their prompt`() {
    #expect(
      shown {
        TextField("Name", text: .constant("Blob"))
        TextField("Mail", text: .constant(""), prompt: Text("you@example.com"))
        SecureField("Key", text: .constant("abc"))
      } == "Name: Blob\nMail: you@example.com\nKey: •••"
    )
  }

  @Test func `pickers, steppers and sliders`() {
    #expect(
      shown {
        Picker("Size", selection: .constant(2)) {
          ForEach([1, 2, 3], id: \.self) { Text("No. \($0)").tag($0) }
        }
        Stepper("Count: 1", value: .constant(1), in: 1...5)
        Slider(value: .constant(0.5)) { Text("Volume") }
      } == "Size: ‹ No. 2 ›\nCount: 1 [ ] [+]\nVolume ━━━━━●─────"
    )
  }

  @Test func `progress`() {
    #expect(
      shown {
        ProgressView("Work", value: 0.4)
        ProgressView("Waiting")
        ProgressView()
      } == "Work [####------] 40 %\n⠋ Waiting\n⠋"
    )
  }

  @Test func `sections have headers and footers`() {
    #expect(
      shown {
        List {
          Text("Top")
          Section("Fruit") {
            Text("Apple")
            Text("Pear")
          }
          Section {
            Text("Rest")
          } footer: {
            Text("That is all")
          }
        }
      } == "Top\n\nFruit\n  Apple\n  Pear\n\nRest\nThat is all"
    )
  }

  @Test func `dividers, padding and badges`() {
    #expect(
      shown {
        Text("One").padding()
        Text("Two")
        Divider()
        Text("Inbox").badge(3)
      } == "One\n\nTwo\n\(String(repeating: "─", count: 30))\nInbox                      (3)"
    )
  }

  @Test func `a title and a toolbar are above everything`() {
    #expect(
      shown {
        Text("Content")
          .navigationTitle("Notes")
          .toolbar {
            Button("Add") {}
            Button("Edit") {}
          }
      } == "Notes         [ Add ] [ Edit ]\n\(String(repeating: "─", count: 30))\nContent"
    )
  }

  @Test func `a toolbar that does not fit is placed below the title`() {
    #expect(
      shown {
        Text("Content")
          .navigationTitle("A rather long title")
          .toolbar { Button("Add another one") {} }
      }
        == "A rather long title\n[ Add another one ]\n\(String(repeating: "─", count: 30))\nContent"
    )
  }

  @Test func `text cannot send commands to the terminal`() {
    let session = TerminalSession.of {
      Text("a\u{1B}[2Jb").navigationTitle("\u{1B}]0;x\u{07}")
      TextField("T\u{9B}", text: .constant("\u{1B}[31m"))
      Button("\u{1B}c") {}
    }
    #expect(session.text.contains("a\u{FFFD}[2Jb"))
    #expect(!session.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    var writer = ScreenWriter()
    let output = String(decoding: writer.bytes(for: session.frame().buffer), as: UTF8.self)
    #expect(!output.contains("\u{1B}[2Jb") && !output.contains("\u{1B}c"))
    #expect(!output.contains("\u{07}"))
  }

  @Test func `a tiny terminal is supported`() {
    let session = TerminalSession.of(rows: 2, columns: 4) {
      Form {
        TextField("Name", text: .constant("Blob"))
        Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
      }
      .navigationTitle("Title")
      .toolbar { Button("Add") {} }
      .sheet(isPresented: .constant(true)) { Text("Above").navigationTitle("Sheet") }
    }
    for rows in 0..<4 {
      for columns in 0..<8 {
        session.size = ScreenSize(rows: rows, columns: columns)
        session.press(.down, .pageDown)
        #expect(session.frame().buffer.size == session.size)
      }
    }
  }
}
