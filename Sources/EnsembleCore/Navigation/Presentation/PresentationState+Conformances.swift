// SPDX-License-Identifier: MIT

extension PresentationState: Equatable where State: Equatable {
  /// Compares the states; at once if both share one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    wrappedValue.hash(into: &hasher)
  }
}

// Proof for `@unchecked`: the storage is changed only by a value that is its one owner.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(State.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the optional state.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: ChangeProvable where State: ChangeProvable {
  public mutating func _$changeProof() -> ChangeProof {
    guard let pointer = storage?.pointer else { return ChangeProof(.absent) }
    return State._$isMarkedByProof ? proofWithMark() : pointer.pointee._$changeProof()
  }

  /// The evidence of a state that is marked by it, which must not be shared then.
  ///
  /// Apart from the way that is taken often, because types are looked up for it.
  @inline(never)
  private mutating func proofWithMark() -> ChangeProof {
    if isKnownUniquelyReferenced(&storage), let pointer = storage?.pointer {
      return pointer.pointee._$changeProof()
    }
    // Another value shares the state. What it consists of is the same for both.
    return wrappedValue._$changeProof()
  }
}

extension ObservationStateRegistrar {
  /// Presents a state, or nothing, and tells the observers of the field if that is something else.
  @inlinable
  public mutating func assign<Value>(
    presented newValue: Value?,
    to storage: inout PresentationState<Value>,
    field: Int
  ) {
    makeUnique()
    if box.isObserved(field) {
      assignObserved(storage.presenting(newValue), to: &storage, field: field)
    } else {
      storage.wrappedValue = newValue
    }
  }
}

extension PresentationState {
  /// The same presentation of another state.
  @usableFromInline
  func presenting(_ state: State?) -> Self {
    var copy = Self(wrappedValue: nil)
    copy.storage = state.map { storage?.successor($0) ?? .make($0) }
    copy.seen = seen
    return copy
  }
}
