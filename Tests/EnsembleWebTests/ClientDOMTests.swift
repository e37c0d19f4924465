// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("Patches")
struct ClientDOMTests {
  @Test("a patched page equals a newly rendered one", arguments: 0..<60)
  func patchedIsWritten(seed: Int) throws {
    var tree = RandomTree(seed: UInt64(seed))
    var dom = ClientDOM()
    let page = try ModelPage(dom.reset(to: tree.root, source: tree.source))
    for _ in 0..<12 {
      for _ in 0..<(seed % 5 + 1) { tree.change() }
      try page.apply(dom.update(tree.takeChanges(), source: tree.source))
      var fresh = ClientDOM()
      let written = try ModelPage(fresh.reset(to: tree.root, source: tree.source))
      #expect(page.outline == written.outline)
      #expect(page.undefinedSymbols == [])
      #expect(dom.count == fresh.count)
    }
  }

  @Test("a changed text in 1,000 rows is one small patch")
  func oneRow() {
    var list = Rows(1000)
    list.elements[ElementID(rawValue: 702)]?.content = .text("changed")
    let patches = list.update([ElementID(rawValue: 702)])
    #expect(patches == [.text(id: "e702", "changed")])
    #expect(patches[0].encoded.utf8.count < 30)
  }

  @Test("a row with another title renames its own controls only")
  func title() {
    var list = Rows(3)
    let row = ElementID(rawValue: 100)
    let (text, button) = (ElementID(rawValue: 101), ElementID(rawValue: 102))
    list.elements[row] = ElementSnapshot(.actionRow, children: [button], parent: Rows.id)
    list.elements[button] = ElementSnapshot(.button(nil), parent: row)
    list.elements[Rows.id]?.children.append(row)
    _ = list.update([Rows.id])
    list.elements[text] = ElementSnapshot(.text("Milk"), parent: row)
    list.elements[row]?.children = [text, button]
    let patches = list.update([row])
    #expect(patches.count == 2)
    #expect(patches.last == .attributes(id: "e102", [.init("aria-labelledby", "e102 e101")]))
    list.elements[text]?.content = .text("Bread")
    #expect(list.update([text]) == [.text(id: "e101", "Bread")])
  }

  @Test("moving a row is one patch, whatever the number of rows")
  func move() {
    var list = Rows(1000)
    list.move(from: 900, to: 10)
    #expect(list.update([Rows.id]) == [.move(parent: "e1", before: "e1r12", id: "e1r902")])
    list.move(from: 0, to: 999)
    #expect(list.update([Rows.id]) == [.move(parent: "e1", before: nil, id: "e1r2")])
  }

  @Test("inserting or removing a row is one small patch")
  func insertAndRemove() {
    var list = Rows(1000)
    list.remove(at: 500)
    #expect(list.update([Rows.id]) == [.remove(ids: ["e1r502"])])
    list.insert(ElementID(rawValue: 5000), "new", at: 3)
    let patches = list.update([Rows.id])
    #expect(patches.count == 1)
    #expect(patches[0].encoded.utf8.count < 120)
  }

  @Test("adjacent rows are inserted and removed in one patch")
  func batches() {
    var list = Rows(0)
    for row in 0..<50 { list.insert(ElementID(rawValue: row + 2), "Row \(row)", at: row) }
    #expect(list.update([Rows.id]).count == 1)
    list.elements[Rows.id]?.children = []
    #expect(list.update([Rows.id]) == [.remove(ids: (2..<52).map { "e1r\($0)" })])
    #expect(list.dom.count == 2)
  }

  @Test("a change that was reverted is not sent")
  func noChange() {
    var list = Rows(3)
    list.elements[ElementID(rawValue: 2)]?.content = .text("other")
    list.elements[ElementID(rawValue: 2)]?.content = .text("Row 0")
    #expect(list.update([ElementID(rawValue: 2), Rows.id]).isEmpty)
  }

  @Test(
    "entered text is sent back only if the application has changed it",
    arguments: [TextFieldKind.line, .lines, .editor]
  )
  func entered(kind: TextFieldKind) {
    let id = ElementID(rawValue: 1)
    var field = ElementSnapshot(.textField(text: "", prompt: "", kind: kind))
    var dom = ClientDOM()
    _ = dom.reset(to: id) { _ in field }
    dom.note(.edit("abc"), on: id)
    field.content = .textField(text: "abc", prompt: "", kind: kind)
    #expect(dom.update([id]) { _ in field }.isEmpty)
    dom.note(.edit("abcd"), on: id)
    #expect(
      dom.update([id]) { _ in field } == [.attributes(id: "e1i", [.init("value", "abc")])]
    )
  }

  @Test("the first selection in a picker leaves no trace of the empty option")
  func chosen() throws {
    let id = ElementID(rawValue: 1)
    var selection: Int?
    func picker(_ id: ElementID) -> ElementSnapshot {
      ElementSnapshot(.picker(options: ["a", "b"], selection: selection))
    }
    var dom = ClientDOM()
    let page = try ModelPage(dom.reset(to: id, source: picker))
    dom.note(.select(1), on: id)
    selection = 1
    try page.apply(dom.update([id], source: picker))
    selection = nil
    try page.apply(dom.update([id], source: picker))
    var fresh = ClientDOM()
    let written = try ModelPage(fresh.reset(to: id, source: picker))
    #expect(page.outline == written.outline)
  }

  @Test("a sheet is named after its first page, even if the page gets its title later")
  func sheetName() {
    var elements = [
      ElementSnapshot(.sheet, children: [ElementID(rawValue: 1)]),
      ElementSnapshot(
        .navigationStack,
        children: [ElementID(rawValue: 2)],
        parent: ElementID(rawValue: 0)
      ),
      ElementSnapshot(.page, parent: ElementID(rawValue: 1)),
    ]
    var dom = ClientDOM()
    let sheet = ElementID(rawValue: 0)
    _ = dom.reset(to: sheet) { [elements] in elements[$0.rawValue] }
    elements[2].children = [ElementID(rawValue: 3)]
    elements.append(ElementSnapshot(.title("Edit"), parent: ElementID(rawValue: 2)))
    let patches = dom.update([ElementID(rawValue: 2)]) { [elements] in elements[$0.rawValue] }
    #expect(
      patches.first
        == .attributes(
          id: "e0",
          [.init("aria-label", nil), .init("aria-labelledby", "e3")]
        )
    )
  }

  @Test("the longest increasing subsequence is found")
  func longestRun() {
    #expect(longestIncreasingOffsets([]) == [])
    #expect(longestIncreasingOffsets([3, 1, 2]) == [1, 2])
    #expect(longestIncreasingOffsets([0, 1, 2]) == [0, 1, 2])
    #expect(longestIncreasingOffsets([5, 4, 3]).count == 1)
    #expect(longestIncreasingOffsets([0, 8, 4, 12, 2, 10, 6, 14, 1, 9]).count == 4)
  }
}

/// A list of texts, and a client that shows it.
private struct Rows {
  static let id = ElementID(rawValue: 1)
  private static let root = ElementID(rawValue: 0)

  var elements: [ElementID: ElementSnapshot] = [:]
  var dom = ClientDOM()

  init(_ count: Int) {
    elements[Self.root] = ElementSnapshot(.root, children: [Self.id])
    elements[Self.id] = ElementSnapshot(.list, parent: Self.root)
    for row in 0..<count { insert(ElementID(rawValue: row + 2), "Row \(row)", at: row) }
    _ = dom.reset(to: Self.root) { [elements] in elements[$0] }
  }

  mutating func insert(_ id: ElementID, _ text: String, at offset: Int) {
    elements[id] = ElementSnapshot(.text(text), parent: Self.id)
    elements[Self.id]?.children.insert(id, at: offset)
  }

  mutating func remove(at offset: Int) {
    guard let id = elements[Self.id]?.children.remove(at: offset) else { return }
    elements[id] = nil
  }

  mutating func move(from: Int, to: Int) {
    guard let id = elements[Self.id]?.children.remove(at: from) else { return }
    elements[Self.id]?.children.insert(id, at: to)
  }

  mutating func update(_ ids: Set<ElementID>) -> [DOMPatch] {
    dom.update(ids) { [elements] in elements[$0] }
  }
}
#endif
