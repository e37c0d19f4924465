// SPDX-License-Identifier: MIT

extension Duration {
  /// A limit for conditions that hold at once on an idle machine. Thousands of tests run at the
  /// same time, so that each waits for its turn.
  package static let ample = Duration.seconds(600)
}
