// SPDX-License-Identifier: MIT

import GalleryExamples

extension GalleryExample {
  /// A small picture for the index, in the colors of its style: `a` is the accent, `b` a line, `c` a card, `d` dim.
  var picture: String {
    #"<svg viewBox="0 0 240 96" aria-hidden="true">"# + (shapes[name] ?? rows(3)) + "</svg>"
  }
}

private let shapes = [
  "counter": button(58, "−") + number(120, "7") + button(182, "+"),
  "two-counters": number(72, "2") + number(120, "+", "d") + number(168, "5"),
  "bounded-counter": bar(40, 34, 160, "b") + bar(40, 34, 104, "a") + number(120, "104", "d", y: 76),
  "random-number": die(62, [(0, 0)]) + die(120, [(-9, -9), (0, 0), (9, 9)])
    + die(178, [(-9, -9), (9, -9), (-9, 9), (9, 9)]),
  "facts": card(40, 20, 160, 56) + number(72, "16", "a", y: 56) + bar(100, 36, 80, "b")
    + bar(100, 52, 52, "b"),
  "profile": circle(74, 48, 24, "b") + circle(74, 41, 9, "d") + bar(56, 58, 36, "d")
    + bar(114, 36, 86, "a") + bar(114, 54, 60, "b"),
  "many-timers": [40, 102, 164].enumerated().map { index, x in
    circle(x + 18, 48, 22, "b")
      + #"<path class="s" d="M\#(x + 18) 48V32M\#(x + 18) 48l\#(10 - index * 7) 9"/>"#
  }.joined(),
  "todos": rows(3, checks: [true, true, false]),
  "search": card(36, 14, 168, 26) + circle(52, 27, 6, "a") + bar(68, 23, 60, "d")
    + bar(48, 52, 112, "b") + bar(48, 68, 88, "b"),
  "chart": [24, 40, 30, 54, 46, 62, 38].enumerated().map { index, height in
    column(48 + index * 22, 80 - height, height, index == 5 ? "a" : "b")
  }.joined(),
  "settings": [16, 40, 64].enumerated().map { index, y in
    bar(44, y + 5, 84 - index * 12, "b") + toggle(168, y, isOn: index != 1)
  }.joined(),
  "sync-ups": card(32, 16, 112, 64) + bar(46, 30, 60, "a") + bar(46, 46, 84, "b")
    + bar(46, 60, 48, "b")
    + circle(172, 36, 14, "a") + circle(200, 36, 14, "d") + circle(186, 62, 14, "b"),
  "tic-tac-toe": #"<path class="s" d="M106 12v72M134 12v72M80 36h80M80 60h80"/>"#
    + number(92, "×", "a", y: 34) + circle(120, 48, 8, "d") + number(148, "×", "a", y: 84),
  "kanban": [44, 98, 152].enumerated().map { index, x in
    card(x, 14, 46, 68) + bar(x + 8, 24, 30, index == 1 ? "a" : "d")
      + (index < 2 ? bar(x + 8, 40, 30, "b") : "") + (index == 0 ? bar(x + 8, 56, 30, "b") : "")
  }.joined(),
  "board": (0..<15).map { index in
    let style = [1, 5, 7, 8, 12].contains(index) ? "a" : index.isMultiple(of: 4) ? "d" : "b"
    return column(84 + index % 5 * 15, 27 + index / 5 * 15, 12, style)
  }.joined(),
  "bookshelf": [("a", 52), ("d", 64), ("b", 44), ("a", 60), ("d", 48), ("b", 56)].enumerated()
    .map { index, book in
      #"<rect class="\#(book.0)" x="\#(60 + index * 20)" y="\#(78 - book.1)" width="16" height="\#(book.1)" rx="3"/>"#
    }.joined() + bar(44, 78, 152, "b"),
  "reminders": rows(3, counts: true),
  "journal": bar(44, 18, 8, "a") + bar(62, 18, 118, "d") + bar(44, 36, 8, "a")
    + bar(62, 36, 84, "b") + bar(44, 54, 8, "a") + bar(62, 54, 132, "b") + bar(44, 72, 8, "a")
    + bar(62, 72, 64, "b"),
  "debounce": card(36, 30, 168, 36) + bar(52, 44, 64, "d") + bar(122, 40, 4, "a")
    + [148, 164, 180].map { circle($0, 48, 3, "b") }.joined(),
  "cancel": bar(36, 44, 132, "b") + bar(36, 44, 76, "a")
    + #"<path class="s" d="M186 40l16 16M202 40l-16 16"/>"#,
  "share": card(36, 18, 60, 60) + card(144, 18, 60, 60) + number(66, "3", "a", y: 60)
    + number(174, "3", "a", y: 60) + bar(104, 44, 32, "d"),
  "confirm": card(56, 14, 128, 68) + bar(76, 28, 88, "d") + bar(72, 56, 44, "b")
    + bar(124, 56, 44, "a"),
  "coffee-bar": card(84, 30, 56, 46) + #"<path class="s" d="M140 40h10a12 12 0 0 1 0 24h-10"/>"#
    + bar(98, 14, 4, "d") + bar(112, 10, 4, "d") + bar(126, 14, 4, "d")
    + number(112, "−1", "a", y: 58),
  "undo": #"<path class="s" d="M98 28l-18 16 18 16M80 44h36a14 14 0 0 1 0 28"/>"#
    + #"<path class="s" d="M142 28l18 16-18 16"/>"# + circle(150, 74, 4, "b"),
  "documents": [52, 104, 156].map { x in
    card(x, 18, 36, 60) + bar(x + 8, 32, 20, "a") + bar(x + 8, 46, 20, "b")
      + bar(x + 8, 60, 12, "b")
  }.joined(),
]

private func number(_ x: Int, _ text: String, _ style: String = "a", y: Int = 62) -> String {
  #"<text class="\#(style)" x="\#(x)" y="\#(y)">\#(text)</text>"#
}

private func button(_ x: Int, _ text: String) -> String {
  card(x - 22, 26, 44, 44) + number(x, text, "d")
}

private func card(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  #"<rect class="c" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="8"/>"#
}

private func bar(_ x: Int, _ y: Int, _ width: Int, _ style: String) -> String {
  #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="\#(width)" height="8" rx="4"/>"#
}

private func column(_ x: Int, _ y: Int, _ height: Int, _ style: String) -> String {
  #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="12" height="\#(height)" rx="3"/>"#
}

private func circle(_ x: Int, _ y: Int, _ radius: Int, _ style: String) -> String {
  #"<circle class="\#(style)" cx="\#(x)" cy="\#(y)" r="\#(radius)"/>"#
}

private func toggle(_ x: Int, _ y: Int, isOn: Bool) -> String {
  #"<rect class="\#(isOn ? "a" : "d")" x="\#(x)" y="\#(y)" width="32" height="18" rx="9"/>"#
    + circle(isOn ? x + 23 : x + 9, y + 9, 7, "c")
}

private func die(_ x: Int, _ pips: [(x: Int, y: Int)]) -> String {
  card(x - 22, 26, 44, 44) + pips.map { circle(x + $0.x, 48 + $0.y, 4, "a") }.joined()
}

/// Returns rows of a list, with check marks or counts.
private func rows(_ count: Int, checks: [Bool] = [], counts: Bool = false) -> String {
  card(36, 10, 168, count * 25)
    + (0..<count).map { index in
      let y = 10 + index * 25
      let isDone = index < checks.count && checks[index]
      return circle(52, y + 12, 6, checks.isEmpty || isDone ? "a" : "b")
        + bar(68, y + 8, 90 - index * 14, isDone ? "b" : "d")
        + (counts ? bar(176, y + 8, 16, "b") : "")
    }.joined()
}
