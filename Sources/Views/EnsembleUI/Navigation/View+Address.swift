// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import EnsembleInternals
import IssueReporting

nonisolated extension View {
  /// Keeps the address of the browser and a value in sync, in both directions.
  ///
  /// ```swift
  /// AppView(store: store).address($store.place.sending(\.opened), in: addresses)
  /// ```
  ///
  /// When an address is opened, for example by a link, its place is written to the binding; when
  /// the place changes, the browser shows its address. Links can be copied and opened in another
  /// browser.
  ///
  /// A view tree has one address: a second one is reported as an issue.
  ///
  /// - Parameters:
  ///   - place: A binding to the current place. A written place should be navigated to or ignored.
  ///   - map: The addresses of the places. Other addresses are not found.
  public func address<Place>(
    _ place: Binding<Place>,
    in map: AddressMap<Place>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    AddressedView(
      content: self,
      place: place,
      map: map,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A view whose place has an address.
private struct AddressedView<Content: View, Place>: PrimitiveView {
  let content: Content
  let place: Binding<Place>
  let map: AddressMap<Place>
  let location: SourceLocation

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    guard let link = view.link(in: node) else { return }
    link.open = { address in
      guard let place = view.map.place(at: address) else { return false }
      view.place.wrappedValue = place
      return true
    }
    node.refresh = { [unowned node] in
      link.address = node.tracked { view.map.address(of: view.place.wrappedValue) }
    }
    node.refresh?()
  }

  @MainActor private func link(in node: _ViewNode) -> AddressLink? {
    if let link = node.storage as? AddressLink { return link }
    guard node.graph.addressLink == nil else {
      reportIssue(
        "'address(_:in:)' is applied to more than one view at a time. Only the first one has an effect.",
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
      return nil
    }
    let link = AddressLink()
    node.storage = link
    node.graph.addressLink = link
    node.onRemoval { [unowned graph = node.graph] in
      if graph.addressLink === link { graph.addressLink = nil }
    }
    return link
  }
}

/// A link between a view tree and its address, by which other addresses are opened. Owned by the
/// node that declares the address.
@MainActor
final class AddressLink {
  /// The address of the current place; nil if the place has none.
  var address: Address?
  /// Opens the place at an address; returns false if there is none.
  var open: (Address) -> Bool = { _ in false }
}
