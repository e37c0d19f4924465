// SPDX-License-Identifier: MIT

/// The root of case key paths.
///
/// `\Case<Action>.saved` is a key path into this type, whose members are the cases of `Value`. A
/// value of it remembers the path walked so far; resolving a case key path applies it to
/// ``init()`` and takes that path. It's spelled out only in signatures: users write `\.saved`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  @usableFromInline let node: any CaseNode<Value>

  /// The start of a path: the value itself.
  @inlinable
  public init() {
    node = CaseStart<Value>()
  }

  @inlinable
  init(node: any CaseNode<Value>) {
    self.node = node
  }

  /// The path extended to a case of the value it ends at. O(1).
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    Case<Member>(node: node.appending(Value.allCasePaths[keyPath: keyPath]))
  }

  /// A case that no value is ever in.
  ///
  /// For a parameter that wants the case of a feature that sends nothing: `action: \.never`.
  @inlinable
  public var never: Case<Never> {
    let nothing = AnyCasePath<Value, Never>(
      embed: { (_: Never) -> Value in },
      extract: { _ in nil }
    )
    return Case<Never>(node: node.appending(nothing))
  }

  @inlinable
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    node.path(from: root)
  }
}

extension Case: AnyCase {
  @usableFromInline
  func matches<Root>(_ root: Root) -> Bool {
    // Not `!= nil`, which would ask of an optional payload whether it's `nil` itself.
    if case .some = path(from: Root.self).extract(from: root) { true } else { false }
  }
}
