// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

#if canImport(Glibc)
import Glibc
#endif

@main
@MainActor
struct Benchmarks {
  static func main() async {
    var chosen = Set(CommandLine.arguments.dropFirst())
    if chosen.remove(withoutTitle) == nil {
      print("row  work\(spaces(52))figure     floor   × floor    target")
    }
    for group in groups where chosen.isEmpty || !chosen.isDisjoint(with: group.ids) {
      if chosen.isEmpty, group.isApart {
        runApart(group)
      } else {
        for row in await group.run() { printRow(row) }
      }
    }
  }

  struct Group {
    let ids: [String]
    /// Whether the group needs a process in which nothing has run before.
    var isApart = false
    let run: @MainActor () async -> [Row]
  }

  private static let withoutTitle = "--without-title"

  /// Runs a group in a process of its own.
  private static func runApart(_ group: Group) {
    fflush(nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [withoutTitle] + group.ids
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      print("\(group.ids.joined(separator: ", ")): \(error)")
    }
  }

  static let groups: [Group] = [
    // First, before any freed memory could be reused without being counted.
    Group(ids: ["i2"], run: memory),
    Group(ids: ["a", "a2"], run: sends),
    Group(ids: ["b", "c", "c2"], run: depth),
    Group(ids: ["d", "e", "e2"], run: rows),
    Group(ids: ["f"], run: sendEffects),
    Group(ids: ["g", "h"], run: runEffects),
    Group(ids: ["i"], run: stores),
    Group(ids: ["j", "j2"], run: observation),
    Group(ids: ["j1", "j2r", "j3"], run: journal),
    Group(ids: ["k", "k2"], run: bindings),
    Group(ids: ["l"], run: testStore),
    Group(ids: ["o"], run: presentation),
    Group(ids: ["p"], run: operators),
    Group(ids: ["s1", "s2"], run: sharing),
    Group(ids: ["v", "v2"], run: views),
    Group(ids: ["w"], run: composed),
    // It counts memory, too.
    Group(ids: ["x1", "x2", "x3", "x4", "x5"], isApart: true, run: inspector),
  ]

  static func printRow(_ row: Row) {
    let missed = row.target.map { row.figure > $0 } ?? false
    print(
      pad(row.id, 4),
      pad(row.work, 54),
      padLeft("\(number(row.figure)) \(row.unit)", 11),
      padLeft(row.floor.map(number) ?? "", 9),
      padLeft(row.floor.map { ratio(row.figure / $0) } ?? "", 9),
      padLeft(row.target.map(number) ?? "", 9),
      missed ? "MISSED" : ""
    )
  }

  static func number(_ value: Double) -> String {
    value < 10 ? ratio(value) : "\(Int(value.rounded()))"
  }
  static func ratio(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
  static func pad(_ text: String, _ width: Int) -> String { text + spaces(width - text.count) }
  static func padLeft(_ text: String, _ width: Int) -> String {
    spaces(width - text.count) + text
  }
}

// MARK: Sends

/// The minimal work of a send: a call that cannot be inlined, and a change of one field.
@MainActor
final class HandWritten {
  var count = 0
  @inline(never)
  func send(_ action: Plain.Action) { count += 1 }
}

extension Benchmarks {
  static func sends() async -> [Row] {
    let hand = HandWritten()
    let floor = measure(1_000_000) { for _ in 0..<$0 { hand.send(.tap) } }
    let plain = Store(initialState: Plain.State()) { Plain() }
    let a = measure(1_000_000) { for _ in 0..<$0 { plain.send(.tap) } }
    let observed = Store(initialState: Observed.State()) { Observed() }
    let a2 = measure(1_000_000) { for _ in 0..<$0 { observed.send(.tap) } }
    return [
      Row(id: "a", work: "send to a root store, plain state", figure: a, floor: floor, target: 80),
      Row(
        id: "a2",
        work: "send to a root store, observable state",
        figure: a2,
        floor: floor,
        target: 120
      ),
    ]
  }

  // MARK: Depth

  static func depth() async -> [Row] {
    let root = Store(initialState: Observed.State()) { Observed() }
    let floor = measure(500_000) { for _ in 0..<$0 { root.send(.tap) } }
    let s1 = Store(initialState: L1.State()) { L1() }
    let b1 = measure(500_000) { for _ in 0..<$0 { s1.send(.child(.tap)) } }
    let s5 = Store(initialState: L5.State()) { L5() }
    let b5 = measure(300_000) {
      for _ in 0..<$0 { s5.send(.child(.child(.child(.child(.child(.tap)))))) }
    }
    let s10 = Store(initialState: L10.State()) { L10() }
    let b10 = measure(200_000) {
      for _ in 0..<$0 {
        s10.send(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.tap))))))))))
        )
      }
    }
    let leaf = s5.scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
    let c = measure(300_000) { for _ in 0..<$0 { leaf.send(.tap) } }
    var total = 0
    let c2 = measure(300_000) { for _ in 0..<$0 { total &+= leaf.count } }
    use(total)
    return [
      Row(
        id: "b",
        work: "send through 1 Scope from the root",
        figure: b1,
        floor: floor,
        target: 150
      ),
      Row(id: "b", work: "send through 5 Scopes", figure: b5, floor: floor, target: 300),
      Row(id: "b", work: "send through 10 Scopes", figure: b10, floor: floor, target: 600),
      Row(
        id: "c",
        work: "send through a scoped store at depth 5",
        figure: c,
        floor: b5,
        target: 500
      ),
      Row(
        id: "c2",
        work: "read one field through it",
        figure: c2,
        floor: measure(300_000) { for _ in 0..<$0 { total &+= root.count } },
        target: 200
      ),
    ]
  }

  // MARK: Rows

  static func rows() async -> [Row] {
    func rowAction(_ count: Int, stores live: Int = 0) -> (row: Double, other: Double) {
      let store = Store(initialState: List.State(rows: count)) { List() }
      let stores = Array(store.scope(\.rows, action: \.rows).prefix(live))
      let row = measure(100_000) {
        for index in 0..<$0 {
          store.send(.rows(.element(id: (index &* 7919) % min(count, 100), action: .toggle)))
        }
      }
      let other = measure(100_000) { for _ in 0..<$0 { store.send(.tap) } }
      use(stores)
      return (row, other)
    }
    var array = (0..<100_000).map { Item.State(id: $0) }
    let positions = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0) })
    let floor = measure(100_000) {
      for index in 0..<$0 {
        if let position = positions[(index &* 7919) % 100] { array[position].isOn.toggle() }
      }
    }
    use(array.count)
    let d100 = rowAction(100)
    let d10k = rowAction(10_000)
    let d100k = rowAction(100_000)
    let e = rowAction(10_000, stores: 1000)
    return [
      Row(id: "d", work: "one row action, 100 rows", figure: d100.row, floor: floor, target: 400),
      Row(
        id: "d",
        work: "one row action, 10,000 rows",
        figure: d10k.row,
        floor: floor,
        target: 400
      ),
      Row(
        id: "d",
        work: "one row action, 100,000 rows",
        figure: d100k.row,
        floor: floor,
        target: 400
      ),
      Row(
        id: "d",
        work: "  against 100 rows",
        figure: d100k.row,
        floor: d100.row,
        target: d100.row * 1.5
      ),
      Row(
        id: "e",
        work: "one row action, 1,000 row stores alive",
        figure: e.row,
        floor: d10k.row,
        target: d10k.row * 1.2
      ),
      Row(
        id: "e2",
        work: "an action that touches no row, the same",
        figure: e.other,
        floor: d10k.other,
        target: d10k.other * 1.2
      ),
    ]
  }

  // MARK: Effects

  static func sendEffects() async -> [Row] {
    let observed = Store(initialState: Observed.State()) { Observed() }
    let floorSend = measure(300_000) { for _ in 0..<$0 { observed.send(.tap) } }
    let f = measure(300_000) { for _ in 0..<$0 { observed.send(.twice) } }

    return [
      Row(
        id: "f",
        work: "an action whose effect is .send (both actions)",
        figure: f,
        floor: floorSend * 2,
        target: 500
      )
    ]
  }

  static func runEffects() async -> [Row] {
    let floorTask = await measure(10_000) { count in
      let tasks = (0..<count).map { _ in Task { @MainActor in } }
      for task in tasks { await task.value }
    }
    // The minimal work of an effect: a task off the main actor that hops there and back.
    let floorHop = await measure(10_000) { count in
      let tasks = (0..<count).map { _ in Task.detached { await onMainActor() } }
      for task in tasks { await task.value }
    }
    // The same for an operation that sleeps until it is cancelled.
    let floorSleep = await measure(10_000) { count in
      let tasks = (0..<count).map { _ in
        Task.detached { try await Task.sleep(for: .seconds(1000)) }
      }
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.result }
    }
    let worker = Store(initialState: Worker.State()) { Worker() }
    let g = await measure(10_000) { count in
      let tasks = (0..<count).map { _ in worker.send(.start) }
      for task in tasks { await task.finish() }
    }
    let h = await measure(10_000) { count in
      let tasks = (0..<count).map { worker.send(.startCancellable($0)) }
      for id in 0..<count { worker.send(.cancel(id)) }
      for task in tasks { await task.finish() }
    }
    return [
      Row(id: "g", work: "(a task on the main actor)", figure: floorTask, floor: nil, target: nil),
      Row(
        id: "g",
        work: "10,000 .run effects at once, each sending one action",
        figure: g,
        floor: floorHop,
        target: 4000
      ),
      Row(
        id: "h",
        work: "start, cancel and finish 10,000 effects",
        figure: h,
        floor: floorSleep,
        target: 6000
      ),
    ]
  }

  // MARK: Stores

  static func stores() async -> [Row] {
    final class Empty {}
    let floor = measure(300_000) { for _ in 0..<$0 { use(Empty()) } }
    let root = measure(100_000) {
      for _ in 0..<$0 { use(Store(initialState: Observed.State()) { Observed() }) }
    }
    let parent = Store(initialState: L1.State()) { L1() }
    let scoped = measure(100_000) {
      for _ in 0..<$0 { use(parent.scope(\.child, action: \.child)) }
    }
    let held = parent.scope(\.child, action: \.child)
    let cached = measure(300_000) {
      for _ in 0..<$0 { use(parent.scope(\.child, action: \.child)) }
    }
    use(held)
    // The cost to the caller before `scope` is called.
    let literal = measure(100_000) {
      for _ in 0..<$0 { use(\.child as CaseKeyPath<L1.Action, Observed.Action>) }
    }
    return [
      Row(id: "i", work: "create a root store", figure: root, floor: floor, target: 1000),
      Row(
        id: "i",
        work: "(build a case key path literal)",
        figure: literal,
        floor: floor,
        target: nil
      ),
      Row(id: "i", work: "create a scoped store", figure: scoped, floor: literal, target: 500),
      Row(
        id: "i",
        work: "fetch the cached scoped store",
        figure: cached,
        floor: literal,
        target: 120
      ),
    ]
  }

  static func memory() async -> [Row] {
    [
      Row(
        id: "i2",
        work: "memory per live scoped row store",
        figure: memoryPerRowStore(),
        floor: nil,
        target: 400,
        unit: "B"
      )
    ]
  }

  static func memoryPerRowStore() -> Double {
    let count = 50_000
    let store = Store(initialState: List.State(rows: count)) { List() }
    let collection = store.scope(\.rows, action: \.rows)
    var stores: [StoreOf<Item>] = []
    stores.reserveCapacity(count)
    let before = allocatedBytes()
    for row in collection { stores.append(row) }
    let after = allocatedBytes()
    use(stores)
    return Double(after - before) / Double(count)
  }

  /// Returns the resident memory of this process, read from the kernel.
  static func allocatedBytes() -> Int {
    // The second field of statm is the resident set, in pages; 10,000 stores are hundreds of pages.
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var size = 0
    var resident = 0
    _ = withUnsafeMutablePointer(to: &size) { size in
      withUnsafeMutablePointer(to: &resident) { resident in
        withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  // MARK: Observation

  static func observation() async -> [Row] {
    let store = Store(initialState: Observed.State()) { Observed() }
    let floor = measure(300_000) { for _ in 0..<$0 { store.send(.tap) } }
    withObservationTracking {
      use(store.other)
    } onChange: {
    }
    let j = measure(300_000) { for _ in 0..<$0 { store.send(.tap) } }
    let model = Model()
    let floorTracking = measure(100_000) {
      for _ in 0..<$0 {
        withObservationTracking {
          use(model.count)
        } onChange: {
        }
      }
    }
    let other = Store(initialState: Observed.State()) { Observed() }
    let j2 = measure(100_000) {
      for _ in 0..<$0 {
        withObservationTracking {
          use(other.count)
        } onChange: {
        }
      }
    }
    return [
      Row(
        id: "j",
        work: "send that changes an unobserved field",
        figure: j,
        floor: floor,
        target: 250
      ),
      Row(
        id: "j2",
        work: "withObservationTracking reading one field",
        figure: j2,
        floor: floorTracking,
        target: 1000
      ),
    ]
  }
}

@Observable
final class Model { var count = 0 }
