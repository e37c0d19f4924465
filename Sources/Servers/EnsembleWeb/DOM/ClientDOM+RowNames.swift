// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// A button "Delete" in each row does not tell users of a screen reader which row it deletes, so its
// `aria-labelledby` also refers to the row's title; if the text of the title changes, browsers
// update the name without a patch. WebKit requires the id of the text inside a label rather than of
// the label, and copies of the nodes that a template has parsed.

extension ClientDOM {
  /// Returns the controls whose names may change because the parts of their rows have changed, with
  /// the ids of the rows' previous title nodes.
  func rowTitles(
    around changed: some Collection<ElementID>,
    _ new: ElementRenderer
  ) -> [(control: ElementID, title: String?)] {
    let shown = ElementRenderer(strings, own: own) { [snapshots] in snapshots[$0] }
    var rows: Set<ElementID> = []
    for id in changed {
      guard let old = snapshots[id], let snapshot = new.snapshot(id),
        old.children != snapshot.children || old.content.rowRole != snapshot.content.rowRole
      else { continue }
      rows.formUnion(shown.rows(around: id) + new.rows(around: id))
    }
    let controls = Set(rows.flatMap(new.controls)).filter { snapshots[$0] != nil }
    return controls.sorted { $0.rawValue < $1.rawValue }.map { ($0, shown.rowTitle(of: $0)) }
  }

  /// Appends the patches that update the names of controls.
  mutating func rename(
    _ controls: [(control: ElementID, title: String?)],
    _ new: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    for (id, title) in controls {
      guard let snapshot = snapshots[id], new.rowTitle(of: id) != title else { continue }
      var old = new
      old.fixedRowTitle = .some(title)
      diff(old.node(id, snapshot), new.node(id, snapshot), of: id, new, &patches)
    }
  }
}
#endif
