// SPDX-License-Identifier: MIT

// In a debug build, a frame has room for the payloads of all cases of a `switch`: 133 KB for 64
// cases of 1 KB, a quarter of a thread's stack on Apple's systems. In groups of eight it takes 19
// KB. A closure per case only halved the frame. The tag of an enum in memory cannot select the
// case, since tags do not have the order of the declaration.

/// A generated `switch` over the cases of an enum, which returns a result for each.
///
/// In debug builds the frame of a function has room for the payloads of all cases of its `switch`,
/// one beside the other: 64 cases with a kilobyte each need more than a small stack has. So an enum
/// with many cases is switched over in groups, in functions that are called one after the other.
struct CaseSwitch {
  /// The number of cases or `#if` blocks in a group. An enum with more of them is divided into
  /// groups.
  static let groupSize = 8

  /// The expression of the value.
  let value: String
  /// The type of the value, and the type of the results.
  let type, result: String

  /// Returns the statements that return the result for the current case.
  ///
  /// - Parameter branch: A closure that returns the branch for a case. Its flag is true if the
  ///   result must be spelled with its type, since the function returns an optional.
  func lines<Case>(
    over cases: [Conditional<Case>],
    _ branch: (Case, _ isGrouped: Bool) -> [String]
  ) -> [String] {
    // The compiler would report a `switch` over an enum without cases as unreachable.
    if cases.isEmpty { return ["Swift.fatalError()"] }
    if cases.count <= Self.groupSize {
      return cases.lines { branch($0, false) }.switching(on: value, orElse: "Swift.fatalError()")
    }
    let groups = cases.groups(of: Self.groupSize)
    let functions = groups.enumerated().flatMap { index, group in
      group.lines { branch($0, true) }.switching(on: "root", orElse: "return nil")
        .block("func group\(index)(_ root: \(type)) -> \(result)?")
    }
    let calls = groups.indices.map { "if let result = group\($0)(\(value)) { return result }" }
    return functions + calls + ["Swift.fatalError()"]
  }
}

extension Array {
  /// Returns the elements in arrays of a given size. The last array may be smaller.
  func groups(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
