// SPDX-License-Identifier: MIT

/// The root of key paths that lead nowhere.
///
/// An unavailable function that takes such a key path accepts every name, and so tells the reason
/// where the compiler would otherwise report that a key path has another type than an argument of
/// another function.
@dynamicMemberLookup
public struct _MissingMember {
  private init() {}

  /// A member of any name.
  public subscript(dynamicMember name: String) -> _MissingMember { self }

  /// An element of any id.
  public subscript(id id: some Hashable) -> _MissingMember { self }
}
