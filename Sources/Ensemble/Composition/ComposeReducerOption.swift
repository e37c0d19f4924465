// SPDX-License-Identifier: MIT

// The values here are for the attributes of a feature only: `@Composer` reads how they are spelled.

/// What a feature with a struct of state is to have beside its children.
public struct ComposeReducerOption: Sendable {
  private init() {}

  /// Writes to the fields of the state: `Action` gets a case `binding`, which runs first.
  public static var bindable: Self { Self() }

  /// Conformances of the action type; those that it must state itself, if it is written by hand.
  public static func action(_ options: ComposeReducerActionOption...) -> Self { Self() }

  /// Conformances of the state type; those that it must state itself, if it is written by hand.
  public static func state(_ options: ComposeReducerStateOption...) -> Self { Self() }
}

/// What a feature with an enum of state is to have beside its children.
public struct ComposeEnumReducerOption: Sendable {
  private init() {}

  /// Conformances of the action type; those that it must state itself, if it is written by hand.
  public static func action(_ options: ComposeReducerActionOption...) -> Self { Self() }

  /// Conformances of the state type; those that it must state itself, if it is written by hand.
  public static func state(_ options: ComposeReducerStateOption...) -> Self { Self() }

  /// The case that `State()` is in: one without a value, or with an initial one.
  public static func initialStateCase(_ name: String) -> Self { Self() }
}

/// A conformance of a composed feature's actions.
public struct ComposeReducerActionOption: Sendable {
  private init() {}

  /// `Equatable`.
  public static var equatable: Self { Self() }
  /// `Hashable`.
  public static var hashable: Self { Self() }
  /// `Sendable`.
  public static var sendable: Self { Self() }
  /// Protocols of your own, whose requirements are met in an extension: `(any Named).self`.
  public static func conforming(to protocols: Any.Type...) -> Self { Self() }
}

/// A conformance of a composed feature's state.
public struct ComposeReducerStateOption: Sendable {
  private init() {}

  /// `Codable`.
  public static var codable: Self { Self() }
  /// `Decodable`.
  public static var decodable: Self { Self() }
  /// `Encodable`.
  public static var encodable: Self { Self() }
  /// `Hashable`.
  public static var hashable: Self { Self() }
  /// `Identifiable`; a child named `id` is what identifies it.
  public static var identifiable: Self { Self() }
  /// `Sendable`.
  public static var sendable: Self { Self() }
  /// Protocols of your own, whose requirements are met in an extension: `(any Named).self`.
  public static func conforming(to protocols: Any.Type...) -> Self { Self() }
  /// Leaves out `Equatable`, which a generated state has otherwise.
  public static var notEquatable: Self { Self() }
}
