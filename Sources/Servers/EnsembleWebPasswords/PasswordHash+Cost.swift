// SPDX-License-Identifier: MIT

#if TLS
import EnsembleDependencies

extension PasswordHash {
  /// The time and the memory that a hash takes: the parameters of scrypt.
  ///
  /// ```swift
  /// let hash = try await PasswordHash(of: "engine", cost: .testing)
  /// ```
  ///
  /// The time grows with the product of all three parameters, and the memory, 128 bytes times the
  /// block size and the number of rounds, with the first two.
  public struct Cost: Hashable, Sendable {
    /// The binary logarithm of the number of rounds.
    public let rounds: Int
    /// The size of the blocks that are mixed.
    public let blockSize: Int
    /// The number of computations after each other.
    public let parallelism: Int

    /// Creates a cost that a program has chosen and measured.
    ///
    /// A cost outside of the ranges, or with more than 256 MB, is reported as an issue, and
    /// ``standard`` is used instead.
    ///
    /// - Parameters:
    ///   - rounds: The binary logarithm of the number of rounds, from 1 to 20: 15 means 32,768
    ///     rounds. It must be less than 16 times the block size.
    ///   - blockSize: The size of the blocks, from 1 to 16.
    ///   - parallelism: The number of computations after each other, from 1 to 16.
    public init(
      rounds: Int,
      blockSize: Int = 8,
      parallelism: Int,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let cost = Cost(unchecked: rounds, blockSize: blockSize, parallelism: parallelism)
      self = cost.isAccepted ? cost : .standard
      if cost.isAccepted { return }
      reportIssue(
        """
        The cost of a hash is out of range: rounds \(rounds), block size \(blockSize), parallelism \(parallelism).

        Rounds are from 1 to 20, and block size and parallelism from 1 to 16, with at most 256 MB of memory. The \
        standard cost is used instead.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }

    package init(unchecked rounds: Int, blockSize: Int = 8, parallelism: Int) {
      self.rounds = rounds
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// The default cost of new hashes: one of those that OWASP recommends, with 32 MB.
    public static let standard = Cost(unchecked: 15, parallelism: 3)

    /// The cost for tests: a hash takes less than a millisecond, also in a debug build, and
    /// protects no password.
    public static let testing = Cost(unchecked: 4, parallelism: 1)

    /// Whether a hash with the cost is accepted: other costs are mistakes, or would exhaust the
    /// machine. Beyond a block size of 16, the memory limit of swift-crypto may be too low for the
    /// computation, and scrypt itself limits the rounds by the block size.
    var isAccepted: Bool {
      1...20 ~= rounds && 1...16 ~= blockSize && 1...16 ~= parallelism
        && memory <= 1 << 28 && rounds < 16 * blockSize
    }

    /// The memory in bytes of a computation.
    private var memory: Int { 128 * blockSize << rounds }
  }
}
#endif
