// SPDX-License-Identifier: MIT

// A child is distinguished from its successor by its id, or by its case and the id of its payload.
// `@ObservableState` generates a `switch` in which overloads decide at compile time whether a
// payload has an id, so that reading the identity needs no cast.

/// The identity of an observable enum's case and payload, which distinguishes presented features.
///
/// `@ObservableState` creates it for enums with the overload that fits the payload.
public struct ObservableCaseID: Hashable {
  let tags: UInt64
  let id: AnyHashable?
  /// Whether the payload is dismissed by the first action it sends.
  let isEphemeral: Bool

  init(tags: UInt64, id: AnyHashable? = nil, isEphemeral: Bool = false) {
    self.tags = tags
    self.id = id
    self.isEphemeral = isEphemeral
  }

  private init(_ tag: Int, id: AnyHashable?, isEphemeral: Bool = false) {
    self.init(tags: UInt64(truncatingIfNeeded: tag) &+ 1, id: id, isEphemeral: isEphemeral)
  }

  /// Returns the identity of a case whose payload is absent or has no identity.
  public static func _$case(_ tag: Int) -> Self { Self(tag, id: nil) }

  /// Returns the identity of a case whose payload has no identity.
  public static func _$case<Payload>(_ tag: Int, _: borrowing Payload) -> Self {
    Self(tag, id: nil)
  }

  /// Returns the identity of a case whose payload has an id.
  public static func _$case<Payload: Identifiable>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    Self(tag, id: AnyHashable(payload.id))
  }

  /// Returns the identity of a case whose payload is an observable enum, or a struct without an id.
  public static func _$case<Payload: ObservableState>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    let nested = withUnsafePointer(to: payload) { Payload.caseID(at: $0) }
    return Self(tag, id: nested.map(AnyHashable.init), isEphemeral: nested?.isEphemeral ?? false)
  }

  /// Returns the identity of a case whose payload is observable and has an id.
  public static func _$case<Payload: ObservableState & Identifiable>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    Self(tag, id: AnyHashable(payload.id))
  }

  /// Returns the identity of a case whose payload is an alert or a dialog.
  public static func _$case<Payload: _EphemeralState>(
    _ tag: Int,
    _: borrowing Payload
  ) -> Self {
    Self(tag, id: nil, isEphemeral: true)
  }

  /// Returns the identity of a case whose payload is an alert or a dialog with an id.
  public static func _$case<Payload: _EphemeralState & Identifiable>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    Self(tag, id: AnyHashable(payload.id), isEphemeral: true)
  }
}

extension ObservableCaseID: CustomStringConvertible {
  public var description: String {
    id.map { "\(tags)[\($0.base)]" } ?? "\(tags)"
  }
}
