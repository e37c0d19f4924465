// SPDX-License-Identifier: MIT

import Foundation

/// Names of stores.
package enum JournalNames {
  /// Returns the first free name for a store that is set aside: `todos.1`, `todos.2`, and so on.
  package static func setAside(_ id: String, _ isFree: (String) -> Bool) -> String {
    var number = 1
    while !isFree("\(id).\(number)") { number += 1 }
    return "\(id).\(number)"
  }

  /// Returns a Boolean value that indicates whether a store may have a name: one of up to 80 characters, or one
  /// that `setAside` has made of it.
  package static func isValid(_ store: String) -> Bool {
    let parts = store.split(separator: ".", omittingEmptySubsequences: false)
    let isSetAside = parts.count > 1 && UInt64(parts[parts.count - 1]) != nil
    let name = isSetAside ? parts.dropLast().joined(separator: ".") : store
    return (1...80).contains(name.count) && store.count <= 90
      && !store.unicodeScalars.contains("\0")
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
}
