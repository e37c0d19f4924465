// SPDX-License-Identifier: MIT

/// Whose changes an `onChange` of a composed feature sees.
public struct ComposeBodyOnChangeAttachment: Hashable, Sendable {
  @usableFromInline
  enum Place: Hashable, Sendable {
    case feature
    case core
    case binding
    case child(String)
  }

  @usableFromInline let place: Place

  /// Everything that happens in the feature, its bindings and children included.
  public static let feature = Self(place: .feature)

  /// The core functions and the children with operators on the core.
  public static let core = Self(place: .core)

  /// The writes of bindings.
  public static let binding = Self(place: .binding)

  /// One child. For a child with an operator on the core: the child and the core functions.
  public static func scope(_ name: String) -> Self { Self(place: .child(name)) }
}

/// Where in a composed feature a function runs that sees every action.
public enum ComposerBodyPosition: Sendable {
  /// Among the core functions.
  case core
  /// In front of the core.
  case beforeCore
  /// Behind the core.
  case afterCore
}
