// SPDX-License-Identifier: MIT

extension ScriptedSession {
  /// The time between two looks at the screen, in seconds.
  private static let interval = 0.05
  /// The number of looks at the screen: ten seconds.
  private static let looks = 200

  /// Waits until a text is on the screen, or is not. Throws if that takes too long.
  ///
  /// White space is compared as one space, so that a line break in a wrapped text does not matter.
  func expect(_ text: String, isShown: Bool) async throws(ScriptError) {
    let wanted = text.comparable
    for _ in 1..<Self.looks {
      if isOnScreen(wanted) == isShown { return }
      await pause(Self.interval)
      if Task.isCancelled { return }
      await settle()
    }
    if isOnScreen(wanted) == isShown { return }
    throw ScriptError(
      message: isShown
        ? "'\(text)' is not on the screen, after 10 seconds."
        : "'\(text)' is still on the screen, after 10 seconds."
    )
  }

  private func isOnScreen(_ text: String) -> Bool { session.plainText().comparable.contains(text) }
}

extension String {
  /// The text without the caret, and with single spaces for white space.
  fileprivate var comparable: String {
    split { $0.isWhitespace || $0 == "▏" }.joined(separator: " ")
  }
}
