// SPDX-License-Identifier: MIT

#if Web
import EnsembleInspection
import EnsembleUI

extension Inspector {
  /// Shows the inspector in a panel of a page.
  ///
  /// - Parameters:
  ///   - inspection: The histories that it shows.
  ///   - tree: The views of the page.
  ///   - app: The path of the application.
  ///   - edge: The edge of the panel.
  static func dock(
    _ inspection: StoreInspection,
    in tree: ViewTree,
    of app: String,
    at edge: Edge
  ) {
    let dock = InspectorDock(
      panel: InspectorPanel(app: app, of: inspection),
      edge: edge
    ) { [weak tree] edge in
      guard let tree else { return }
      if let edge { Self.dock(inspection, in: tree, of: app, at: edge) } else { tree.showDock(nil) }
    }
    tree.showDock(AnyView(dock), at: edge)
  }
}

/// The inspector at an edge of a page, with buttons to move and to close it.
private struct InspectorDock: View {
  let panel: InspectorPanel
  let edge: Edge
  /// Moves the panel to an edge, or closes it.
  let move: @MainActor (Edge?) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Inspector").font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button(edge == .bottom ? "At the side" : "Below") {
          move(edge == .bottom ? .trailing : .bottom)
        }
        Button("Close the inspector") { move(nil) }
      }
      .font(.footnote)
      panel
    }
  }
}
#endif
