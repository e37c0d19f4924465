// SPDX-License-Identifier: MIT

extension PresentationState: Equatable where State: Equatable {
  /// Returns a Boolean value that indicates whether the states are equal, in O(1) if they share a
  /// storage.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    wrappedValue.hash(into: &hasher)
  }
}

// `@unchecked Sendable`: the storage is mutated only through a unique reference.
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

  /// Returns the evidence of a state whose type is mutated by taking evidence, and whose storage
  /// therefore must be unique.
  ///
  /// Separate from the hot path, because it looks up types at run time.
  @inline(never)
  private mutating func proofWithMark() -> ChangeProof {
    if isKnownUniquelyReferenced(&storage), let pointer = storage?.pointer {
      return pointer.pointee._$changeProof()
    }
    // Another value shares the state, and both see the same components.
    return wrappedValue._$changeProof()
  }
}

extension ObservationStateRegistrar {
  /// Presents a state, or nothing, and notifies the observers of the field of a change.
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
  /// Returns this presentation with another state.
  @usableFromInline
  func presenting(_ state: State?) -> Self {
    var copy = Self(wrappedValue: nil)
    copy.storage = state.map { storage?.successor($0) ?? .make($0) }
    copy.childWithEffects = childWithEffects
    return copy
  }
}
