// SPDX-License-Identifier: MIT

/// A type that has a member of every name.
///
/// Unavailable functions take key paths into it, so that the compiler shows their message for a
/// misspelled name.
@dynamicMemberLookup
public struct _MissingMember: Sendable {
  private init() {}

  /// A member of any name.
  public subscript(dynamicMember name: String) -> _MissingMember { self }

  /// An element of any id.
  public subscript(id id: some Hashable) -> _MissingMember { self }
}
