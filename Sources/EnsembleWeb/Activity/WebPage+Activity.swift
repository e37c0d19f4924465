// SPDX-License-Identifier: MIT

/// The part of a session's activity that a browser shows.
struct ShownActivity {
  /// The text of the states; nil before the first message.
  var state: String?
  /// The number of actions.
  var count = 0
  /// A Boolean value that indicates whether there may be something new to send.
  var isStale = true
}

/// A message about the activity of a session's stores.
package struct ActivityMessage: Equatable, Sendable {
  /// The states, or nil if they have not changed.
  package var state: String?
  /// A Boolean value that indicates whether to discard the actions that the browser shows.
  package var isFirst: Bool
  /// The actions since the previous message, the oldest first.
  package var actions: [String]
}

extension WebSession {
  /// Notifies the pages that show the activity.
  func activityChanged() {
    for page in pages where page.shownActivity != nil {
      page.shownActivity?.isStale = true
      page.wake()
    }
  }
}

extension WebPage {
  /// Shows or hides the activity. Has no effect on a page of an application that does not record it.
  func inspect(_ isShown: Bool) {
    shownActivity = isShown && session.activity?.isShown == true ? ShownActivity() : nil
  }

  /// Takes the message about the activity, or nil if the browser does not show it or is up to date.
  func takeActivity(isFull: Bool) -> ActivityMessage? {
    guard let activity = session.activity, var shown = shownActivity else { return nil }
    if isFull { shown = ShownActivity() }
    guard shown.isStale else { return nil }
    let state = activity.state
    let message = ActivityMessage(
      state: state == shown.state ? nil : state,
      isFirst: shown.state == nil,
      actions: activity.actions(after: shown.count)
    )
    shownActivity = ShownActivity(state: state, count: activity.count, isStale: false)
    return message.state == nil && message.actions.isEmpty ? nil : message
  }
}

extension ActivityMessage {
  /// The message as a JSON array: the states, an empty text for a first message, and the actions.
  var encoded: String { jsonList([state, isFirst ? "" : nil] + actions.map(Optional.some)) }
}
