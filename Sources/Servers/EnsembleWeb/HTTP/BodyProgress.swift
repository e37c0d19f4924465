// SPDX-License-Identifier: MIT

#if Web
/// The progress of a request body, which determines whether its timeout restarts.
package struct BodyProgress: Equatable, Sendable {
  /// The number of bytes that must arrive to restart the timeout of a body.
  private let quota: Int
  /// The number of bytes after which the timeout no longer restarts.
  private let limit: Int
  private var since = 0
  private var all = 0

  package init(_ limits: WebLimits) {
    let quota = Double(limits.bodyBytesPerSecond) * limits.stallTimeout.inSeconds
    self.quota = Int(min(max(quota, 1), 1e15))
    limit = max(limits.uploadBytes, limits.bodyBytes)
  }

  /// Starts another body.
  package mutating func begin() { (since, all) = (0, 0) }

  /// Adds a part of the body. Returns true if the timeout restarts.
  package mutating func add(_ bytes: Int) -> Bool {
    since += bytes
    all += bytes
    guard since >= quota, all <= limit else { return false }
    since = 0
    return true
  }
}
#endif
