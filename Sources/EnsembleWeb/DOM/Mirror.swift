// SPDX-License-Identifier: MIT

import EnsembleViews

/// What a client shows: the elements as it was last told of them.
///
/// There is no queue of patches. A client that takes its time gets, when it asks, the difference between what
/// it shows and what is there by then.
package struct Mirror {
  private(set) var snapshots: [ElementID: ElementSnapshot] = [:]
  let words: WebWords

  package init(words: WebWords = WebWords()) {
    self.words = words
  }

  /// Whether the client was told of an element.
  package func contains(_ id: ElementID) -> Bool { snapshots[id] != nil }

  /// How many elements the client was told of.
  package var count: Int { snapshots.count }

  /// Forgets what was shown, and shows an element with all that is inside it.
  ///
  /// - Returns: The HTML.
  package mutating func reset(
    to root: ElementID,
    source: @escaping (ElementID) -> ElementSnapshot?
  ) -> String {
    snapshots = [:]
    var patches: [DOMPatch] = []
    return html(of: [.element(root)], ElementRenderer(words, source), &patches)
  }

  /// Brings the client up to date with elements that may have changed.
  ///
  /// - Complexity: O(*d* log *d*) in the nodes of those elements, and what is new in them.
  package mutating func update(
    _ changed: some Collection<ElementID>,
    source: @escaping (ElementID) -> ElementSnapshot?
  ) -> [DOMPatch] {
    var patches: [DOMPatch] = []
    let new = ElementRenderer(words, source)
    let sheets = sheets(around: changed)
    let controls = rowTitles(around: changed, new)
    // Parents are older than what is inside them, mostly; that saves patches for what is replaced.
    let all = Array(changed) + sheets.subtracting(changed)
    for id in all.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let shown = snapshots[id], let snapshot = new.snapshot(id),
        shown != snapshot || sheets.contains(id)
      else { continue }
      // What was given to another parent is removed and written by its parents.
      guard shown.parent == snapshot.parent else { continue }
      let old = ElementRenderer(words) { [snapshots] in snapshots[$0] }.node(id, shown)
      snapshots[id] = snapshot
      diff(old, new.node(id, snapshot), of: id, new, &patches)
    }
    rename(controls, new, &patches)
    return patches
  }

  /// The sheets whose name may be that of a page that has changed.
  private func sheets(around changed: some Collection<ElementID>) -> Set<ElementID> {
    var sheets: Set<ElementID> = []
    for id in changed {
      var ancestor = snapshots[id]
      while let element = ancestor, element.content == .page || element.content == .navigationStack,
        let parent = element.parent
      {
        ancestor = snapshots[parent]
        if ancestor?.content == .sheet { sheets.insert(parent) }
      }
    }
    return sheets
  }

  /// The text that the client shows in a field, if the element is one whose text it is told.
  package func text(of id: ElementID) -> String? { snapshots[id]?.fieldText }

  /// Notes that a client shows what a person has entered, before it is told of it.
  ///
  /// So it is told if the application has made something else of it.
  package mutating func note(_ event: ViewEvent, on id: ElementID) {
    guard var snapshot = snapshots[id] else { return }
    switch (event, snapshot.content) {
    case (.edit(let text), .textField(_, let prompt, let kind)):
      snapshot.content = .textField(text: text, prompt: prompt, kind: kind)
    case (.toggle(let isOn), .toggle):
      snapshot.content = .toggle(isOn: isOn)
    case (.select(let offset), .picker(let options, _)):
      snapshot.content = .picker(options: options, selection: offset)
    case (.slide(let value), .slider(_, let bounds, let step)):
      snapshot.content = .slider(value: value, bounds: bounds, step: step)
    default: return
    }
    snapshots[id] = snapshot
  }
}

// MARK: What is shown, and what is not any more

extension Mirror {
  /// Writes what comes to be shown.
  ///
  /// What is shown elsewhere is taken away first, so that no id is there twice.
  mutating func html(
    of children: [DOMChild],
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) -> String {
    var visited: [(ElementID, ElementSnapshot)] = []
    var writer = HTMLWriter(renderer) { visited.append(($0, $1)) }
    for child in children { writer.write(child) }
    var elsewhere: [String] = []
    for (id, _) in visited where snapshots[id] != nil {
      elsewhere.append(id.description)
      forget(id)
    }
    if !elsewhere.isEmpty { patches.append(.remove(ids: elsewhere)) }
    for (id, snapshot) in visited { snapshots[id] = snapshot }
    return writer.html
  }

  /// Forgets an element with all that is inside it.
  mutating func forget(_ id: ElementID) {
    guard let snapshot = snapshots.removeValue(forKey: id) else { return }
    for child in snapshot.children where snapshots[child]?.parent == id { forget(child) }
  }

  /// Forgets the elements in a node of an element.
  mutating func forget(in child: DOMChild, of parent: ElementID) {
    let elements =
      switch child {
      case .node(let node): node.elements
      case .element(let id): [id]
      }
    for id in elements where snapshots[id]?.parent == parent { forget(id) }
  }
}
