// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Observation

/// A generator of the same random numbers for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}

/// A mutable description of a view.
@MainActor
@Observable
final class Spec: Identifiable {
  enum Kind: CaseIterable {
    case text, vertical, horizontal, list, group, branch, section, picker, sheet, controls, rows,
      any
    case styled, badge, nothing, fields, stack, pushing, tabs
  }

  let id: Int
  var kind: Kind
  var word: Int
  var isOn: Bool
  var children: [Spec]

  init(id: Int, kind: Kind, word: Int, isOn: Bool, children: [Spec]) {
    self.id = id
    self.kind = kind
    self.word = word
    self.isOn = isOn
    self.children = children
  }

  static func random(depth: Int, _ dice: inout Dice) -> Spec {
    Spec(
      id: Int(truncatingIfNeeded: dice.next()),
      kind: Kind.allCases[dice.roll(Kind.allCases.count)],
      word: dice.roll(5),
      isOn: dice.roll(2) == 0,
      children: depth == 0
        ? [] : (0..<dice.roll(4)).map { _ in .random(depth: depth - 1, &dice) }
    )
  }

  /// Changes a random part of the description.
  func mutate(_ dice: inout Dice) {
    var all: [Spec] = []
    collect(into: &all)
    let spec = all[dice.roll(all.count)]
    switch dice.roll(7) {
    case 0: spec.word = dice.roll(5)
    case 1: spec.isOn.toggle()
    case 2: spec.kind = Kind.allCases[dice.roll(Kind.allCases.count)]
    case 3: spec.children.shuffle(using: &dice)
    case 4 where all.count < 60:
      let place = dice.roll(spec.children.count + 1)
      spec.children.insert(.random(depth: 2, &dice), at: place)
    case 5 where !spec.children.isEmpty: spec.children.remove(at: dice.roll(spec.children.count))
    case 6 where !spec.children.isEmpty:
      // A child that is moved to another parent.
      children.append(spec.children.remove(at: dice.roll(spec.children.count)))
    default: spec.word += 1
    }
  }

  private func collect(into all: inout [Spec]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }
}

/// A view of a description.
struct SpecView: View {
  @Bindable var spec: Spec
  @State private var ownWord = 0

  var body: some View {
    switch spec.kind {
    case .text: Text("\(spec.word)")
    case .vertical: VStack(alignment: spec.isOn ? .leading : .trailing) { inside }
    case .horizontal: HStack { inside }
    case .list: List { inside }
    case .group: Group { inside }
    case .section: Section("\(spec.word)") { inside }
    case .any: AnyView(spec.isOn ? AnyView(VStack { inside }) : AnyView(inside))
    case .nothing: EmptyView()
    default: more
    }
  }

  @ViewBuilder private var more: some View {
    switch spec.kind {
    case .branch:
      if spec.isOn { inside } else { Text("else \(spec.word)") }
      if spec.word > 2 { Text("more") }
    case .picker:
      Picker("P", selection: $spec.word) {
        ForEach(spec.children) { Text("\($0.word)").tag($0.word) }
        if spec.isOn { inside }
      }
    case .sheet:
      Text("under").sheet(isPresented: $spec.isOn) { NavigationStack { inside } }
    case .controls:
      Toggle("T", isOn: $spec.isOn).disabled(spec.word > 2)
      Stepper("S", value: $spec.word, in: 0...4)
      Button("\(ownWord)") { ownWord += 1 }
        .onAppear { ownWord = spec.word }
        .onChange(of: spec.word) { _, new in ownWord = new }
    case .rows:
      List {
        ForEach(spec.children) { SpecView(spec: $0) }
          .onDelete(perform: spec.isOn ? { _ in } : nil)
      }
    case .styled: inside.disabled(spec.isOn).bold(spec.word > 2)
    case .badge: inside.badge(spec.word)
    default: last
    }
  }

  @ViewBuilder private var last: some View {
    switch spec.kind {
    case .stack: NavigationStack { inside }
    case .pushing:
      Text("under \(spec.word)").navigationDestination(isPresented: $spec.isOn) { inside }
    case .tabs:
      TabView(selection: $spec.word) {
        ForEach(spec.children) { child in
          SpecView(spec: child).tabItem { Text("\(child.word)") }.tag(child.word)
        }
        if spec.isOn { Text("own").tabItem { Text("Own \(spec.word)") } }
      }
    default: VStack { inside }.onSubmit {}.swipeActions { if spec.isOn { Text("\(spec.word)") } }
    }
  }

  private var inside: some View { ForEach(spec.children) { SpecView(spec: $0) } }
}
