// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Drawing")
struct DrawingTests {
  private func session(@ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> TerminalSession
  {
    .of(rows: 10, columns: 20, palette: .trueColors, givesFocus: false, content)
  }

  private func shown(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    session(content).text
  }

  @Test func `a background is behind the view and its padding`() {
    let buffer = session {
      Text("ab").padding(.horizontal, 8).background(.blue)
    }.frame().buffer
    #expect((0..<5).map { buffer[0, $0].style.background } == [.blue, .blue, .blue, .blue, nil])
    #expect(buffer[0, 1].character == "a")
  }

  @Test func `padding outside of a background has none`() {
    let buffer = session {
      Text("ab").background(.blue).padding(.leading, 16)
    }.frame().buffer
    #expect((0..<5).map { buffer[0, $0].style.background } == [nil, nil, .blue, .blue, nil])
  }

  @Test func `modifiers apply in their order, from inside to outside`() {
    let buffer = session {
      Text("a").background(.red).padding(.horizontal, 8).background(.blue)
    }.frame().buffer
    #expect((0..<4).map { buffer[0, $0].style.background } == [.blue, .red, .blue, nil])
  }

  @Test func `a border takes a cell on each side, with round corners if it is clipped`() {
    #expect(shown { Text("ab").border(.red) } == "┌──┐\n│ab│\n└──┘")
    #expect(shown { Text("ab").border(.red).cornerRadius(8) } == "╭──╮\n│ab│\n╰──╯")
  }

  @Test func `a card whose color cannot be mixed has an edge in its padding`() {
    let text = shown {
      Text("Card").padding(16)
        .background(Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 8))
      Text("Chip").padding(.horizontal, 8).background(Color.gray.opacity(0.14), in: Capsule())
    }
    #expect(text == "╭──────╮\n│ Card │\n╰──────╯\n Chip")
  }

  @Test func `a group box is a card with its label above its content`() {
    let text = shown {
      GroupBox("Box") {
        Text("One")
        Text("Two")
      }
      .frame(width: 80)
    }
    #expect(text == "╭────────╮\n│ Box    │\n│ One    │\n│ Two    │\n╰────────╯")
  }

  @Test func `a card of a color has no edge, unless there are no colors`() {
    let card = { (palette: Palette) in
      TerminalSession.of(columns: 20, palette: palette, givesFocus: false) {
        Text("Card").padding(16).background(.blue)
      }
      .text
    }
    #expect(card(.trueColors) == "\n  Card")
    #expect(card(.monochrome) == "┌──────┐\n│ Card │\n└──────┘")
    #expect(card(.plain) == "\n  Card")
  }

  @Test func `a hidden view keeps its space and takes no events`() {
    let session = session {
      HStack {
        Button("Go") {}.hidden()
        Text("a").opacity(0)
        Text("b")
      }
    }
    #expect(session.text == "         b")
    session.press(.tab)
    #expect(session.focusedText == nil)
  }

  @Test func `a view at most half as opaque is dimmed`() {
    let buffer = session { Text("a").opacity(0.4) }.frame().buffer
    #expect(buffer[0, 0].style.attributes == .dim)
  }

  @Test func `shapes fill their frames with blocks`() {
    #expect(shown { Rectangle().frame(width: 32, height: 32) } == "████\n████")
    #expect(shown { Circle().fill(.red).frame(width: 8, height: 8) } == "●")
    let circle = shown { Circle().frame(width: 64, height: 64) }
    #expect(circle.contains("▄") && circle.contains("▀") && circle.contains("█"))
    #expect(shown { Rectangle().stroke(.red).frame(width: 32, height: 48) } == "┌──┐\n│  │\n└──┘")
  }

  @Test func `a shape of the application is stretched`() {
    struct Lower: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: rect.midY, width: rect.width, height: rect.height / 2))
      }
    }
    #expect(shown { Lower().frame(width: 16, height: 32) } == "\n██")
  }

  @Test func `later views of a stack are in front of earlier ones`() {
    let session = session {
      ZStack {
        Color.blue
        Text("ab").padding(.horizontal, 8)
      }
    }
    #expect(session.text.contains("ab"))
    let buffer = session.frame().buffer
    let place = buffer.lines[0].distance(
      from: buffer.lines[0].startIndex,
      to: buffer.lines[0].firstIndex(of: "a") ?? buffer.lines[0].startIndex
    )
    #expect(buffer[0, place].style.background == .blue)
  }

  @Test func `an overlay is drawn in its place, and the view keeps its size`() {
    #expect(
      shown {
        Text("abcdef").overlay(alignment: .trailing) { Text("!") }
        Text("g")
      } == "abcde!\ng"
    )
  }

  @Test func `an overlay of an empty view is shown`() {
    #expect(shown { EmptyView().overlay { Text("Nothing") } } == "Nothing")
  }

  @Test func `a control in front of a shape has the focus`() {
    let session = session {
      ZStack {
        Rectangle().fill(.green)
        Button("Go") {}
      }
    }
    session.press(.tab)
    #expect(session.focusedText == "Go")
  }

  @Test func `a title and a toolbar inside of a box belong to the page`() {
    #expect(
      shown {
        Text("a")
          .navigationTitle("Title")
          .frame(width: 80, alignment: .leading)
          .background(.red)
          .padding(.top, 16)
      }.hasPrefix("Title\n")
    )
  }

  @Test func `a tint colors controls`() {
    let buffer = session { Toggle("On", isOn: .constant(true)).tint(.green) }.frame().buffer
    #expect(buffer[0, 0].style.foreground == .green)
  }

  @Test func `a list in a box stays a list of rows`() {
    let session = session {
      List {
        Section("Fruit") { Text("Apple") }
      }
      .frame(maxWidth: .infinity)
      .overlay { Text("Loading") }
    }
    #expect(session.text == "Fruit\n  Apple\n\nLoading")
  }

  @Test func `a part of a circle is a line of blocks, not a box`() {
    let lower = shown {
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).frame(width: 48, height: 48)
    }
    #expect(!lower.contains("─"))
    // The half begins at the trailing side and goes on at the bottom.
    let lines = lower.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map { $0.allSatisfy { $0 == " " } } ?? true)
    #expect(lower.contains("▀") || lower.contains("▄") || lower.contains("█"))
  }

  @Test func `a gradient around a center has its colors by direction`() {
    let buffer = session {
      AngularGradient(
        colors: [Color(white: 0), Color(white: 1)],
        center: .center,
        startAngle: .degrees(0),
        endAngle: .degrees(360)
      )
      .frame(width: 32, height: 32)
    }.frame().buffer
    func brightness(_ row: Int, _ column: Int) -> Int {
      buffer[row, column].style.foreground?.shade.map { Int($0.red) } ?? -1
    }
    // From the trailing side over the bottom and the leading side to the top.
    #expect(brightness(1, 3) < brightness(1, 0))
    #expect(brightness(1, 0) < brightness(0, 0))
    #expect(brightness(0, 0) < brightness(0, 3))
  }

  @Test func `text is underlined`() {
    let buffer = session { Text("a") + Text("b").underline() }.frame().buffer
    #expect(!buffer[0, 0].style.attributes.contains(.underline))
    #expect(buffer[0, 1].style.attributes.contains(.underline))
    let whole = session { Text("a").font(.caption2).underline() }.frame().buffer
    #expect(whole[0, 0].style.attributes == [.underline, .dim])
  }

  @Test func `a selected row of a list has a mark`() {
    #expect(
      shown {
        List(selection: .constant(Optional("b"))) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      } == "a\n✓ b"
    )
  }
}
