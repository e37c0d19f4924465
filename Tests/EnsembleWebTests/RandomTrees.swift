// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb

/// A repeatable generator of random numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A tree of elements that changes randomly.
struct RandomTree {
  private(set) var elements: [ElementID: ElementSnapshot] = [:]
  let root = ElementID(rawValue: 0)
  private var nextID = 1
  private var generator: SeededGenerator
  private var changed: Set<ElementID> = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed)
    elements[root] = ElementSnapshot(.root)
    for _ in 0..<12 { insert() }
  }

  var source: (ElementID) -> ElementSnapshot? { { [elements] in elements[$0] } }

  /// Returns the elements that have changed since the last call.
  mutating func takeChanges() -> Set<ElementID> {
    defer { changed = [] }
    return changed
  }

  mutating func change() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: insert()
    case 4: remove()
    case 5, 6: shuffle()
    case 7: adopt()
    default: say()
    }
  }

  private mutating func any(_ isMatch: (ElementSnapshot) -> Bool = { _ in true }) -> ElementID? {
    elements.filter { isMatch($0.value) }.keys.sorted { $0.rawValue < $1.rawValue }
      .randomElement(using: &generator)
  }

  private mutating func insert() {
    guard let parent = any(\.content.isContainer) else { return }
    let id = ElementID(rawValue: nextID)
    nextID += 1
    elements[id] = ElementSnapshot(content(), parent: parent)
    var children = elements[parent]?.children ?? []
    children.insert(id, at: Int.random(in: 0...children.count, using: &generator))
    elements[parent]?.children = children
    changed.insert(parent)
  }

  private mutating func remove() {
    guard let id = any({ $0.parent != nil }), let parent = elements[id]?.parent else { return }
    elements[parent]?.children.removeAll { $0 == id }
    changed.insert(parent)
    forget(id)
  }

  private mutating func forget(_ id: ElementID) {
    for child in elements.removeValue(forKey: id)?.children ?? [] { forget(child) }
    changed.remove(id)
  }

  private mutating func shuffle() {
    guard let id = any({ $0.children.count > 1 }) else { return }
    elements[id]?.children.shuffle(using: &generator)
    changed.insert(id)
  }

  /// Moves a leaf to another parent.
  private mutating func adopt() {
    guard let id = any({ $0.children.isEmpty && !$0.content.isContainer }),
      let old = elements[id]?.parent, let new = any({ $0.content.isContainer })
    else { return }
    elements[old]?.children.removeAll { $0 == id }
    elements[new]?.children.append(id)
    elements[id]?.parent = new
    changed.formUnion([id, old, new])
  }

  private mutating func say() {
    guard let id = any({ !$0.content.isContainer }) else { return }
    let number = Int.random(in: 0..<100, using: &generator)
    switch elements[id]?.content {
    case .text: elements[id]?.content = .text("<\(number)> & \"more\"")
    case .toggle(let isOn): elements[id]?.content = .toggle(isOn: !isOn)
    case .textField:
      let kind = [TextFieldKind.line, .lines, .editor][number % 3]
      elements[id]?.content = .textField(text: "\n'\(number)'", prompt: "p", kind: kind)
    case .picker(let options, _):
      elements[id]?.content = .picker(options: options + ["\(number)"], selection: number % 3)
    default: elements[id]?.style.isBold.toggle()
    }
    elements[id]?.isDisabled = number.isMultiple(of: 5)
    changed.insert(id)
  }

  private mutating func content() -> ElementContent {
    let all: [ElementContent] = [
      .vertical(.leading), .horizontal(.center, spacing: 4), .layers(.top), .box,
      .decorated(isBehind: true), .layer(.center), .shape(ShapeDrawing(.circle)), .list, .form,
      .section, .navigationStack, .page,
      .button(nil), .actionRow, .text("text"), .text("more"), .toggle(isOn: false), .divider,
      .textField(text: "", prompt: "p", kind: .line), .badge("1"), .progress(nil),
      .progress(0.5),
      .picker(options: ["a"], selection: nil), .stepper(canDecrement: true, canIncrement: false),
      .slider(value: 1, bounds: 0...2, step: 0.5), .image(symbol: "star", name: "star"),
      .image(symbol: "heart.fill", name: ""),
      .alert(title: "Sure?"), .sheet, .menu(title: "More"), .popover, .header, .footer,
      .title("Title"), .toolbar, .link, .label,
      .spacer, .actions, .actionRow, .list, .fileImporter(FileImport(contentTypes: [.image])),
      .fileExporter(FileExport(filename: "a.txt", contentType: .plainText)),
    ]
    return all.randomElement(using: &generator) ?? .list
  }
}

extension ElementContent {
  fileprivate var isContainer: Bool {
    switch self {
    case .root, .vertical, .horizontal, .layers, .box, .decorated, .layer, .list, .form, .section,
      .navigationStack, .page, .button,
      .actionRow, .alert, .sheet, .menu, .popover, .header, .toolbar, .label, .link, .actions:
      true
    default: false
    }
  }
}
#endif
