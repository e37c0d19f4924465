// SPDX-License-Identifier: MIT

import EnsembleUI

// A list may have thousands of rows, and a key press must not lay out all of them. A layer is a
// flat list of blocks, and the visible part begins at an anchor, a block and a line in it, so the
// heights of other blocks need not be known. For the same reason, the total number of lines is
// unknown.

/// A layer of the screen: an overlay, or everything below the overlays. Only the topmost takes
/// keys.
struct Layer {
  /// The overlay of the layer; nil for the lowest layer.
  let overlay: ElementID?
  /// The identity of the layer from frame to frame: the overlay, the visible page, or the root.
  fileprivate(set) var id: ElementID
  fileprivate(set) var title: ElementID?
  /// The page that can be left.
  fileprivate(set) var backPage: ElementID?
  fileprivate(set) var toolbars: [ElementID] = []
  /// The toasts, which are shown below the blocks.
  fileprivate(set) var toasts: [ElementID] = []
  /// The blocks of the layer from top to bottom.
  fileprivate(set) var blocks: [Block] = []
  /// The focusable elements, in reading order.
  fileprivate(set) var controls: [PlacedControl] = []
  /// The index of each control in ``controls``.
  fileprivate(set) var index: [ElementID: Int] = [:]

  /// The block offset that represents the header and the toasts, which do not scroll.
  static let header = -1

  /// Returns the layer with some of its blocks.
  func keeping(_ kept: [Int]) -> Layer {
    var layer = self
    let positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    layer.blocks = kept.map { blocks[$0] }
    layer.controls = controls.compactMap { control in
      guard control.block != Layer.header else { return control }
      return positions[control.block].map { PlacedControl(id: control.id, block: $0) }
    }
    layer.index = [:]
    for (offset, control) in layer.controls.enumerated() { layer.index[control.id] = offset }
    return layer
  }

  /// Returns the controls of a block.
  func controls(of block: Int) -> ArraySlice<PlacedControl> {
    let start = controls.partitioningIndex { $0.block >= block }
    let end = controls.partitioningIndex { $0.block > block }
    return controls[start..<end]
  }
}

/// A group of elements that are laid out together, at the whole width.
struct Block {
  enum Kind {
    case gap(Int)
    case elements([ElementID])
  }

  /// The part of a list that the block is.
  enum Role {
    case row, header, footer, other
  }

  let kind: Kind
  let indent: Int
  var role = Role.other
  /// The row of a list that the block is a part of.
  var row: ElementID?
}

/// A control and its block. The back control is identified by the page that it leaves.
struct PlacedControl {
  let id: ElementID
  let block: Int
}

extension Array {
  /// Returns the index of the first element for which a condition holds, in a partitioned
  /// collection.
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

/// Determines the content of each layer. Visits every element once.
@MainActor
struct LayerBuilder {
  private let tree: ViewTree
  private var layer: Layer
  private var headerControls: [ElementID] = []
  private var bodyControls: [PlacedControl] = []
  private var overlays: [ElementID] = []
  /// Whether the visited elements are in a list.
  private var isInList = false
  /// The row of a list whose parts are visited.
  private var row: ElementID?

  /// Returns the layers of a tree, the topmost one last.
  static func layers(of tree: ViewTree) -> [Layer] {
    var layers: [Layer] = []
    var waiting: [ElementID?] = [nil]
    while let overlay = waiting.popLast() {
      var builder = LayerBuilder(tree: tree, overlay: overlay)
      builder.build()
      layers.append(builder.layer)
      // Overlays inside an overlay are directly above it.
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
      let children = tree[layer.id]?.children ?? []
      // A banner, which is the last child, is at the top, where a screen begins.
      let banner = children.last.flatMap { tree[$0]?.content == .banner ? $0 : nil }
      if let banner {
        visit(banner, indent: 0)
        addGap()
      }
      for child in children where child != banner { visit(child, indent: 0) }
    }
    if case .gap? = layer.blocks.last?.kind { layer.blocks.removeLast() }
    let back = layer.backPage.map { [$0] } ?? []
    let toastControls = layer.toasts.compactMap { tree[$0] }.flatMap { controls(in: $0) }
    layer.controls = (back + headerControls + toastControls)
      .map { PlacedControl(id: $0, block: Layer.header) }
    layer.controls += bodyControls
    for (offset, control) in layer.controls.enumerated() { layer.index[control.id] = offset }
  }

  /// Adds the message, and the buttons in a row.
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
    if element.content.isOverlay {
      if tree.asksForPaths || !element.content.isFilePanel { overlays.append(id) }
      return
    }
    if element.style.isPadded { addGap() }
    defer { if element.style.isPadded { addGap() } }
    if element.content.isColumn, element.style.isDrawn, element.style.drawing.own.isVisible {
      return visitDrawn(element, indent: indent)
    }
    switch element.content {
    case .title: layer.title = id
    case .toolbar:
      layer.toolbars.append(id)
      headerControls += controls(in: element)
    case .toast: layer.toasts.append(id)
    case .spacer: addGap()
    case .navigationStack: visitStack(element, indent: indent)
    case .section: visitSection(element, indent: indent)
    case .layers, .decorated, .box: visitDrawn(element, indent: indent)
    case .vertical(_, let spacing?):
      let gap = CellLength.lines(spacing)
      for (offset, child) in element.children.enumerated() {
        if offset > 0, gap > 0 { addGap(gap) }
        visit(child, indent: indent)
      }
    case .list:
      let isOuter = !isInList
      isInList = true
      defer { if isOuter { isInList = false } }
      for child in element.children { visitRow(child, indent: indent) }
    case .root, .vertical, .form, .page, .layer:
      for child in element.children { visit(child, indent: indent) }
    default: add([id], indent: indent)
    }
  }

  /// Visits a part of a list or a section, whose blocks are one row.
  private mutating func visitRow(_ id: ElementID, indent: Int) {
    let isRow =
      switch tree[id]?.content {
      case .section, .list, .form, .header, .footer, nil: false
      default: isInList && row == nil
      }
    if isRow { row = id }
    visit(id, indent: indent)
    if isRow { row = nil }
  }

  private mutating func visitStack(_ element: Element, indent: Int) {
    let pages = element.children.filter { tree[$0]?.content == .page }
    for child in element.children where child != pages.last {
      // Pages below are hidden, but their overlays are shown.
      if let page = tree[child] { _ = controls(in: page) }
    }
    guard let top = pages.last else { return }
    let details = tree[top]?.style.details
    if pages.count > 1, details?.hidesBackButton != true { layer.backPage = top }
    layer.id = top
    let (title, toolbars, controls) = (layer.title, layer.toolbars, headerControls)
    visit(top, indent: indent)
    if details?.hidesHead == true {
      (layer.title, layer.toolbars, headerControls) = (title, toolbars, controls)
    }
  }

  private mutating func visitSection(_ element: Element, indent: Int) {
    addGap()
    let hasHeader = element.children.contains { tree[$0]?.content == .header }
    for child in element.children {
      let isHeader = tree[child]?.content == .header
      visitRow(child, indent: hasHeader && !isHeader ? indent + 2 : indent)
    }
    addGap()
  }

  /// Visits an element with a drawing. The element is one block, unless it contains rows, of which
  /// there may be many: then each row is a separate block, without the drawing.
  private mutating func visitDrawn(_ element: Element, indent: Int) {
    guard hasRows(element) || isBare(element) else { return add([element.id], indent: indent) }
    let insets = CellInsets(element.style.drawing.own.padding)
    if insets.top > 0 { addGap(insets.top) }
    for child in element.children {
      if case .shape = tree[child]?.content { continue }
      visit(child, indent: indent + insets.leading)
    }
    if insets.bottom > 0 { addGap(insets.bottom) }
  }

  /// Returns whether an element contains a list or another container that fills the screen.
  private func hasRows(_ element: Element) -> Bool {
    switch element.content {
    case .list, .form, .section, .navigationStack, .page, .placeholder: true
    case .vertical, .layers, .decorated, .box, .layer:
      element.children.contains { tree[$0].map(hasRows) ?? false }
    default: false
    }
  }

  /// Returns whether an element shows nothing but its children: its decoration is empty.
  private func isBare(_ element: Element) -> Bool {
    guard case .decorated = element.content, let last = element.children.last else { return false }
    let hasOwn = element.style.isDrawn && element.style.drawing.own.isVisible
    return !hasOwn && (tree[last]?.children.isEmpty ?? true)
  }

  // MARK: Blocks

  /// Adds an empty line, unless it would be the first or follow another one.
  private mutating func addGap(_ lines: Int = 1) {
    guard let last = layer.blocks.last else { return }
    if case .gap(let count) = last.kind {
      layer.blocks[layer.blocks.count - 1] = Block(kind: .gap(max(count, lines)), indent: 0)
    } else {
      layer.blocks.append(Block(kind: .gap(lines), indent: 0))
    }
  }

  private mutating func add(_ ids: [ElementID], indent: Int) {
    let block = layer.blocks.count
    layer.blocks.append(
      Block(kind: .elements(ids), indent: indent, role: role(of: ids), row: row)
    )
    for id in ids {
      guard let element = tree[id] else { continue }
      let found = element.content.isControl ? [id] : []
      for id in found + controls(in: element) {
        bodyControls.append(PlacedControl(id: id, block: block))
      }
    }
  }

  private func role(of ids: [ElementID]) -> Block.Role {
    if row != nil { return .row }
    return switch ids.first.flatMap({ tree[$0]?.content }) {
    case .header where isInList: .header
    case .footer where isInList: .footer
    default: .other
    }
  }

  /// Collects the controls in an element, except those inside other controls, and the overlays.
  private mutating func controls(in element: Element) -> [ElementID] {
    var found: [ElementID] = []
    collect(in: element, into: &found)
    return found
  }

  private mutating func collect(in element: Element, into found: inout [ElementID]) {
    let isControl = element.content.holdsItsControls
    for id in element.children {
      guard let child = tree[id] else { continue }
      if child.content.isOverlay {
        overlays.append(id)
      } else if child.content == .toast {
        layer.toasts.append(id)
      } else {
        if child.content.isControl, !isControl { found.append(id) }
        collect(in: child, into: &found)
      }
    }
  }
}

extension ElementContent {
  /// Whether the controls inside the element are part of it.
  var holdsItsControls: Bool {
    switch self {
    case .tapArea, .focusArea: false
    default: isControl
    }
  }

  /// Whether the children are separate blocks.
  fileprivate var isColumn: Bool {
    switch self {
    case .vertical, .list, .form: true
    default: false
    }
  }
}

extension DrawingStyle.Own {
  /// Whether a terminal shows any part of the element.
  fileprivate var isVisible: Bool {
    frame != nil || padding != nil || background != nil || border != nil || margin != nil
      || opacity != nil || isHidden
  }
}

extension ElementContent {
  /// Whether an overlay only asks for paths.
  fileprivate var isFilePanel: Bool {
    switch self {
    case .fileImporter, .fileExporter: true
    default: false
    }
  }
}
