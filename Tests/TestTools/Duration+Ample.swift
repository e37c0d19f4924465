// SPDX-License-Identifier: MIT

extension Duration {
  /// A limit for conditions that hold at once on an idle machine. It is long because thousands of
  /// tests run at the same time.
  package static let ample = Duration.seconds(600)
}
