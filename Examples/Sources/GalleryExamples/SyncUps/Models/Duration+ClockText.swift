// SPDX-License-Identifier: MIT

extension Duration {
  /// The duration in minutes and seconds: `4:05`.
  var clockText: String {
    let seconds = max(components.seconds, 0)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
