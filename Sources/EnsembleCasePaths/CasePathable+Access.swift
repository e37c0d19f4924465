// SPDX-License-Identifier: MIT

extension CasePathable {
  /// The root of this enum's case key paths: `\Action.Cases.saved`.
  public typealias Cases = AllCasePaths

  /// The payload of a case, or `nil` when this value is in another one.
  ///
  /// Assigning a payload replaces this value by that case, whichever it was in. Assigning `nil`
  /// changes nothing, as no case stands for the absence of this one; a payload that is itself `nil`
  /// is assigned as `.some(nil)`. A change through `value[case: \.saved]?` copies the payload,
  /// ``modify(_:yield:)`` doesn't.
  ///
  /// Resolves the key path: O(its length). Resolve it once with
  /// ``AnyCasePath/init(_:)`` on a hot path.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      // Swift assigns `nil` after each `value[case: \.saved]?` in another case.
      guard let newValue else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }

  /// The payload of a case, or `nil` when this value is in another one.
  ///
  /// Backs `value.saved` on an enum declared with `@dynamicMemberLookup`. Assignment behaves like
  /// that of ``subscript(case:)``. O(1).
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

  /// Whether this value is in the case a key path names.
  ///
  /// A path of several steps (`\.row.tapped`) holds when every step does. Resolves the key path:
  /// O(its length).
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    switch Self.allCasePaths[keyPath: keyPath] {
    case let path as any PartialCasePath: path.matches(self)
    // `\.self`. Any other key path, as to an extension of the user's, names no case.
    case let end: end is AllCasePaths
    }
  }

  /// Mutates the payload of a case in place.
  ///
  /// In any other case nothing happens, `body` isn't run, and the result is `false`. The payload
  /// is moved out and back, so a uniquely referenced collection in it isn't copied.
  ///
  /// - Parameters:
  ///   - keyPath: The case to mutate.
  ///   - body: Changes the payload. What it did before throwing is kept.
  /// - Returns: Whether this value was in that case.
  @inlinable
  @discardableResult
  public mutating func modify<Value, Failure>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield body: (inout Value) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try AnyCasePath(keyPath).modify(&self, body) != nil
  }

  /// Whether a value is in the case a key path names, for `switch value { case \.saved: … }`.
  ///
  /// See ``is(_:)``.
  public static func ~= (keyPath: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(keyPath)
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case this value is in.
  ///
  /// Two values in the same case have equal key paths, whatever their payloads. O(1).
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
