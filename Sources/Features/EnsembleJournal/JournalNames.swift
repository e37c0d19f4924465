// SPDX-License-Identifier: MIT

import Foundation

/// Names of stores.
package enum JournalNames {
  /// Returns the first unused name for a store that is set aside: `todos.1`, `todos.2`, and so on.
  package static func setAside(_ id: String, _ isFree: (String) -> Bool) -> String {
    var number = 1
    while !isFree("\(id).\(number)") { number += 1 }
    return "\(id).\(number)"
  }

  /// Returns whether a name is valid: one of up to 120 characters, or one that `setAside` has
  /// derived from such a name.
  package static func isValid(_ store: String) -> Bool {
    let name = original(ofSetAside: store) ?? store
    return (1...120).contains(name.count) && store.count <= 130
      && !store.unicodeScalars.contains("\0")
  }

  /// Returns the name from which `setAside` has derived a name; nil for other names.
  private static func original(ofSetAside store: String) -> String? {
    let parts = store.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, UInt64(parts[parts.count - 1]) != nil else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// Returns the sorted names that begin with a prefix, without the names of stores that were set
  /// aside.
  package static func listed(_ stores: some Sequence<String>, beginningWith prefix: String)
    -> [String]
  {
    stores
      .filter { $0.utf8.starts(with: prefix.utf8) && original(ofSetAside: $0) == nil }
      .sorted()
  }

  /// Returns the name of a file or a folder for a store; nil if the name is not valid.
  package static func fileName(of store: String) -> String? {
    guard isValid(store) else { return nil }
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "-_")
    // Never `.` or `..`, as a dot is escaped at the beginning.
    let rest = allowed.union(CharacterSet(charactersIn: "."))
    let first = String(store.prefix(1)).addingPercentEncoding(withAllowedCharacters: allowed)
    let others = String(store.dropFirst()).addingPercentEncoding(withAllowedCharacters: rest)
    guard let first, let others, first.count + others.count <= 250 else { return nil }
    return first + others
  }

  /// Returns the store that a file or folder belongs to; nil for other files.
  package static func store(ofFileName name: String) -> String? {
    guard let store = name.removingPercentEncoding, fileName(of: store) == name else { return nil }
    return store
  }
}
