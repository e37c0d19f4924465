// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Random rows")
struct RandomRowTests {
  /// Returns the lines of a view at a width.
  private func lines(of view: some View, width: Int) -> [String] {
    let tree = ViewTree(view)
    let layer = LaidOutLayer(
      LayerBuilder.layers(of: tree)[0],
      ElementLayout(tree: tree),
      width: width
    )
    return layer.lines(from: ScrollAnchor(), count: 1000).map { line in
      var buffer = CellBuffer(size: ScreenSize(rows: 1, columns: line.line.columns))
      var column = 0
      for span in line.line.spans { column = buffer.write(span.text, row: 0, column: column) }
      return buffer.text(ofRow: 0)
    }
  }

  @Test func `random trees are no wider than the screen, and cut nothing without an ellipsis`() {
    var random = RepeatableGenerator(seed: 1)
    for number in 0..<5_000 {
      var leaves = 0
      let tree = RandomView.any(&random, depth: 3, leaves: &leaves)
      let width = Int.random(in: 4...60, using: &random)
      let lines = lines(of: tree.view, width: width)
      let widest = lines.map(\.columns).max() ?? 0
      #expect(widest <= width, "\(number): \(tree) in \(width)\n\(lines.joined(separator: "\n"))")
      let shown = lines.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let truncated = tree.letters.count { shown[$0.0, default: 0] < $0.1 }
      // Where a row has no column for each of its views, one ellipsis is for all that are missing.
      let isTight = width < leaves * 12
      #expect(
        shown["…", default: 0] >= (isTight ? min(1, truncated) : truncated),
        "\(number): \(tree) in \(width)\n\(lines.joined(separator: "\n"))"
      )
    }
  }

  @Test func `a row of texts is one row, whose shares are those of SwiftUI`() {
    var random = RepeatableGenerator(seed: 2)
    for number in 0..<5_000 {
      var leaves = 0
      let texts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        RandomView.text(&random, leaves: &leaves)
      }
      let width = Int.random(in: 6...70, using: &random)
      let row = RandomView.row(texts, 8)
      let lines = lines(of: row.view, width: width)
      let first = Array(lines.first ?? "")
      let starts = row.letters.map { first.firstIndex(of: $0.0) }
      #expect(
        starts == RowModel.starts(of: texts, width: width),
        "\(number): \(row) in \(width)\n\(lines.joined(separator: "\n"))"
      )
    }
  }
}

/// SwiftUI's distribution of a row of texts, step by step.
private enum RowModel {
  /// Returns the columns at which the texts begin.
  static func starts(of texts: [RandomView], width: Int) -> [Int?] {
    var gap = 1
    func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * (texts.count - 1) }
    var widths = texts.map { $0.columns(in: width) }
    if total(widths) > width {
      var least = texts.map { min($0.columns(in: 8), $0.columns(in: width)) }
      if total(least) > width { least = texts.map { _ in 1 } }
      if total(least) > width { gap = 0 }
      widths = distribute(texts, least, width - gap * (texts.count - 1))
    }
    var column = 0
    return widths.map { taken in
      defer { column += taken + gap }
      return column
    }
  }

  private static func distribute(_ texts: [RandomView], _ least: [Int], _ width: Int) -> [Int] {
    var taken = least
    var waiting = Array(texts.indices)
    var left = width
    while let next = waiting.min(by: { one, other in
      func rank(_ index: Int) -> (Double, Int, Int) {
        (-texts[index].priority, texts[index].columns(in: 1000) - least[index], index)
      }
      return rank(one) < rank(other)
    }) {
      let equals = waiting.filter { texts[$0].priority == texts[next].priority }
      let lower = waiting.filter { texts[$0].priority < texts[next].priority }
      let room = left - lower.reduce(0) { $0 + least[$1] }
      let others = equals.filter { $0 != next }.reduce(0) { $0 + least[$1] }
      let needs = equals.reduce(0) { $0 + texts[$1].columns(in: 1000) }
      let offer = max(least[next], min(room / equals.count, room - others))
      taken[next] =
        needs <= room ? texts[next].columns(in: 1000) : texts[next].columns(in: offer)
      left -= taken[next]
      waiting.removeAll { $0 == next }
    }
    return taken
  }
}

/// A view of a random tree. The words of each text consist of one letter, which no other text has.
private indirect enum RandomView {
  case text(String, Double)
  case button(String)
  case spacer
  case row([RandomView], Double)
  case column([RandomView])

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  static func any(_ random: inout RepeatableGenerator, depth: Int, leaves: inout Int) -> RandomView
  {
    let kind = Int.random(in: 0..<(depth == 0 ? 6 : 12), using: &random)
    guard leaves < letters.count else { return .spacer }
    switch kind {
    case 0...2: return text(&random, leaves: &leaves)
    case 3, 4: return .button(words(&random, leaves: &leaves))
    case 5: return .spacer
    default:
      var children: [RandomView] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        children.append(any(&random, depth: depth - 1, leaves: &leaves))
      }
      return kind < 10 ? .row(children, Bool.random(using: &random) ? 8 : 0) : .column(children)
    }
  }

  static func text(_ random: inout RepeatableGenerator, leaves: inout Int) -> RandomView {
    let priority = Double(Int.random(in: -4...2, using: &random))
    return .text(words(&random, leaves: &leaves), priority < -1 ? 0 : priority)
  }

  private static func words(_ random: inout RepeatableGenerator, leaves: inout Int) -> String {
    let letter = letters[leaves]
    leaves += 1
    let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      String(repeating: letter, count: Int.random(in: 1...12, using: &random))
    }
    return words.joined(separator: " ")
  }

  @MainActor var view: AnyView {
    switch self {
    case .text(let text, 0): AnyView(Text(text))
    case .text(let text, let priority): AnyView(Text(text).layoutPriority(priority))
    case .button(let label): AnyView(Button(label) {})
    case .spacer: AnyView(Spacer())
    case .row(let children, let spacing):
      AnyView(
        HStack(alignment: .top, spacing: spacing) {
          ForEach(Array(children.enumerated()), id: \.offset) { $1.view }
        }
      )
    case .column(let children):
      AnyView(VStack { ForEach(Array(children.enumerated()), id: \.offset) { $1.view } })
    }
  }

  /// The letters of the texts inside, with their numbers.
  var letters: [(Character, Int)] {
    switch self {
    case .text(let text, _), .button(let text):
      text.first.map { letter in [(letter, text.count { $0 == letter })] } ?? []
    case .spacer: []
    case .row(let children, _), .column(let children): children.flatMap(\.letters)
    }
  }

  var priority: Double { if case .text(_, let priority) = self { priority } else { 0 } }

  /// Returns the columns that a text takes of a width.
  func columns(in width: Int) -> Int {
    guard case .text(let text, _) = self else { return 0 }
    return text.wrapped(to: width).map(\.columns).max() ?? 0
  }
}
