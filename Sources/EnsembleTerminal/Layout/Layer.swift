// SPDX-License-Identifier: MIT

import EnsembleViews

/// Everything below the overlays, or one of them: what can be seen and done while nothing is above it.
struct Layer {
  /// The overlay that it is; nil for what is below all of them.
  let overlay: ElementID?
  /// What it is known by from frame to frame: the overlay, the page that is seen, or the root.
  fileprivate(set) var id: ElementID
  fileprivate(set) var title: ElementID?
  /// The page that can be left.
  fileprivate(set) var backPage: ElementID?
  fileprivate(set) var toolbars: [ElementID] = []
  /// What is below each other.
  fileprivate(set) var blocks: [Block] = []
  /// What can have the focus, in the order of reading.
  fileprivate(set) var controls: [ControlPlace] = []
  /// Where controls are in ``controls``.
  fileprivate(set) var index: [ElementID: Int] = [:]

  /// The offset that stands for the header instead of a block.
  static let header = -1

  /// The controls of a block.
  func controls(of block: Int) -> ArraySlice<ControlPlace> {
    let start = controls.partitioningIndex { $0.block >= block }
    let end = controls.partitioningIndex { $0.block > block }
    return controls[start..<end]
  }
}

/// Elements that are laid out together, at the whole width.
struct Block {
  enum Kind {
    case gap
    case elements([ElementID])
  }

  let kind: Kind
  let indent: Int
}

/// A control, and the block that it is in. The way back is known by the page that it leads from.
struct ControlPlace {
  let id: ElementID
  let block: Int
}

extension Array {
  /// The offset of the first element from which on a condition holds.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Finds out what is in each layer. Visits every element once.
@MainActor
struct LayerBuilder {
  private let tree: ViewTree
  private var layer: Layer
  private var headerControls: [ElementID] = []
  private var bodyControls: [ControlPlace] = []
  private var overlays: [ElementID] = []

  /// The layers of a tree, the topmost one last.
  static func layers(of tree: ViewTree) -> [Layer] {
    var layers: [Layer] = []
    var waiting: [ElementID?] = [nil]
    while let overlay = waiting.popLast() {
      var builder = LayerBuilder(tree: tree, overlay: overlay)
      builder.build()
      layers.append(builder.layer)
      // What is inside an overlay comes directly above it.
      waiting += builder.overlays.reversed().map { $0 }
    }
    return layers
  }

  private init(tree: ViewTree, overlay: ElementID?) {
    self.tree = tree
    layer = Layer(overlay: overlay, id: overlay ?? tree.rootID)
  }

  private mutating func build() {
    if case .alert? = tree[layer.id]?.content {
      buildAlert()
    } else {
      for child in tree[layer.id]?.children ?? [] { visit(child, indent: 0) }
    }
    if case .gap? = layer.blocks.last?.kind { layer.blocks.removeLast() }
    let back = layer.backPage.map { [$0] } ?? []
    layer.controls = (back + headerControls).map { ControlPlace(id: $0, block: Layer.header) }
    layer.controls += bodyControls
    for (offset, control) in layer.controls.enumerated() { layer.index[control.id] = offset }
  }

  /// The message, and the buttons beside each other.
  private mutating func buildAlert() {
    let children = tree[layer.id]?.children ?? []
    let buttons = children.filter { tree[$0]?.content.isControl ?? false }
    for child in children where !buttons.contains(child) { visit(child, indent: 0) }
    addGap()
    add(buttons, indent: 0)
  }

  // MARK: Elements

  private mutating func visit(_ id: ElementID, indent: Int) {
    guard let element = tree[id] else { return }
    if element.content.isOverlay { return overlays.append(id) }
    if element.style.isPadded { addGap() }
    defer { if element.style.isPadded { addGap() } }
    switch element.content {
    case .title: layer.title = id
    case .toolbar:
      layer.toolbars.append(id)
      headerControls += controls(in: element)
    case .spacer: addGap()
    case .navigationStack: visitStack(element, indent: indent)
    case .section: visitSection(element, indent: indent)
    case .root, .vertical, .list, .form, .page:
      for child in element.children { visit(child, indent: indent) }
    default: add([id], indent: indent)
    }
  }

  private mutating func visitStack(_ element: Element, indent: Int) {
    let pages = element.children.filter { tree[$0]?.content == .page }
    for child in element.children where child != pages.last {
      // Pages below are not seen; what they show above everything is.
      if let page = tree[child] { _ = controls(in: page) }
    }
    guard let top = pages.last else { return }
    if pages.count > 1 { layer.backPage = top }
    layer.id = top
    visit(top, indent: indent)
  }

  private mutating func visitSection(_ element: Element, indent: Int) {
    addGap()
    let hasHeader = element.children.contains { tree[$0]?.content == .header }
    for child in element.children {
      let isHeader = tree[child]?.content == .header
      visit(child, indent: hasHeader && !isHeader ? indent + 2 : indent)
    }
    addGap()
  }

  // MARK: Blocks

  /// An empty line, unless there is nothing above, or one already.
  private mutating func addGap() {
    guard let last = layer.blocks.last else { return }
    if case .gap = last.kind { return }
    layer.blocks.append(Block(kind: .gap, indent: 0))
  }

  private mutating func add(_ ids: [ElementID], indent: Int) {
    let block = layer.blocks.count
    layer.blocks.append(Block(kind: .elements(ids), indent: indent))
    for id in ids {
      guard let element = tree[id] else { continue }
      let found = element.content.isControl ? [id] : []
      for id in found + controls(in: element) {
        bodyControls.append(ControlPlace(id: id, block: block))
      }
    }
  }

  /// Finds the controls in an element, but not those in other controls, and what is shown above everything.
  private mutating func controls(in element: Element) -> [ElementID] {
    var found: [ElementID] = []
    collect(in: element, into: &found)
    return found
  }

  private mutating func collect(in element: Element, into found: inout [ElementID]) {
    let isControl = element.content.isControl
    for id in element.children {
      guard let child = tree[id] else { continue }
      if child.content.isOverlay {
        overlays.append(id)
      } else {
        if child.content.isControl, !isControl { found.append(id) }
        collect(in: child, into: &found)
      }
    }
  }
}
