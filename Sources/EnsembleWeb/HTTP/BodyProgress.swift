// SPDX-License-Identifier: MIT

/// How much of a body has come, and whether that is worth more time.
package struct BodyProgress: Equatable, Sendable {
  /// How many bytes have to come before the time of a body begins anew.
  private let quota: Int
  /// Beyond how many bytes a body gets no more time.
  private let limit: Int
  private var since = 0
  private var all = 0

  package init(_ limits: WebLimits) {
    let quota = Double(limits.bodyBytesPerSecond) * limits.patience.inSeconds
    self.quota = Int(min(max(quota, 1), 1e15))
    limit = max(limits.uploadBytes, limits.bodyBytes)
  }

  /// Another body begins.
  package mutating func begin() { (since, all) = (0, 0) }

  /// Notes a part of the body; true if its time is to begin anew.
  package mutating func add(_ bytes: Int) -> Bool {
    since += bytes
    all += bytes
    guard since >= quota, all <= limit else { return false }
    since = 0
    return true
  }
}
