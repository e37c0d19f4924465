// SPDX-License-Identifier: MIT

import EnsembleCore

/// The part of a composed feature whose changes an `onChange` observes.
public struct ComposeBodyOnChangeAttachment: Hashable, Sendable {
  @usableFromInline
  enum Position: Hashable, Sendable {
    case feature
    case core
    case binding
    case child(String)
  }

  @usableFromInline let position: Position

  /// The whole feature, including its bindings and children.
  public static let feature = Self(position: .feature)

  /// Changes by the feature's own functions, and by children that are attached with `ifLet`,
  /// `forEach` or `ifCaseLet`.
  public static let core = Self(position: .core)

  /// The writes of bindings.
  public static let binding = Self(position: .binding)

  /// Returns the attachment to one child. For a child whose operator is attached to the core, it
  /// includes the core functions.
  public static func scope(_ name: String) -> Self { Self(position: .child(name)) }
}

/// The position in a composed feature of a function that receives every action.
public enum ComposerBodyPosition: Sendable {
  /// Among the core functions.
  case core
  /// Before the core.
  case beforeCore
  /// After the core.
  case afterCore
}
