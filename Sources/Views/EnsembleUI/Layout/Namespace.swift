// SPDX-License-Identifier: MIT

/// An identity for a group of views.
///
/// Views that ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)`` pairs belong to
/// one.
///
/// ```swift
/// @Namespace private var cards
/// ```
@MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let number: UInt64

    @MainActor private static var last: UInt64 = 0

    /// Creates an identity that no other namespace has.
    @MainActor
    package static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }

  private let slot: StateSlot<ID>

  /// Creates a namespace that differs from all others, and lives as long as the view.
  public init() {
    slot = StateSlot(.next())
  }

  /// The identity of the namespace.
  public var wrappedValue: ID { slot.box.value }

  public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? ObservableBox<ID>, in: node)
  }
}

/// The properties that two views of a namespace share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Pairs views that represent the same item. Outside of SwiftUI, it has no effect.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The properties to match.
  ///   - anchor: The point at which positions are matched.
  ///   - isSource: A Boolean value that indicates whether the view determines the geometry.
  public func matchedGeometryEffect(
    id: some Hashable,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }
}
