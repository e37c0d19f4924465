// SPDX-License-Identifier: MIT

/// The values that views inherit from the views around them.
///
/// A custom value has a key and a property here:
///
/// ```swift
/// private struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
///
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// A version that each write replaces.
  private var version: Version?

  /// Dismisses the sheet or page that contains the view.
  public internal(set) var dismiss = DismissAction(link: nil)
  /// A Boolean value that indicates whether the view takes events.
  public internal(set) var isEnabled = true

  /// The search field around the view.
  var search: SearchLink?
  /// The traits of the renderer.
  var traits = DeviceTraits()
  /// The link to the tree around the view; nil if the view is not shown.
  var device: DeviceLink?

  /// Creates an environment of default values.
  public init() {}

  /// A Boolean value that indicates whether the view is in a sheet, or on a page above the root.
  public var isPresented: Bool { dismiss.link != nil }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  /// The object of a type that a view has set.
  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type] as AnyObject? }
    set {
      values[type] = newValue
      version = Version()
    }
  }

  func isSame(as other: Self) -> Bool {
    version === other.version && dismiss.link === other.dismiss.link && search === other.search
  }

  private final class Version: Sendable {}
}

/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set another one.
  static var defaultValue: Value { get }
}

/// An action that dismisses the sheet or leaves the page that contains a view.
///
/// Does nothing elsewhere, or after that sheet or page has ended. A feature uses its `dismiss`
/// dependency instead; this is for views without a feature.
public struct DismissAction: Sendable {
  let link: DismissLink?

  /// Dismisses the sheet or leaves the page that contains the view.
  @MainActor
  public func callAsFunction() { link?.dismissIfShown() }
}

/// A dismissable container, for the views inside it.
@MainActor
final class DismissLink {
  var end: () -> Void = {}
  private weak var node: _ViewNode?

  init(node: _ViewNode) {
    self.node = node
  }

  /// Dismisses the container if it is still shown. A view may keep its action for longer than that.
  func dismissIfShown() {
    node?.graph.settle()
    if node?.isAlive == true { end() }
  }
}
