// SPDX-License-Identifier: MIT

/// A witness that the sequence of an identified array's elements has not changed.
///
/// Copies of an array share its token. An array loses it as soon as the sequence of its elements'
/// identities changes, so two arrays with the same token, compared with `===`, have the same
/// sequence: a mirror of the array, such as a list of views, needn't be compared with it. The check
/// is O(1) for any count.
///
/// Only `IdentifiedArray.markStructure()` creates one.
@usableFromInline
package final class StructureToken: Sendable {
  /// A function that reads the tracked identity of the element at a pointer; nil if elements have
  /// none.
  ///
  /// Created once per token, so that checking an element needs no dynamic cast and no copy. It
  /// captures only the type of the elements, so it may be shared.
  @usableFromInline nonisolated(unsafe) let trackedIdentity: ((UnsafeRawPointer) -> UInt64?)?

  init<Element>(elements: Element.Type) {
    if let tracked = Element.self as? any _IdentityTracked.Type {
      trackedIdentity = Self.reader(tracked)
    } else {
      trackedIdentity = nil
    }
  }

  private static func reader<Element: _IdentityTracked>(
    _ type: Element.Type
  ) -> (UnsafeRawPointer) -> UInt64? {
    // The token is only stored in arrays of the element type it was created for.
    { $0.assumingMemoryBound(to: Element.self).pointee._trackedIdentity }
  }
}

/// A value with an identity that survives mutation but not replacement.
///
/// An ``IdentifiedArray`` of such elements loses its structure token when an element is replaced
/// by one of another identity, even though both have the same id.
///
/// Only observable state is meant to conform.
public protocol _IdentityTracked {
  /// The identity, or `nil` if it is unknown.
  ///
  /// An unknown identity equals no other. Reading it must be O(1).
  var _trackedIdentity: UInt64? { get }
}
