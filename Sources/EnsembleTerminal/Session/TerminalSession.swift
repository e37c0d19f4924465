// SPDX-License-Identifier: MIT

import EnsembleViews

/// A tree of views in a terminal, without the terminal: keys go in, frames come out.
///
/// It does nothing by itself and asks nobody for the time, so equal keys give equal frames.
@MainActor
final class TerminalSession {
  let tree: ViewTree
  let title: String
  let palette: Palette
  var size: ScreenSize {
    didSet { if size != oldValue { reveals = true } }
  }
  /// Whether a page that appears gives the focus to its first control.
  let givesFocus: Bool
  /// Counts what was laid out.
  let count = LayoutCount()
  /// Which picture of something that moves is shown.
  var phase = 0

  /// What is seen, the topmost last.
  private(set) var layers: [Layer] = []
  /// What has the focus: a control, or a page for the way back from it.
  private(set) var focused: ElementID?
  private(set) var editing: FieldEditing?
  /// Whether the focus has moved since it was last brought into sight.
  var reveals = true
  var memories: [ElementID: LayerMemory] = [:]
  private var topID: ElementID?

  /// What is remembered of a layer while another one is on top.
  struct LayerMemory {
    var anchor = ScrollAnchor()
    var focused: ElementID?
    /// Where the focus is or was last.
    var index = 0
  }

  init(
    tree: ViewTree,
    title: String = "",
    size: ScreenSize,
    palette: Palette = .colors,
    givesFocus: Bool = true
  ) {
    self.tree = tree
    self.title = title
    self.size = size
    self.palette = palette
    self.givesFocus = givesFocus
    // Whoever is at the terminal can reach the same files as the process.
    tree.asksForPaths = true
    tree.update()
    layers = LayerBuilder.layers(of: tree)
    update()
  }

  /// The layer that has the keyboard.
  var top: Layer { layers[layers.count - 1] }

  /// Takes over what has changed in the tree.
  func update() {
    // Moving the focus may change the tree again. A view that always moves it away must not go on forever.
    for _ in 0..<8 {
      let changes = tree.update()
      if !changes.restructured.isEmpty || !changes.removed.isEmpty {
        layers = LayerBuilder.layers(of: tree)
        count.outlines += 1
        for id in changes.removed { memories[id] = nil }
      }
      settleFocus(changes.focus)
      followEditing()
      if changes.isEmpty { return }
    }
  }

  // MARK: Focus

  /// Brings the focus to a control of the topmost layer, and tells the tree, if it does not know.
  func moveFocus(to id: ElementID?, tells: Bool = true) {
    guard id != focused else { return }
    let old = focused
    focused = id
    reveals = true
    memories[top.id, default: LayerMemory()].focused = id
    if tells {
      // The tree takes the focus from the old one by itself.
      let isTold = id.map { tree.perform(.focus, on: $0) } ?? false
      if let old, !isTold { tree.perform(.blur, on: old) }
    }
    followEditing()
  }

  /// Follows a wish of the tree, and finds a place for the focus if what had it is gone, disabled, or below
  /// another layer.
  private func settleFocus(_ wish: ViewChanges.Focus?) {
    let layer = top
    follow(wish, in: layer)
    if layer.id != topID {
      topID = layer.id
      reveals = true
      let places = [tree.focused, memories[layer.id]?.focused]
      let known = places.compactMap { $0 }.first { takesFocus($0, in: layer) }
      if wish == nil || known != nil {
        moveFocus(
          to: known ?? (givesFocus ? firstControl(of: layer) : nil),
          tells: known == nil || known != tree.focused
        )
      }
    } else if let focused, !takesFocus(focused, in: layer) {
      let index = min(memories[layer.id]?.index ?? 0, layer.controls.count - 1)
      moveFocus(to: index < 0 ? nil : nearestControl(to: index))
    }
    if let focused, let index = layer.index[focused] {
      memories[layer.id, default: LayerMemory()].index = index
    }
  }

  private func follow(_ wish: ViewChanges.Focus?, in layer: Layer) {
    switch wish {
    case .element(let id) where layer.index[id] != nil: moveFocus(to: id, tells: false)
    case .nowhere: moveFocus(to: nil, tells: false)
    default: break
    }
  }

  private func takesFocus(_ id: ElementID, in layer: Layer) -> Bool {
    layer.index[id] != nil && isEnabled(id)
  }

  private func firstControl(of layer: Layer) -> ElementID? {
    let isUsable = { (control: ControlPlace) in self.isEnabled(control.id) }
    return layer.controls(from: 0).first(where: isUsable)?.id
      ?? layer.controls.first(where: isUsable)?.id
  }

  private func nearestControl(to index: Int) -> ElementID? {
    let controls = top.controls
    let place =
      controls[index...].first { isEnabled($0.id) } ?? controls[..<index].last { isEnabled($0.id) }
    return place?.id
  }

  /// Whether something takes events.
  func isEnabled(_ id: ElementID) -> Bool {
    tree[id].map { !$0.isDisabled } ?? false
  }

  // MARK: Editing

  /// Keeps the text that is written in equal to that of its element.
  private func followEditing() {
    guard let focused, let element = tree[focused], !element.isDisabled,
      case .textField(let text, _, let kind) = element.content
    else {
      editing = nil
      return
    }
    if let editing, editing.id == focused, editing.editor.kind == kind {
      editing.editor.adopt(text)
    } else {
      editing = FieldEditing(id: focused, text: text, kind: kind)
    }
  }

  // MARK: Layout

  /// How many lines of a text that can be written in are shown: half of the screen, so that what is around it is
  /// seen too. Of plain text much more, as nobody can scroll in it.
  private var fieldLimit: Int { palette == .plain ? 100 : max(3, size.rows / 2) }

  /// What lays out elements as they are now.
  var layout: ElementLayout {
    ElementLayout(
      tree: tree,
      focus: FocusedPath(to: focused, in: tree),
      editing: editing,
      fieldLimit: fieldLimit,
      phase: phase,
      count: count
    )
  }
}
