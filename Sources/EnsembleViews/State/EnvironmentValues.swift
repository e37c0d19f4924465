// SPDX-License-Identifier: MIT

/// What views get from the views around them.
///
/// A value of one's own has a key, and a name here:
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
  /// Another one after each write.
  private var version: Version?

  /// Ends what the view is in.
  public internal(set) var dismiss = DismissAction(link: nil)
  /// Whether views inside take events.
  public internal(set) var isEnabled = true

  /// Nothing but default values.
  public init() {}

  /// Whether the view is in a sheet, or on a page above the first.
  public var isPresented: Bool { dismiss.link != nil }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  func isSame(as other: Self) -> Bool {
    version === other.version && dismiss.link === other.dismiss.link
  }

  private final class Version: Sendable {}
}

/// What tells a value that views get apart from others.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view has given another one.
  static var defaultValue: Value { get }
}

/// Ends the sheet that a view is in, or leaves the page that it is on; does nothing elsewhere, nor when that has ended.
///
/// A feature asks for that by its `dismiss` dependency. This is for views that have none.
public struct DismissAction: Sendable {
  let link: DismissLink?

  @MainActor
  public func callAsFunction() { link?.endIfThere() }
}

/// What can be ended, for what is in it.
@MainActor
final class DismissLink {
  var end: () -> Void = {}
  private weak var node: _ViewNode?

  init(node: _ViewNode) {
    self.node = node
  }

  /// Whoever has it may hold it for longer than it is shown: by then, something else may be.
  func endIfThere() {
    node?.graph.settle()
    if node?.isAlive == true { end() }
  }
}
