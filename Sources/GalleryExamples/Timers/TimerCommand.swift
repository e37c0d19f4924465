// SPDX-License-Identifier: MIT

/// What can be typed about a timer in a list: `toggle 1`.
struct TimerCommand {
  let action: LonelyTimer.Action
  /// Where the timer is in the list.
  let offset: Int

  static let help = "toggle N, reset N, w (wait) for the timers that count, q quit"

  /// Reads a command about one of several timers; nil if it is none.
  init?(_ text: String, count: Int) {
    let words = text.split(separator: " ")
    guard
      words.count == 2,
      let action: LonelyTimer.Action = ["toggle": .toggled, "reset": .resetTapped][words[0]],
      let number = Int(words[1]),
      1...max(count, 1) ~= number, number <= count
    else { return nil }
    self.action = action
    offset = number - 1
  }
}
