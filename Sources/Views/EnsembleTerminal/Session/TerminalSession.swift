// SPDX-License-Identifier: MIT

import EnsembleUI

// The session takes keys and returns frames, and uses neither clocks nor file descriptors: equal
// keys give equal frames, so tests are exact. Clocks, descriptors and signals are in `Shell/`. Only
// the shell decides that an escape byte which is not followed by anything for 40 ms is the escape
// key, and that an unterminated paste ends after two seconds, since its late rest would be taken
// for keys.

/// A view tree as shown on a terminal, independent of the terminal itself: the input is keys, the
/// output is frames.
///
/// It starts nothing by itself and reads no clock, so equal keys give equal frames.
@MainActor
final class TerminalSession {
  let tree: ViewTree
  let title: String
  let palette: Palette
  /// The background of the terminal, which may become known later.
  var background = TerminalBackground.unknown
  var size: ScreenSize {
    didSet { if size != oldValue { resize() } }
  }
  /// Whether a new page focuses its first control.
  let givesFocus: Bool
  /// Whether the screen has a line with keys, and scroll bars.
  let showsKeys: Bool
  /// Whether the screen is a part of a page, which the tab key leaves, rather than moving to the
  /// next control.
  let isPart: Bool
  /// The box above all layers, which takes the next key.
  var notice: Notice?
  /// The controls of the last frame.
  var hits = ScreenHits()
  /// Whether the mouse has pressed the scroll bar, and not been released.
  var isDraggingBar = false
  /// The list of everything that can be pressed, which takes keys before all layers.
  var commandList: CommandList?
  /// Counters of layout work.
  let count = LayoutCount()
  /// The current frame of animations.
  var phase = 0

  /// The layers of the screen, the topmost one last.
  private(set) var layers: [Layer] = []
  /// The focused element: a control, or a page for its back control.
  private(set) var focused: ElementID?
  private(set) var editing: FieldEditing?
  /// The editing of the focused date picker.
  var dateEditing = DateEditing()
  /// Whether the focus has moved since it was last scrolled into view.
  var reveals = true
  var memories: [ElementID: SavedLayerState] = [:]
  private var topID: ElementID?

  /// The state of a layer that is restored when it is on top again.
  struct SavedLayerState {
    var anchor = ScrollAnchor()
    var focused: ElementID?
    /// The index of the current or last focused control.
    var index = 0
    var filter: RowFilter?
  }

  init(
    tree: ViewTree,
    title: String = "",
    size: ScreenSize,
    palette: Palette = .colors,
    givesFocus: Bool = true,
    showsKeys: Bool = false,
    isPart: Bool = false
  ) {
    self.tree = tree
    self.title = title
    self.size = size
    self.palette = palette
    self.givesFocus = givesFocus
    self.showsKeys = showsKeys
    self.isPart = isPart
    // A person at the terminal has access to the same files as the process, but a person who sees a
    // terminal in a page does not.
    tree.asksForPaths = !isPart
    tree.viewport = size.inPoints
    resize()
    tree.update()
    layers = LayerBuilder.layers(of: tree)
    update()
  }

  private func resize() {
    reveals = true
    tree.viewport = size.inPoints
    tree.traits.horizontalSizeClass = size.columns < 60 ? .compact : .regular
  }

  /// The layer that takes keys.
  var top: Layer { layers[layers.count - 1] }

  /// Applies the changes of the tree.
  func update() {
    // Moving the focus may change the tree again; the limit stops a view that always moves it away.
    for _ in 0..<8 {
      let changes = tree.update()
      if !changes.restructured.isEmpty || !changes.removed.isEmpty {
        for id in changes.removed { memories[id] = nil }
        rebuildLayers()
      } else if !changes.isEmpty, memories.values.contains(where: { $0.filter != nil }) {
        rebuildLayers()
      }
      settleFocus(changes.focus)
      followEditing()
      if let scroll = changes.scroll { self.scroll(to: scroll) }
      if changes.isEmpty { return }
    }
  }

  /// Determines the layers again, with the rows that their filters leave.
  func rebuildLayers() {
    layers = LayerBuilder.layers(of: tree).map(filtered)
    count.outlines += 1
  }

  // MARK: Focus

  /// Moves the focus to a control of the topmost layer.
  ///
  /// - Parameter tells: Whether to notify the tree; false if the tree has requested the focus.
  func moveFocus(to id: ElementID?, tells: Bool = true) {
    guard id != focused else { return }
    let old = focused
    focused = id
    dateEditing = DateEditing()
    reveals = true
    memories[top.id, default: SavedLayerState()].focused = id
    if tells {
      // The tree itself removes the focus from the previous element.
      let isTold = id.map { tree.perform(.focus, on: $0) } ?? false
      if let old, !isTold { tree.perform(.blur, on: old) }
    }
    followEditing()
  }

  /// Follows a focus request of the tree, and finds a new focus if the focused element is removed
  /// or covered by another layer.
  ///
  /// A disabled control keeps the focus, and has it in the tree again once it is enabled: keys that
  /// are pressed meanwhile must not reach another control.
  private func settleFocus(_ wish: ViewChanges.Focus?) {
    let layer = top
    follow(wish, in: layer)
    if layer.id != topID {
      topID = layer.id
      reveals = true
      let candidates = [tree.focused, memories[layer.id]?.focused]
      let known = candidates.compactMap { $0 }.first { takesFocus($0, in: layer) }
      if wish == nil || known != nil {
        moveFocus(
          to: known ?? (givesFocus ? firstControl(of: layer) : nil),
          tells: known == nil || known != tree.focused
        )
      }
    } else if let focused, layer.index[focused] == nil {
      let index = min(memories[layer.id]?.index ?? 0, layer.controls.count - 1)
      moveFocus(to: index < 0 ? nil : nearestControl(to: index))
    } else if let focused, tree.focused == nil, isEnabled(focused) {
      tree.perform(.focus, on: focused)
    }
    if let focused, let index = layer.index[focused] {
      memories[layer.id, default: SavedLayerState()].index = index
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
    let isUsable = { (control: PlacedControl) in self.isEnabled(control.id) }
    return layer.controls(from: 0).first(where: isUsable)?.id
      ?? layer.controls.first(where: isUsable)?.id
  }

  private func nearestControl(to index: Int) -> ElementID? {
    let controls = top.controls
    let found =
      controls[index...].first { isEnabled($0.id) } ?? controls[..<index].last { isEnabled($0.id) }
    return found?.id
  }

  /// Returns whether an element takes events.
  func isEnabled(_ id: ElementID) -> Bool {
    tree[id].map { !$0.isDisabled } ?? false
  }

  /// Whether the focused control is a field that is disabled now.
  var isFieldDisabled: Bool {
    guard let focused, case .textField? = tree[focused]?.content else { return false }
    return !isEnabled(focused)
  }

  // MARK: Editing

  /// Keeps the edited text equal to the text of its element.
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

  /// The maximum number of visible lines of a text field.
  ///
  /// Half of the screen, so that the surroundings remain visible; more in plain text, which cannot
  /// be scrolled.
  private var fieldLimit: Int { palette == .plain ? 100 : max(3, contentSize.rows / 2) }

  /// A layout of the current elements.
  var layout: ElementLayout {
    ElementLayout(
      tree: tree,
      focus: FocusedPath(to: focused, in: tree),
      editing: editing,
      datePart: dateEditing.id == focused ? dateEditing.part : 0,
      fieldLimit: fieldLimit,
      palette: palette,
      phase: phase,
      count: count
    )
  }
}
