// SPDX-License-Identifier: MIT

/// A two-way path between an enum and the payload of one of its cases.
///
/// The functional form of a ``CaseKeyPath``: resolve a key path once with ``init(_:)``, keep the
/// result, and each ``extract(from:)`` or ``embed(_:)`` is a closure call per step of the path.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  // `nonisolated(unsafe)`: both come from `@Sendable` closures, or from `@CasePathable`, whose
  // closures capture only the metatype of the enum.
  @usableFromInline nonisolated(unsafe) let _embed: (Value) -> Root
  @usableFromInline nonisolated(unsafe) let _extract: (Root) -> Value?

  /// Creates a path from functions that embed and extract a payload.
  ///
  /// `extract(embed(value))` must return `value`; `extract` must return `nil` for every root in
  /// another case.
  ///
  /// - Parameters:
  ///   - embed: Wraps a payload in the case.
  ///   - extract: Returns the payload; nil if the root is in another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
  }

  /// Creates a path from two closures without captures, for expansions of `@CasePathable`.
  ///
  /// In a generic enum they capture the metatypes of its parameters, for which the compiler would
  /// warn in a `@Sendable` closure.
  @inlinable
  public init(
    _$embed embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
  }

  /// Creates the path that a case key path refers to.
  ///
  /// The path of a single step is the enum's own, unwrapped.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the key path.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) where Root: CasePathable {
    self = Root.allCasePaths[keyPath: keyPath]
  }

  /// Wraps a payload in the case.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// Returns the payload, or `nil` if `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }
}

extension AnyCasePath where Root == Value {
  /// Creates the identity path, in which a root is its own payload.
  @inlinable
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath {
  /// Mutates the payload in place.
  ///
  /// The payload is moved out of `root` and back in, so a uniquely referenced collection in it
  /// isn't copied. Reading `root` from within `body` violates exclusive access.
  ///
  /// - Parameters:
  ///   - root: The value to change.
  ///   - body: Changes the payload. Changes made before it throws are kept.
  /// - Returns: The result of `body`, or `nil`, without calling it, if `root` is in another case.
  @inlinable
  @discardableResult
  public func modify<Result, Failure>(
    _ root: inout Root,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let whole = consume root
    guard var value = _extract(whole) else {
      root = whole
      return nil
    }
    // Without this the root would still share the payload's storage while `body` changes it.
    _ = consume whole
    defer { root = _embed(value) }
    return try body(&value)
  }

  /// Returns the path continued, from the payload, along another path.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { self.embed(next.embed($0)) },
      extract: { root in self.extract(from: root).flatMap { next.extract(from: $0) } }
    )
  }

  /// The path continued, from the payload, to the payload of one of its cases.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// A case that no value is ever in.
  ///
  /// It serves parameters that require the case of a feature that sends nothing:
  /// `action: \.child.never`.
  @inlinable
  public var never: AnyCasePath<Root, Never> {
    AnyCasePath<Root, Never>(_$embed: { (_: Never) -> Root in }, extract: { _ in nil })
  }
}

extension CasePathReflectable {
  /// A case that no value is ever in.
  ///
  /// It serves parameters that require the case of a feature that sends nothing: `action: \.never`.
  @inlinable
  public var never: AnyCasePath<Root, Never> { AnyCasePath<Root, Root>().never }
}

/// A case path whose payload type isn't known statically, as at the end of a partial key path.
protocol PartialCasePath {
  /// Returns whether `root` is in the case.
  ///
  /// The result is `false` if the path starts at another type.
  func matches<Start>(_ root: Start) -> Bool
}

extension AnyCasePath: PartialCasePath {
  func matches<Start>(_ root: Start) -> Bool {
    guard let path = self as? AnyCasePath<Start, Value> else { return false }
    // Not `!= nil`, which is also false for a payload that is itself `nil`.
    if case .some = path.extract(from: root) { return true } else { return false }
  }
}
