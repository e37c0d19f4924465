// SPDX-License-Identifier: MIT

/// Which case an observable enum is in, and which value is in there: what tells one presented feature
/// from the next.
///
/// `@ObservableState` makes it for enums, with the overload that fits what a case carries.
public struct ObservableCaseID: Hashable {
  let tags: UInt64
  let id: AnyHashable?
  /// Whether what the case carries goes away with the first action it sends.
  let isEphemeral: Bool

  init(tags: UInt64, id: AnyHashable? = nil, isEphemeral: Bool = false) {
    self.tags = tags
    self.id = id
    self.isEphemeral = isEphemeral
  }

  private init(_ tag: Int, id: AnyHashable?, isEphemeral: Bool = false) {
    self.init(tags: UInt64(truncatingIfNeeded: tag) &+ 1, id: id, isEphemeral: isEphemeral)
  }

  /// A case without a payload, or with one that has no identity.
  public static func _$case(_ tag: Int) -> Self { Self(tag, id: nil) }

  /// A case with a payload that has no identity.
  public static func _$case<Payload>(_ tag: Int, _: borrowing Payload) -> Self {
    Self(tag, id: nil)
  }

  /// A case with a payload that has an id.
  public static func _$case<Payload: Identifiable>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    Self(tag, id: AnyHashable(payload.id))
  }

  /// A case with an enum, which has cases in turn, or a struct without an id.
  public static func _$case<Payload: ObservableState>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    let nested = payload._$caseID
    return Self(tag, id: nested.map(AnyHashable.init), isEphemeral: nested?.isEphemeral ?? false)
  }

  /// A case with an observable payload that has an id.
  public static func _$case<Payload: ObservableState & Identifiable>(
    _ tag: Int,
    _ payload: borrowing Payload
  ) -> Self {
    Self(tag, id: AnyHashable(payload.id))
  }

  /// A case with an alert or the like.
  public static func _$case<Payload: _EphemeralState>(
    _ tag: Int,
    _: borrowing Payload
  ) -> Self {
    Self(tag, id: nil, isEphemeral: true)
  }

  /// A case with an alert or the like that has an id.
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
