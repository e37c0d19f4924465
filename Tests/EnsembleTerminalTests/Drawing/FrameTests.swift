// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Sizes and spaces")
struct FrameTests {
  private func shown(rows: Int = 12, @ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> String
  {
    TerminalSession.of(rows: rows, columns: 20, givesFocus: false, content).text
  }

  @Test func `eight points are a column, and sixteen are a line`() {
    #expect(CellLength.columns(8) == 1)
    #expect(CellLength.columns(80) == 10)
    #expect(CellLength.lines(16) == 1)
    #expect(CellLength.lines(8) == 0)
    #expect(CellLength.columns(.infinity) == 1000)
    #expect(CellLength.columns(.nan) == 0)
    #expect(CellLength.columns(-5) == 0)
  }

  @Test func `a frame has its size, and its content is centered in it`() {
    #expect(
      shown {
        HStack(spacing: 0) {
          Text("ab").frame(width: 48, height: 48)
          Text("c")
        }
      } == "\n  ab  c"
    )
  }

  @Test(arguments: [
    (Alignment.topLeading, "ab    |\n      |"), (.bottomTrailing, "      |\n    ab|"),
  ])
  func `an alignment places the content of a frame`(alignment: Alignment, expected: String) {
    #expect(
      shown {
        HStack(spacing: 0) {
          Text("ab").frame(width: 48, height: 32, alignment: alignment)
          Text("|\n|")
        }
      } == expected
    )
  }

  @Test func `a frame without a limit fills its row`() {
    #expect(
      shown {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("b").frame(maxWidth: .infinity, alignment: .trailing)
        }
      } == "a                  b"
    )
  }

  @Test func `text is wrapped in a frame, and a frame grows with its content`() {
    #expect(shown { Text("one two").frame(width: 32, height: 16) } == "one\ntwo")
  }

  @Test func `a minimum width is kept`() {
    #expect(
      shown {
        HStack(spacing: 0) {
          Text("a").frame(minWidth: 32, alignment: .leading)
          Text("b")
        }
      } == "a   b"
    )
  }

  @Test func `spacing is the distance between views`() {
    #expect(
      shown {
        HStack(spacing: 4) {
          Text("a")
          Text("b")
        }
        HStack(spacing: 24) {
          Text("a")
          Text("b")
        }
        VStack(spacing: 32) {
          Text("c")
          Text("d")
        }
      } == "a b\na   b\nc\n\n\nd"
    )
  }

  @Test func `a column in a row aligns its views`() {
    #expect(
      shown {
        HStack {
          VStack(alignment: .trailing) {
            Text("long")
            Text("a")
          }
          VStack {
            Text("bcd")
            Text("e")
          }
        }
      } == "long bcd\n   a  e"
    )
  }

  @Test func `padding of a length is space on the chosen edges`() {
    #expect(shown { Text("a").padding(.leading, 32) } == "    a")
    #expect(
      shown {
        Text("a").padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 0))
        Text("b")
      } == "\n a\n\nb"
    )
  }

  @Test func `a gap keeps its minimum, unless the views do not fit beside it`() {
    #expect(
      shown {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 32)
          Text("b")
        }
        .frame(width: 40)
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 32)
          Text("b c")
        }
        .frame(width: 48, alignment: .leading)
      } == "a   b\na    b\n     c"
    )
  }

  @Test func `a text has a limited number of lines`() {
    #expect(shown { Text("a quick brown fox jumps over").lineLimit(1) } == "a quick brown fox j…")
    #expect(
      shown { Text("a quick brown fox jumps over").lineLimit(1).truncationMode(.head) }
        == "…rown fox jumps over"
    )
    #expect(
      shown {
        Text("a").lineLimit(2, reservesSpace: true)
        Text("b")
      } == "a\n\nb"
    )
  }

  @Test func `the middle of a text is left out`() {
    #expect("abcdefghij".truncated(to: 5, .middle) == "ab…ij")
    #expect("abcdefghij".truncated(to: 5, .head) == "…ghij")
    #expect("abcdefghij".truncated(to: 5, .tail) == "abcd…")
    #expect("abc".truncated(to: 5, .middle) == "abc")
  }

  @Test func `lines of a text are aligned`() {
    #expect(
      shown { Text("one\ntwo three").multilineTextAlignment(.trailing) } == "      one\ntwo three"
    )
  }
}
