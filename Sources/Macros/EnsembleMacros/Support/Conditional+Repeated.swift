// SPDX-License-Identifier: MIT

extension Array {
  /// Returns the elements with the same key as an earlier element that can be compiled at the same
  /// time.
  func repeated<Value, Key: Hashable>(
    by key: (Value) -> Key
  ) -> [Value] where Element == Conditional<Value> {
    var keys: Set<Key> = []
    return repeated(by: key, after: &keys)
  }

  private func repeated<Value, Key: Hashable>(
    by key: (Value) -> Key,
    after keys: inout Set<Key>
  ) -> [Value] where Element == Conditional<Value> {
    flatMap { node -> [Value] in
      switch node {
      case .element(let element):
        return keys.insert(key(element)).inserted ? [] : [element]
      case .block(let clauses):
        // Only one branch is compiled, so branches may repeat the keys of other branches.
        let before = keys
        return clauses.flatMap { clause in
          var branch = before
          defer { keys.formUnion(branch) }
          return clause.contents.repeated(by: key, after: &branch)
        }
      }
    }
  }
}
