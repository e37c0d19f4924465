// SPDX-License-Identifier: MIT

// `@Composer` reads the source text of these values; they have no effect at run time.

/// An option of a feature with a struct state, beside its children.
public struct ComposeReducerOption: Sendable {
  private init() {}

  /// Lets views bind to the fields of the state: `Action` gets a case `binding`, which runs first.
  public static var bindable: Self { Self() }

  /// Adds conformances to the action type; a handwritten type must state them itself.
  public static func action(_ options: ComposeReducerActionOption...) -> Self { Self() }

  /// Adds conformances to the state type; a handwritten type must state them itself.
  public static func state(_ options: ComposeReducerStateOption...) -> Self { Self() }
}

/// An option of a feature with an enum state, beside its children.
public struct ComposeEnumReducerOption: Sendable {
  private init() {}

  /// Adds conformances to the action type; a handwritten type must state them itself.
  public static func action(_ options: ComposeReducerActionOption...) -> Self { Self() }

  /// Adds conformances to the state type; a handwritten type must state them itself.
  public static func state(_ options: ComposeReducerStateOption...) -> Self { Self() }

  /// Sets the case that `State()` creates: one without a value, or one with an initial value.
  public static func initialStateCase(_ name: String) -> Self { Self() }
}

/// A conformance of the action type of a composed feature.
///
/// The generated actions of destinations and stacks get it, too.
public struct ComposeReducerActionOption: Sendable {
  private init() {}

  /// A conformance to `Codable`, such as a journal requires.
  ///
  /// The actions of children, the enums of the feature and all other payloads must be `Codable`,
  /// too. So must the states of a stack, which its actions push:
  /// `.navigationStack(options: .state(.codable), …)`.
  public static var codable: Self { Self() }
  /// A conformance to `Decodable`. See ``codable``.
  public static var decodable: Self { Self() }
  /// A conformance to `Encodable`. See ``codable``.
  public static var encodable: Self { Self() }
  /// A conformance to `Equatable`.
  public static var equatable: Self { Self() }
  /// A conformance to `Hashable`.
  public static var hashable: Self { Self() }
  /// A conformance to `Sendable`.
  public static var sendable: Self { Self() }
  /// Adds conformances to custom protocols, written as `(any Named).self`.
  ///
  /// An extension implements the requirements of these protocols.
  public static func conforming(to protocols: Any.Type...) -> Self { Self() }
}

/// A conformance of the state type of a composed feature.
public struct ComposeReducerStateOption: Sendable {
  private init() {}

  /// A conformance to `Codable`.
  public static var codable: Self { Self() }
  /// A conformance to `Decodable`.
  public static var decodable: Self { Self() }
  /// A conformance to `Encodable`.
  public static var encodable: Self { Self() }
  /// A conformance to `Hashable`.
  public static var hashable: Self { Self() }
  /// A conformance to `Identifiable`; a child named `id` provides the identity.
  public static var identifiable: Self { Self() }
  /// A conformance to `Sendable`.
  public static var sendable: Self { Self() }
  /// Adds conformances to custom protocols, written as `(any Named).self`.
  ///
  /// An extension implements the requirements of these protocols.
  public static func conforming(to protocols: Any.Type...) -> Self { Self() }
  /// An opt-out of `Equatable`, to which a generated state conforms by default.
  public static var notEquatable: Self { Self() }
}
