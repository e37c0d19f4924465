// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import Foundation

/// The changes for the next message to a page.
struct PageChanges {
  /// The elements whose HTML may differ.
  var elements: Set<ElementID> = []
  var focus: ViewChanges.Focus?
  /// The element that a view has requested to be scrolled to.
  var scroll: ViewChanges.Scroll?
  /// The motion of the changes.
  var motion: DrawingStyle.Motion?
  /// The URLs that the browser is to open.
  private(set) var openedURLs: [String] = []

  /// The maximum number of URLs that one message opens.
  private static var openedURLLimit: Int { 8 }

  /// Whether there is something to send. A motion alone is nothing.
  var isEmpty: Bool {
    elements.isEmpty && focus == nil && scroll == nil && openedURLs.isEmpty
  }

  /// Adds the changes of a tree.
  ///
  /// - Parameters:
  ///   - takesFocus: Whether the page follows requests for the focus, for scrolling and for URLs.
  ///   - isShown: Returns whether the page shows an element.
  mutating func add(
    _ changes: ViewChanges,
    takesFocus: Bool,
    isShown: (ElementID) -> Bool
  ) {
    elements.formUnion(changes.updated.lazy.filter(isShown))
    elements.formUnion(changes.restructured.lazy.map(\.0).filter(isShown))
    elements.subtract(changes.removed)
    if takesFocus {
      if let request = changes.focus { focus = request }
      if let request = changes.scroll { scroll = request }
      openedURLs += changes.openedURLs.map(\.absoluteString).filter(\.isOpenable)
      // The URLs wait while the page has no stream.
      openedURLs = Array(openedURLs.suffix(Self.openedURLLimit))
    }
    if let motion = changes.motion { self.motion = motion }
  }

  /// Takes the patches that follow those of the elements.
  mutating func takePatches(isShown: (ElementID) -> Bool) -> [DOMPatch] {
    defer { (focus, openedURLs, scroll) = (nil, [], nil) }
    var patches: [DOMPatch] = []
    switch focus {
    case .element(let id): if isShown(id) { patches.append(.focus(id: id.description)) }
    case .nowhere: patches.append(.focus(id: nil))
    case nil: break
    }
    patches += openedURLs.map(DOMPatch.open)
    if let scroll, isShown(scroll.element) { patches.append(scroll.patch) }
    return patches
  }

  /// Takes the motion.
  mutating func takeMotion() -> DrawingStyle.Motion? {
    defer { motion = nil }
    return motion
  }
}

extension ViewChanges.Scroll {
  /// The request as a patch.
  fileprivate var patch: DOMPatch {
    let alignment =
      switch anchor?.y {
      case nil: "nearest"
      case let y? where y < 0.4: "start"
      case let y? where y > 0.6: "end"
      default: "center"
      }
    return .scroll(id: element.description, alignment: alignment)
  }
}
#endif
