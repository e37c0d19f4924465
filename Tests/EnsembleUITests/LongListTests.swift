// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing
import ViewTools

/// Trees that omit rows of a long list that no viewer shows.
@MainActor
@Suite("Rows of long lists")
struct LongListTests {
  let counts = Counts()

  @Test("a tree shows all rows unless it is configured to leave some out")
  func all() {
    let tree = ViewTree(ItemsView(store: makeStore(rows: 1_000)))
    let list = tree.visibleElements.first { $0.content == .list }
    #expect(list?.children.count == 1_000)
    #expect(tree.addViewer() == nil)
  }

  @Test("a long list evaluates its first hundred rows only")
  func start() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000), counts: counts))
    #expect(list.ranges == [0..<100])
    #expect(list.count == 1_000)
    #expect(list.rows[99] == "Row 99 Toggle 99")
    #expect(counts.take().count == 101)
  }

  @Test(
    "rows are left out directly in a list, a lazy stack, or one of their sections",
    arguments: Container.allCases
  )
  func containers(container: Container) throws {
    let list = try LongList(ContainerView(container: container, count: 151))
    #expect(
      list.tree.visibleElements.contains { $0.content == .placeholder(rows: 51) }
        == container.leavesOutRows
    )
    let short = try LongList(ContainerView(container: container, count: 150))
    #expect(!short.tree.visibleElements.contains { $0.content.isPlaceholder })
  }

  @Test("visible rows are created, and distant rows are removed")
  func far() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000), counts: counts))
    var ledger = ElementLedger(list.tree)
    _ = counts.take()
    #expect(try list.look(at: 460..<490) == 50)
    #expect(list.ranges == [450..<500])
    #expect(counts.take() == Dictionary(uniqueKeysWithValues: (450..<500).map { ("row \($0)", 1) }))
    // Three elements and the row's own, and one more placeholder.
    let entry = ledger.take()
    #expect(entry == ElementLedger.Entry(made: 50 * 4 + 1, removed: 100 * 4))
  }

  @Test("scrolling a little keeps the rows shown before, up to a block")
  func slack() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000), counts: counts))
    try list.look(at: 60..<120)
    #expect(list.ranges == [0..<150])
    try list.look(at: 120..<180)
    #expect(list.ranges == [50..<200])
    _ = counts.take()
    #expect(try list.look(at: 60..<120) == 0)
    #expect(list.ranges == [50..<200])
    #expect(counts.take() == [:])
    try list.look(at: 300..<320)
    #expect(list.ranges == [300..<350])
  }

  @Test("a viewer gets no more rows than a large screen has, however many it requests")
  func limit() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 5_000)))
    for range in [0..<5_000, -10_000..<10_000, Int.min / 2..<Int.max / 2] {
      try list.look(at: range)
      #expect(list.rows.count <= 350)
      #expect(list.ranges.count == 1)
      #expect(list.rows[2_500] != nil)
    }
    for start in stride(from: 0, to: 5_000, by: 30) {
      try list.look(at: start..<(start + 60))
      #expect(list.rows.count <= 250)
    }
  }

  @Test("requests for rows out of range, or on other elements, are refused")
  func misuse() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000)))
    for range in [1_000..<2_000, -50..<0, 40..<40] {
      #expect(try list.look(at: range) == 0)
      #expect(list.ranges == [0..<100])
    }
    let row = try list.element(at: 3).id
    for id in [row, list.tree.rootID, ElementID(rawValue: 1_000_000), ElementID(rawValue: -1)] {
      #expect(list.tree.look(at: 0..<10, around: id, of: 900, holding: nil, by: list.viewer) == nil)
    }
    let place = try #require(list.placeholders.first)
    for count in [0, 899, 901, Int.max] {
      #expect(
        list.tree.look(at: 0..<10, around: place, of: count, holding: nil, by: list.viewer) == nil
      )
    }
    #expect(list.ranges == [0..<100])
    list.tree.close()
    #expect(list.tree.look(at: 0..<10, around: row, of: 900, holding: nil, by: list.viewer) == nil)
  }

  @Test("a placeholder keeps its identity while the row before or after it does")
  func identity() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000)))
    let end = list.placeholders
    try list.look(at: 60..<120)
    #expect(list.ranges == [0..<150])
    #expect(list.placeholders == end)
    try list.look(at: 140..<170)
    #expect(list.ranges == [50..<200])
    #expect(list.placeholders.count == 2)
    #expect(list.placeholders.last == end[0])
    try list.look(at: 990..<1_000)
    #expect(list.placeholders.count == 1)
    #expect(list.placeholders != end)
  }

  @Test("each of several viewers has its rows until it is removed")
  func viewers() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000)))
    let other = try #require(list.tree.addViewer())
    try list.look(at: 500..<520)
    #expect(list.ranges == [0..<100, 500..<550])
    try list.look(at: 520..<580, by: other)
    #expect(list.ranges == [500..<600])
    list.tree.removeViewer(list.viewer)
    list.tree.removeViewer(list.viewer)
    #expect(list.ranges == [500..<600])
    list.tree.removeViewer(other)
    #expect(list.ranges == [0..<100])
  }

  @Test("a row that is left out disappears and loses its state")
  func lifetime() throws {
    let log = Log()
    let list = try LongList(LoggingList(count: 1_000, log: log))
    #expect(log.take().count == 100)
    #expect(list.tree.perform(.press, on: try list.control(at: 20)))
    #expect(list.rows[20] == "20: 1")
    try list.look(at: 500..<510)
    #expect(list.ranges == [500..<550])
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("gone") }.count == 100)
    #expect(lines.filter { $0.hasPrefix("come") } == (500..<550).map { "come \($0)" })
    try list.look(at: 0..<30)
    #expect(list.rows[20] == "20: 0")
  }
}

// MARK: Rows in use

extension LongListTests {
  @Test("a focused row stays until it loses the focus")
  func focus() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000)))
    let button = try list.control(at: 20)
    #expect(list.tree.perform(.focus, on: button))
    try list.look(at: 500..<510)
    #expect(list.ranges == [20..<21, 500..<550])
    #expect(list.tree.focused == button)
    #expect(list.tree.perform(.press, on: button))
    #expect(list.tree.perform(.blur, on: button))
    try list.look(at: 560..<570)
    #expect(list.ranges == [500..<600])
    #expect(list.tree[button] == nil)
  }

  @Test("a row that a viewer has focused stays for that viewer")
  func held() throws {
    let list = try LongList(ItemsView(store: makeStore(rows: 1_000)))
    let other = try #require(list.tree.addViewer())
    let button = try list.control(at: 20)
    try list.look(at: 500..<510, by: other)
    try list.look(at: 500..<510, holding: button)
    #expect(list.ranges == [20..<21, 500..<550])
    list.tree.removeViewer(list.viewer)
    try list.look(at: 510..<520, by: other)
    try list.look(at: 700..<720, by: other)
    #expect(list.ranges == [700..<750])
  }

  @Test("a row that presents a page or an overlay stays, and moves with its element")
  func presenting() throws {
    let model = Numbers(ids: Array(0..<1_000))
    let list = try LongList(PresentingList(model: model))
    #expect(list.tree.perform(.press, on: try list.control(at: 20)))
    list.tree.update()
    #expect(list.tree.front?.content == .sheet)
    try list.look(at: 500..<510)
    #expect(list.tree.front?.content == .sheet)
    model.ids.insert(contentsOf: 2_000..<2_300, at: 0)
    list.tree.update()
    #expect(list.tree.front?.content == .sheet)
    model.ids.removeAll { $0 == 20 }
    list.tree.update()
    #expect(list.tree.front?.content == .root)
    #expect(list.tree[list.tree.rootID] != nil)
  }
}

// MARK: Changes

extension LongListTests {
  @Test("a change of a row that is left out evaluates nothing")
  func outside() throws {
    let store = makeStore(rows: 1_000)
    let list = try LongList(ItemsView(store: store, counts: counts))
    _ = counts.take()
    store.send(.rows(.element(id: 700, action: .binding(.set(\.name, "Other")))))
    #expect(list.tree.update().isEmpty)
    #expect(counts.take() == [:])
    try list.look(at: 700..<701)
    #expect(list.rows[700] == "Other Toggle 700")
  }

  @Test("inserting and removing rows before the visible ones changes a placeholder only")
  func before() throws {
    let store = makeStore(rows: 1_000)
    let list = try LongList(ItemsView(store: store, counts: counts))
    try list.look(at: 500..<520)
    #expect(list.rows[500] == "Row 500 Toggle 500")
    _ = counts.take()
    var ledger = ElementLedger(list.tree)
    for step in 1...3 {
      store.send(.change { [step] in $0.rows.insert(Item.State(id: 1_000 + step), at: 7 * step) })
      let changes = list.tree.update()
      #expect(changes.updated.map { list.tree[$0]?.content } == [.placeholder(rows: 500 + step)])
      #expect(changes.restructured.isEmpty)
    }
    store.send(.change { $0.rows.removeFirst(200) })
    #expect(list.ranges == [303..<353])
    #expect(list.rows[303] == "Row 500 Toggle 500")
    #expect(ledger.take() == ElementLedger.Entry())
    #expect(Set(counts.take().keys) == Set((500..<550).map { "row \($0)" } + ["list"]))
  }

  @Test("inserting or removing a visible row creates or removes few rows")
  func among() throws {
    let store = makeStore(rows: 1_000)
    let list = try LongList(ItemsView(store: store))
    try list.look(at: 510..<540)
    var ledger = ElementLedger(list.tree)
    store.send(.change { $0.rows.insert(Item.State(id: 5_000, name: "New"), at: 525) })
    #expect(list.rows[525] == "New Toggle 5000")
    let inserted = ledger.take()
    #expect(inserted.made == 4)
    #expect(inserted.removed <= 4)
    store.send(.change { $0.rows.remove(id: 5_000) })
    let removed = ledger.take()
    #expect(removed.made <= 4)
    #expect(removed.removed == 4)
    store.send(.change { $0.rows.swapAt(515, 535) })
    #expect(ledger.take() == ElementLedger.Entry())
    // One row moves far away; the others stay.
    store.send(.change { $0.rows.swapAt(525, 900) })
    #expect(list.rows[525] == "Row 900 Toggle 900")
    #expect(ledger.take() == ElementLedger.Entry(made: 4, removed: 4))
  }

  @Test("a viewer at the start or end of a list sees rows inserted beyond it")
  func edges() throws {
    let store = makeStore(rows: 1_000)
    let list = try LongList(ItemsView(store: store))
    store.send(.change { $0.rows.insert(Item.State(id: 2_000, name: "First"), at: 0) })
    #expect(list.rows[0] == "First Toggle 2000")
    try list.look(at: 990..<1_100)
    for id in 3_000..<3_020 {
      store.send(.change { $0.rows.append(Item.State(id: id, name: "Last")) })
      #expect(list.rows[id - 3_000 + 1_001] == "Last Toggle \(id)")
    }
    #expect(list.ranges.count == 1)
  }

  @Test("a list that grows long keeps its visible rows, and one that shrinks shows all rows")
  func length() throws {
    let store = makeStore(rows: 140)
    let list = try LongList(ItemsView(store: store))
    var ledger = ElementLedger(list.tree)
    for id in 140..<160 { store.send(.change { $0.rows.append(Item.State(id: id)) }) }
    #expect(ledger.take().removed == 0)
    store.send(
      .change { state in
        for id in 160..<1_000 { state.rows.append(Item.State(id: id)) }
      }
    )
    #expect(list.rows.count < 250)
    #expect(list.count == 1_000)
    store.send(.change { $0.rows.removeLast(880) })
    #expect(list.rows.count == 120)
    store.send(.change { $0.rows.removeLast(20) })
    #expect(list.ranges == [0..<100])
    store.send(.change { $0.rows.removeAll() })
    #expect(list.count == 0)
  }

  @Test("a list that loses its visible rows shows its end")
  func shrinking() throws {
    let store = makeStore(rows: 1_000)
    let list = try LongList(ItemsView(store: store))
    try list.look(at: 900..<920)
    store.send(.change { $0.rows.removeLast(700) })
    #expect(list.rows[299] == "Row 299 Toggle 299")
    #expect(list.count == 300)
  }

  @Test("an update reads the visible elements, and few others")
  func reads() throws {
    let model = Numbers(ids: Array(0..<100_000))
    let reads = Reads()
    let list = try LongList(CountingList(model: model, reads: reads))
    try list.look(at: 50_000..<50_030)
    list.tree.update()
    for change in [{ (ids: inout [Int]) in ids.insert(-1, at: 0) }, { $0.removeLast() }] {
      reads.count = 0
      change(&model.ids)
      list.tree.update()
      #expect(reads.count < 1_000)
    }
  }

  @Test(
    "rows are in order and in place after random insertions, removals, moves and scrolls",
    arguments: 0..<8 as Range<UInt64>
  )
  func random(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let model = Numbers(ids: Array(0..<400))
    let list = try LongList(NumberedList(model: model))
    let other = try #require(list.tree.addViewer())
    var next = 400
    for _ in 0..<150 {
      if model.ids.count < 20 { model.ids += Array(-100..<0).map { $0 - next * 100 } }
      let place = dice.roll(model.ids.count)
      var looked: Range<Int>?
      switch dice.roll(7) {
      case 0:
        let count = dice.roll(120)
        model.ids.insert(contentsOf: next..<(next + count), at: place)
        next += count
      case 1: model.ids.removeSubrange(place..<min(model.ids.count, place + dice.roll(100)))
      case 2: model.ids.swapAt(place, dice.roll(model.ids.count))
      case 3: if dice.roll(4) == 0 { model.ids.shuffle(using: &dice) }
      case 4: if let id = try? list.control(at: place) { list.tree.perform(.focus, on: id) }
      default:
        let viewer = dice.roll(2) == 0 ? other : list.viewer
        let range = place..<min(model.ids.count, place + 60)
        if (try? list.look(at: range, by: viewer)) != nil { looked = range }
      }
      let rows = list.rows
      #expect(list.count == model.ids.count)
      #expect(rows.allSatisfy { $1 == "\(model.ids[$0])" })
      #expect(rows.count <= max(151, 2 * 350 + 1))
      if let looked { #expect(looked.allSatisfy { rows[$0] != nil }) }
    }
  }
}

// MARK: Views

enum Container: CaseIterable {
  case list, listOfBranch, section, lazyStack, lazySection, stack, form, formSection, inRow

  var leavesOutRows: Bool {
    switch self {
    case .list, .listOfBranch, .section, .lazyStack, .lazySection: true
    case .stack, .form, .formSection, .inRow: false
    }
  }
}

private struct ContainerView: View {
  let container: Container
  let count: Int

  private var rows: some View { ForEach(0..<count) { Text("\($0)") } }

  var body: some View {
    switch container {
    case .list: List { rows }
    case .listOfBranch: List { Group { if count > 0 { rows.bold() } } }
    case .section: List { Section("All") { rows } }
    case .lazyStack: ScrollView { LazyVStack { rows } }
    case .lazySection: LazyVStack { Section("All") { rows } }
    case .stack: VStack { rows }
    case .form: Form { rows }
    case .formSection: Form { Section { rows } }
    case .inRow: List { ForEach(0..<1) { _ in ForEach(0..<count) { Text("\($0)") } } }
    }
  }
}

private struct LoggingList: View {
  let count: Int
  let log: Log

  var body: some View {
    List {
      ForEach(0..<count) { number in
        TapRow(number: number)
          .onAppear { log.add("come \(number)") }
          .onDisappear { log.add("gone \(number)") }
      }
    }
  }
}

private struct TapRow: View {
  let number: Int
  @State private var taps = 0

  var body: some View { Button("\(number): \(taps)") { taps += 1 } }
}

@Observable
@MainActor
private final class Numbers {
  var ids: [Int]

  init(ids: [Int]) { self.ids = ids }
}

private struct NumberedList: View {
  let model: Numbers

  var body: some View { List { ForEach(model.ids, id: \.self) { id in Button("\(id)") {} } } }
}

private struct PresentingList: View {
  let model: Numbers

  var body: some View { List { ForEach(model.ids, id: \.self) { PresentingRow(id: $0) } } }
}

private struct PresentingRow: View {
  let id: Int
  @State private var isPresented = false

  var body: some View {
    Button("\(id)") { isPresented = true }
      .sheet(isPresented: $isPresented) { Text("Sheet \(id)") }
  }
}

/// A counter of the elements that are read.
@MainActor
private final class Reads {
  var count = 0
}

private struct CountingList: View {
  let model: Numbers
  let reads: Reads

  var body: some View {
    List { ForEach(Counted(ids: model.ids, reads: reads), id: \.self) { Text("\($0)") } }
  }
}

@MainActor
private struct Counted: @preconcurrency RandomAccessCollection {
  let ids: [Int]
  let reads: Reads
  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  subscript(position: Int) -> Int {
    reads.count += 1
    return ids[position]
  }
}

extension ElementContent {
  fileprivate var isPlaceholder: Bool {
    if case .placeholder = self { true } else { false }
  }
}
