// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// A value that a person enters is already on the page, so `note` records it before the next
// message: the value is sent back only if the application has changed or refused it. A browser
// changes no nodes when a value is entered, so a control must have the same nodes for every value:
// a picker always has the option for no selection.

/// A model of the elements that a client shows, as of the last message.
///
/// There is no queue of patches: a slow client receives the difference between its own contents and
/// the current ones.
package struct ClientDOM {
  private(set) var snapshots: [ElementID: ElementSnapshot] = [:]
  /// The definitions of symbols that the client has.
  private var symbols: Set<String> = []
  /// The definitions that nodes refer to, to be sent with the next patches.
  private var neededSymbols: Set<String> = []
  /// Whether the page has a node to which definitions of symbols can be added.
  private var definesSymbols = false
  let strings: WebStrings
  /// The path of the site's own resources.
  let own: String

  package init(strings: WebStrings = WebStrings(), own: String = "/\(WebRoute.own)") {
    self.strings = strings
    self.own = own
  }

  /// Returns whether the client shows an element.
  package func contains(_ id: ElementID) -> Bool { snapshots[id] != nil }

  /// The number of elements that the client shows.
  package var count: Int { snapshots.count }

  /// Discards all elements, and shows an element with its descendants.
  ///
  /// - Returns: The HTML.
  package mutating func reset(
    to root: ElementID,
    source: @escaping (ElementID) -> ElementSnapshot?
  ) -> String {
    snapshots = [:]
    var patches: [DOMPatch] = []
    let html = html(of: [.element(root)], ElementRenderer(strings, own: own, source), &patches)
    definesSymbols = snapshots[root]?.content == .root
    (symbols, neededSymbols) = (neededSymbols, [])
    return html
  }

  /// Returns the patches that bring the client up to date with changed elements.
  ///
  /// - Complexity: O(*d* log *d*) in the number of nodes of those elements and of new descendants.
  package mutating func update(
    _ changed: some Collection<ElementID>,
    source: @escaping (ElementID) -> ElementSnapshot?
  ) -> [DOMPatch] {
    var patches: [DOMPatch] = []
    let new = ElementRenderer(strings, own: own, source)
    let sheets = sheets(around: changed)
    let controls = rowTitles(around: changed, new)
    // Parents are usually older than their descendants. Visiting them first saves patches of
    // replaced nodes.
    let all = Array(changed) + sheets.subtracting(changed)
    for id in all.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let shown = snapshots[id], let snapshot = new.snapshot(id),
        shown != snapshot || sheets.contains(id)
      else { continue }
      // An element with a new parent is removed and inserted by its parents.
      guard shown.parent == snapshot.parent else { continue }
      let old = ElementRenderer(strings, own: own) { [snapshots] in snapshots[$0] }.node(id, shown)
      snapshots[id] = snapshot
      diff(old, new.node(id, snapshot), of: id, new, &patches)
    }
    rename(controls, new, &patches)
    let missing = neededSymbols.subtracting(symbols)
    neededSymbols = []
    if definesSymbols, !missing.isEmpty {
      symbols.formUnion(missing)
      let html = SymbolDefinitions.html(missing)
      patches.append(.insert(parent: SymbolDefinitions.id, before: nil, html: html))
    }
    return patches
  }

  /// Records that a node refers to the definition of a symbol.
  mutating func needSymbol(_ id: String) { neededSymbols.insert(id) }

  /// Returns the sheets whose name may come from a changed page.
  private func sheets(around changed: some Collection<ElementID>) -> Set<ElementID> {
    var sheets: Set<ElementID> = []
    for id in changed {
      var ancestor = snapshots[id]
      while let element = ancestor, element.content == .page || element.content == .navigationStack,
        let parent = element.parent
      {
        ancestor = snapshots[parent]
        if ancestor?.content == .sheet || ancestor?.content == .popover { sheets.insert(parent) }
      }
    }
    return sheets
  }

  /// Returns the text that the client shows in a field; nil if the element is not a field or its
  /// text is secure.
  package func text(of id: ElementID) -> String? { snapshots[id]?.fieldText }

  /// Records that the client already shows the user's input.
  ///
  /// The client is then patched if the application changes or refuses that input.
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
    case (.enter(let text), .entry(var entry)):
      entry.text = text
      snapshot.content = .entry(entry)
    default: return
    }
    snapshots[id] = snapshot
  }
}

// MARK: Insertion and removal

extension ClientDOM {
  /// Returns the HTML of new children.
  ///
  /// Elements that are shown elsewhere are removed first, so that ids stay unique.
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
    neededSymbols.formUnion(writer.symbols)
    return writer.html
  }

  /// Removes an element with its descendants.
  mutating func forget(_ id: ElementID) {
    guard let snapshot = snapshots.removeValue(forKey: id) else { return }
    for child in snapshot.children where snapshots[child]?.parent == id { forget(child) }
  }

  /// Removes the elements in a node of an element.
  mutating func forget(in child: DOMChild, of parent: ElementID) {
    let elements =
      switch child {
      case .node(let node): node.elements
      case .element(let id): [id]
      }
    for id in elements where snapshots[id]?.parent == parent { forget(id) }
  }
}
#endif
