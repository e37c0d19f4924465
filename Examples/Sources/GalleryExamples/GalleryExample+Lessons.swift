// SPDX-License-Identifier: MIT

extension GalleryExample {
  /// The points that the example teaches, in whole sentences. Empty for an example without any.
  public var lessons: [String] {
    Self.lessons[name] ?? Self.showcaseLessons[name] ?? Self.recipeLessons[name] ?? []
  }

  private static let lessons = [
    "counter": [
      "A feature is its state, its actions, and a reducer that turns one into the other.",
      "A view reads the store, and sends it actions.",
    ],
    "two-counters": [
      "A feature is composed of others with Scope, which gives each its part of the state.",
      "A parent can change the state of its children, and compute values from it.",
    ],
    "bounded-counter": [
      "A view sends view actions only; effects send internal ones; the parent hears delegate actions.",
      "A timer is an effect on a clock, which a test advances.",
    ],
    "facts": [
      "A slow request is an effect, which the next request cancels.",
      "Clients are dependencies, so that tests and previews replace them.",
      "An error is state as well, which is shown until it is dismissed.",
    ],
    "random-number": [
      "EnsembleTiny writes a feature as a type with two functions, without macros.",
      "An effect returns the action to send next.",
    ],
    "profile": [
      "A tiny feature holds its client as a property.",
      "A thrown error becomes an action.",
    ],
    "many-timers": [
      "A list of features runs one reducer per row, with effects of its own.",
      "A tick evaluates the row that it changes, and no other.",
    ],
    "todos": [
      "Rows are features, whose delegate actions tell the list what happened.",
      "A filter, sorting after a delay, and undo are state and effects.",
    ],
    "settings": [
      "Bindings change fields of the state, and the reducer has the last word.",
      "Preferences are shared state, which is stored in the settings of the browser.",
    ],
    "sync-ups": [
      "Navigation is state: screens on a stack, sheets and alerts, and addresses for them.",
      "Shared state in a file is the same in all screens, and in other programs.",
      "Long effects end with the screen that started them.",
    ],
    "reminders": [
      "Queries are properties, which follow the database.",
      "A search is a new query, and a transaction changes several tables.",
    ],
    "journal": [
      "A journal has each action of a recorded store: what was sent, when, and by whom.",
      "Stores can be read while they are open, without stopping them.",
    ],
    "documents": [
      "Each document is a store of its own, which saves its changes.",
      "Changes of other programs appear as they are written.",
    ],
  ]
}
