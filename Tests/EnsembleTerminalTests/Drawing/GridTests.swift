// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Grids, charts and sizes of the screen")
struct GridTests {
  private func session(@ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> TerminalSession
  {
    .of(rows: 12, columns: 24, givesFocus: false, content)
  }

  private func shown(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    session(content).text
  }

  @Test func `the columns of a grid are as wide as their widest cells`() {
    #expect(
      shown {
        Grid(alignment: .leading, horizontalSpacing: 16) {
          GridRow {
            Text("Name")
            Text("Blob")
          }
          Divider()
          GridRow(alignment: .bottom) {
            Text("A")
            Text("B\nC")
          }
        }
      } == "Name  Blob\n──────────\n      B\nA     C"
    )
  }

  @Test func `a grid that is too wide takes from its widest column`() {
    #expect(
      shown {
        Grid(alignment: .leading) {
          GridRow {
            Text("a long text that is wrapped")
            Text("end")
          }
        }
      } == "a long text that is end\nwrapped"
    )
  }

  @Test func `as many columns as fit are filled from the leading edge`() {
    #expect(
      shown {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 56), alignment: .leading)]) {
          ForEach(0..<4, id: \.self) { Text("\($0)") }
        }
      } == "0       1       2\n3"
    )
  }

  @Test func `fixed and flexible columns share the width`() {
    #expect(
      shown {
        LazyVGrid(columns: [GridItem(.fixed(80), alignment: .trailing), GridItem()]) {
          Text("a")
          Text("b")
        }
      } == "         a             b"
    )
  }

  @Test func `a grid of rows grows to the trailing edge`() {
    #expect(
      shown {
        LazyHGrid(rows: [GridItem(), GridItem()]) {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
      } == "0 2\n1"
    )
  }

  @Test func `controls in a grid have the focus`() {
    let session = session {
      Grid {
        GridRow {
          Text("a")
          Button("Go") {}
        }
      }
    }
    session.press(.tab)
    #expect(session.focusedText == "Go")
  }

  @Test func `bars of a chart are measured in eighths of a line`() {
    let chart = shown {
      Chart {
        BarMark(x: .value("Day", "Mo"), y: .value("Count", 1))
        BarMark(x: .value("Day", "Tu"), y: .value("Count", 4))
      }
      .frame(height: 80)
    }
    let lines = chart.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
        .drop { $0 == " " }.description
    }
    #expect(lines.first?.hasPrefix("4") == true)
    #expect(lines.count == 5)
    #expect(chart.contains("███████"))
    #expect(chart.contains("Mo") && chart.contains("Tu"))
  }

  @Test func `a line of a chart is a point for each value, and a chart without values is empty`() {
    let chart = shown {
      Chart([1, 3, 2], id: \.self) { value in
        LineMark(x: .value("Time", value), y: .value("Value", Double(value)))
          .foregroundStyle(.red)
      }
    }
    #expect(chart.count { $0 == "●" } == 3)
    #expect(
      shown { Chart([Int](), id: \.self) { BarMark(x: .value("", $0), y: .value("", $0)) } } == ""
    )
  }

  @Test func `a geometry reader knows the size of the screen, also after a change`() {
    let session = session { GeometryReader { Text("\(Int($0.size.width))") } }
    #expect(session.text == "192")
    session.size = ScreenSize(rows: 12, columns: 10)
    #expect(session.text == "80")
  }

  @Test func `a sidebar is beside its detail`() {
    #expect(
      TerminalSession.of(rows: 4, columns: 80, givesFocus: false) {
        NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Detail")
        }
      }
      .text == "Side" + String(repeating: " ", count: 28) + "Detail"
    )
  }

  @Test func `an inset is above or below its view`() {
    #expect(
      shown {
        Text("a").safeAreaInset(edge: .bottom) { Text("b") }
          .safeAreaInset(edge: .top) { Text("c") }
      } == "c\na\nb"
    )
  }

  @Test func `a gauge shows its share`() {
    #expect(shown { Gauge(value: 5, in: 0.0...10) { Text("Speed") } }.contains("50 %"))
  }
}
