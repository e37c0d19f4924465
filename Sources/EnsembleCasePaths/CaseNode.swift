// SPDX-License-Identifier: MIT

/// A `Case` whose payload type isn't known statically, as at the end of a partial key path.
@usableFromInline
protocol AnyCase: Sendable {
  /// Whether `root`, of the type the path started at, is in the case.
  func matches<Root>(_ root: Root) -> Bool
}

/// The path behind a `Case`, with the root it started at erased.
///
/// The invariant: every node reached from `Case<Root>()` is a `CaseStart<Root>` or an
/// `AnyCasePath<Root, Value>`. The root type is thus known to whoever resolves the key path, and
/// the closures needn't erase it.
@usableFromInline
protocol CaseNode<Value>: Sendable {
  associatedtype Value

  /// The node one step further.
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseNode<Next>

  /// The path from `root`, which must be the type this node's path started at.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>
}

/// The path of no steps. Appending to it keeps the appended path as it is, so that extracting
/// along a key path of one step is a single closure call.
@usableFromInline
struct CaseStart<Value>: CaseNode {
  @inlinable
  init() {}

  @inlinable
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseNode<Next> { next }

  @inlinable
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    // The path has no steps, so `Root` is `Value`: see `CaseNode`.
    AnyCasePath<Value, Value>() as! AnyCasePath<Root, Value>
  }
}

extension AnyCasePath: CaseNode {
  @usableFromInline
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseNode<Next> {
    let path: AnyCasePath<Root, Next> = appending(next)
    return path
  }

  @usableFromInline
  func path<Start>(from root: Start.Type) -> AnyCasePath<Start, Value> {
    // Nodes keep the root they started at: see `CaseNode`.
    self as! AnyCasePath<Start, Value>
  }
}
