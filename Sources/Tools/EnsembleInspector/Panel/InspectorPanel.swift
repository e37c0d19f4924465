// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// The inspector of the stores of this process, for a view beside an application.
///
/// ```swift
/// HStack(alignment: .top) {
///   TodosView(store: store)
///   InspectorPanel().frame(width: 420)
/// }
/// ```
///
/// It shows stores that are recorded: see `Inspector.start(onListen:)` and
/// ``Inspector/attach(_:)``. It records no store of its own, and its keys are those of the
/// application: only the arrows move the selection of its list, while that has the focus.
public struct InspectorPanel: View {
  private let app: String?
  private let inspection: StoreInspection
  @State private var inspector = PanelInspector()

  /// Creates a panel.
  ///
  /// - Parameter app: The path of the web application whose newest store is shown first; nil for
  ///   the newest store of the process.
  public init(app: String? = nil) { self.init(app: app, of: .shared) }

  init(app: String?, of inspection: StoreInspection) {
    self.app = app
    self.inspection = inspection
  }

  public var body: some View {
    InspectorView(store: inspector.store(of: inspection, preferring: app))
      .environment(\.isBesideContent, true)
      // The rows of its list are short.
      .environment(\.horizontalSizeClass, .compact)
  }
}

/// The inspector of a panel, which is created when the panel is shown.
@MainActor
private final class PanelInspector {
  private var current: StoreOf<InspectorFeature>?

  func store(
    of inspection: StoreInspection,
    preferring app: String?
  ) -> StoreOf<InspectorFeature> {
    if let current { return current }
    // The inspector does not inspect itself.
    let store = StoreInspection.$isSuspended.withValue(true) {
      Inspector.store(asking: .local(inspection), preferring: app)
    }
    current = store
    return store
  }
}

extension EnvironmentValues {
  /// True in a panel beside an application, which has the title and the keys of the page.
  var isBesideContent: Bool {
    get { self[BesideContentKey.self] }
    set { self[BesideContentKey.self] = newValue }
  }
}

private struct BesideContentKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Adds a key without modifiers to a button, unless the keys belong to an application.
  func inspectorKey(_ key: KeyEquivalent) -> some View { modifier(InspectorKey(key: key)) }
}

private struct InspectorKey: ViewModifier {
  let key: KeyEquivalent
  @Environment(\.isBesideContent) private var isBesideContent

  func body(content: Content) -> some View {
    if isBesideContent { content } else { content.keyboardShortcut(key, modifiers: []) }
  }
}
