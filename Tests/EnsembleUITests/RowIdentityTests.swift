// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing
import ViewTools

/// The views of rows and their state are kept for as long as their elements are in the collection.
@MainActor
@Suite("Rows and the stores of their elements")
struct RowIdentityTests {
  enum Style: CaseIterable {
    /// The view of a row receives its store.
    case held
    /// The view receives values that were read from the store.
    case values
    /// The view receives a store scoped from the row's.
    case part
    /// The view receives the store of an optional in the row.
    case optional
    /// The view receives the store of an element of the row.
    case element
    /// The view receives a store two levels below the row's.
    case deep
  }

  @Test(
    "inserting a row leaves the state of other rows alone",
    arguments: Style.allCases
  )
  func insertion(style: Style) {
    let store = makeTable(3)
    let host = ViewHost(TableView(store: store, style: style))
    var ledger = ElementLedger(host.tree)
    host.button("1: one 0").tap()
    host.button("1: one 1").tap()
    #expect(ledger.take() == ElementLedger.Entry())
    store.send(.change { $0.rows.insert(Table.row(9), at: 0) })
    #expect(host.controls == ["9: nine 0", "0: zero 0", "1: one 2", "2: two 0"])
    #expect(ledger.take() == ElementLedger.Entry(made: 3))
  }

  @Test("a change within a row creates and removes no elements", arguments: Style.allCases)
  func change(style: Style) {
    let store = makeTable(3)
    let host = ViewHost(TableView(store: store, style: style))
    var ledger = ElementLedger(host.tree)
    host.button("1: one 0").focus()
    for step in 0..<5 {
      store.send(.change { $0.rows[id: 1]?.rename("step \(step)") })
      #expect(host.controls == ["0: zero 0", "1: step \(step) 0", "2: two 0"])
    }
    #expect(host.button("1: step 4 0").hasFocus)
    #expect(ledger.take() == ElementLedger.Entry())
  }

  @Test("inserting a row evaluates changed rows only", arguments: Style.allCases)
  func evaluations(style: Style) {
    let store = makeTable(3)
    let counts = Counts()
    let host = ViewHost(TableView(store: store, style: style, counts: counts))
    #expect(counts.take() == ["row": 3])
    store.send(.change { $0.rows.insert(Table.row(9), at: 0) })
    #expect(host.controls.count == 4)
    #expect(counts.take() == ["row": 1])
    store.send(.change { $0.rows.swapAt(0, 3) })
    #expect(host.controls.first == "2: two 0")
    #expect(counts.take() == [:])
  }

  @Test(
    "random insertions, removals, moves and changes create and remove only the affected elements",
    arguments: Style.allCases,
    0..<6 as Range<UInt64>
  )
  func random(style: Style, seed: UInt64) {
    var dice = Dice(seed: seed)
    let store = makeTable(4)
    let host = ViewHost(TableView(store: store, style: style))
    var ledger = ElementLedger(host.tree)
    var taps: [Int: Int] = [:]
    for step in 0..<80 {
      let before = Set(store.rows.ids)
      let id = dice.roll(8)
      let place = dice.roll(store.rows.count + 1)
      switch dice.roll(6) {
      case 0:
        if store.rows[id: id] == nil {
          store.send(.change { $0.rows.insert(Table.row(id), at: place) })
        }
      case 1: store.send(.change { $0.rows.remove(id: id) })
      case 2: store.send(.change { $0.rows.reverse() })
      case 3: store.send(.change { $0.rows[id: id]?.rename("step \(step)") })
      case 4: store.send(.change { $0.number = step })
      default:
        if let row = store.rows[id: id] {
          host.button("\(id): \(row.part.name) \(taps[id, default: 0])").tap()
          taps[id, default: 0] += 1
        }
      }
      let after = Set(store.rows.ids)
      taps = taps.filter { after.contains($0.key) }
      #expect(
        host.controls
          == store.rows.map { "\($0.id): \($0.part.name) \(taps[$0.id, default: 0])" }
      )
      #expect(
        ledger.take()
          == ElementLedger.Entry(
            made: 3 * after.subtracting(before).count,
            removed: 3 * before.subtracting(after).count
          )
      )
    }
  }

  @Test("a sheet of values read from a child store stays while the child exists")
  func sheet() {
    struct SheetView: View {
      @Bindable var store: StoreOf<Table>
      var body: some View {
        Text("\(store.number)")
          .sheet(item: $store.scope(state: \.$sheet, action: \.sheet)) { sheet in
            let number = store.number
            RowButton(id: number, name: sheet.name)
          }
      }
    }
    let store = makeTable(0)
    store.send(.change { $0.sheet = Table.Part.State(name: "sheet") })
    let host = ViewHost(SheetView(store: store))
    host.button("0: sheet 0").tap()
    var ledger = ElementLedger(host.tree)
    store.send(.change { $0.number = 5 })
    #expect(host.controls == ["5: sheet 1"])
    #expect(ledger.take() == ElementLedger.Entry())
  }
}

// MARK: Views

/// A table whose rows have parts of every kind.
@Reducer
private struct Table {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State> = []
    var number = 0
    @Presents var sheet: Part.State?
  }

  enum Action {
    case change(@Sendable (inout State) -> Void)
    case rows(IdentifiedActionOf<Row>)
    case sheet(PresentationAction<Part.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$sheet, action: \.sheet) { Part() }
  }

  static func row(_ id: Int) -> Row.State {
    let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let part = Part.State(name: names[id])
    return Row.State(id: id, part: part, optional: part, elements: [Entry.State(id: 7, part: part)])
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var part: Part.State
      var optional: Part.State?
      var elements: IdentifiedArrayOf<Entry.State>

      mutating func rename(_ name: String) {
        part.name = name
        optional?.name = name
        elements[id: 7]?.part.name = name
      }
    }

    enum Action {
      case part(Part.Action)
      case optional(Part.Action)
      case elements(IdentifiedActionOf<Entry>)
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Entry {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var part: Part.State
    }
    enum Action {
      case part(Part.Action)
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Part {
    @ObservableState
    struct State {
      var name: String
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}

@MainActor
private func makeTable(_ count: Int) -> StoreOf<Table> {
  var state = Table.State()
  state.rows = IdentifiedArray(uniqueElements: (0..<count).map(Table.row))
  return Store(initialState: state) { Table() }
}

private struct TableView: View {
  let store: StoreOf<Table>
  let style: RowIdentityTests.Style
  var counts: Counts?

  var body: some View {
    Text("\(store.number)")
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        switch style {
        case .held: HeldRow(store: row, counts: counts)
        case .values: RowButton(id: row.state.id, name: row.part.name, counts: counts)
        case .part:
          PartRow(
            id: row.state.id,
            store: row.scope(state: \.part, action: \.part),
            counts: counts
          )
        case .optional:
          if let store = row.scope(state: \.optional, action: \.optional) {
            PartRow(id: row.state.id, store: store, counts: counts)
          }
        case .element: elements(row)
        case .deep:
          if let element = row.scope(state: \.elements, action: \.elements).first {
            PartRow(
              id: row.state.id,
              store: element.scope(state: \.part, action: \.part),
              counts: counts
            )
          }
        }
      }
    }
  }

  private func elements(_ row: StoreOf<Table.Row>) -> some View {
    ForEach(row.scope(state: \.elements, action: \.elements)) { element in
      ElementRow(id: row.state.id, store: element, counts: counts)
    }
  }
}

private struct HeldRow: View {
  let store: StoreOf<Table.Row>
  let counts: Counts?
  @State private var taps = 0

  var body: some View {
    Button("\(store.state.id): \(store.part.name) \(taps)") { taps += 1 }
    Inner(value: store, counts: counts)
  }
}

private struct RowButton: View {
  let id: Int
  let name: String
  var counts: Counts?
  @State private var taps = 0

  var body: some View {
    Button("\(id): \(name) \(taps)") { taps += 1 }
    Inner(value: id, counts: counts)
  }
}

private struct PartRow: View {
  let id: Int
  let store: StoreOf<Table.Part>
  let counts: Counts?
  @State private var taps = 0

  var body: some View {
    Button("\(id): \(store.name) \(taps)") { taps += 1 }
    Inner(value: store, counts: counts)
  }
}

private struct ElementRow: View {
  let id: Int
  let store: StoreOf<Table.Entry>
  let counts: Counts?
  @State private var taps = 0

  var body: some View {
    Button("\(id): \(store.part.name) \(taps)") { taps += 1 }
    Inner(value: store, counts: counts)
  }
}

/// A view without state, so that it is evaluated only with another value.
private struct Inner<Value>: View {
  let value: Value
  let counts: Counts?

  var body: some View {
    let _ = counts?.add("row")
    Text("")
  }
}
