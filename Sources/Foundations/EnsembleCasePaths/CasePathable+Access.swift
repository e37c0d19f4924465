// SPDX-License-Identifier: MIT

extension CasePathable {
  /// The root type of this enum's case key paths, as in `\Action.Cases.saved`.
  public typealias Cases = AllCasePaths

  /// The payload of a case, or `nil` if this value is in another case.
  ///
  /// Assigning a payload replaces this value, whichever case it was in. Assigning `nil` changes
  /// nothing, as no case represents the absence of this one; a payload that is itself `nil` is
  /// assigned as `.some(nil)`. A change through `value[case: \.saved]?` copies the payload,
  /// ``modify(_:yield:)`` doesn't.
  ///
  /// Resolve the key path once with ``AnyCasePath/init(_:)`` on a hot path.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the key path, which is resolved.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      // Swift assigns `nil` after each `value[case: \.saved]?` in another case.
      guard let newValue else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }

  /// The payload of a case, or `nil` if this value is in another case.
  ///
  /// It implements `value.saved` for an enum declared with `@dynamicMemberLookup`. Assignment
  /// behaves as in ``subscript(case:)``.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      guard let newValue else { return }
      self = Self.allCasePaths[keyPath: keyPath].embed(newValue)
    }
  }

  /// Returns a Boolean value that indicates whether this value is in a case.
  ///
  /// For a path of several steps (`\.row.tapped`), the value must be in the case of every step.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the key path, which is resolved.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    switch Self.allCasePaths[keyPath: keyPath] {
    case let path as any PartialCasePath: path.matches(self)
    // `\.self`. Any other key path, as to a member of a client's extension, does not refer to a
    // case.
    case let end: end is AllCasePaths
    }
  }

  /// Mutates the payload of a case in place.
  ///
  /// In any other case nothing happens, and `body` isn't called. The payload is moved out and back
  /// in, so a uniquely referenced collection in it isn't copied.
  ///
  /// - Parameters:
  ///   - keyPath: The case to mutate.
  ///   - body: Changes the payload. Changes made before it throws are kept.
  /// - Returns: `true` if this value is in the case.
  @inlinable
  @discardableResult
  public mutating func modify<Value, Failure>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield body: (inout Value) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try AnyCasePath(keyPath).modify(&self, body) != nil
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case of this value.
  ///
  /// Two values in the same case have equal key paths, whatever their payloads.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
