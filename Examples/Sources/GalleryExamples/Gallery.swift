// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import EnsembleTiny
import EnsembleUI
import Foundation

/// An example application of the gallery, which every front end can show.
public struct GalleryExample: Sendable {
  /// The name of the example on the command line.
  public let name: String
  /// A summary in one line.
  public let summary: String
  /// A Boolean value that indicates whether the example opens files.
  public let takesFiles: Bool
  let directory: String
  private let make: @MainActor @Sendable ([String]) -> AnyView
  private let makeRecorded: (@MainActor @Sendable (SessionJournal) async throws -> AnyView)?

  init<Content: View>(
    _ name: String,
    _ summary: String,
    in directory: String,
    takesFiles: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ files: [String]) -> Content
  ) {
    self.name = name
    self.summary = summary
    self.directory = directory
    self.takesFiles = takesFiles
    make = { AnyView(content($0)) }
    makeRecorded = nil
  }

  /// Creates an example of one store, which can be recorded.
  init<R: Reducer, Content: View>(
    _ name: String,
    _ summary: String,
    in directory: String,
    recording initialState: @escaping @MainActor @Sendable () -> R.State,
    reducer: @escaping @MainActor @Sendable () -> R,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ store: StoreOf<R>) -> Content
  ) where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    self.name = name
    self.summary = summary
    self.directory = directory
    takesFiles = false
    make = { _ in AnyView(content(Store(initialState: initialState(), reducer: reducer))) }
    makeRecorded = { session in
      AnyView(content(try await session.store(initialState: initialState(), reducer: reducer)))
    }
  }

  /// Creates the view tree of the example, with a store of its own.
  @MainActor
  public func start(files: [String] = []) -> ViewTree { ViewTree(make(files)) }

  /// Creates the view of the example, with a store of its own.
  @MainActor
  public func view(files: [String] = []) -> AnyView { make(files) }

  /// A Boolean value that indicates whether the example continues in the journal of a session.
  public var isRecorded: Bool { makeRecorded != nil }

  /// Creates the view of an example that is recorded, with a store in the journal of a session.
  ///
  /// - Throws: The error of the journal.
  @MainActor
  public func view(in session: SessionJournal) async throws -> AnyView {
    try await makeRecorded?(session) ?? AnyView(EmptyView())
  }

  /// The folder of the journal of recorded examples.
  public static var journalFolder: URL { .galleryJournal }

  /// Names of sample files in a directory, for a user who has named none.
  public var sampleFiles: [String] {
    guard takesFiles else { return [] }
    return ["tea.timer", "eggs.timer"].map { URL.galleryState.appending(path: $0).path }
  }
}

extension GalleryExample {
  /// All examples, in the order of the list.
  public static let all = withoutTraits + showcases + withSQLite + recipes + puzzles

  #if SQLite
  private static let withSQLite = [
    GalleryExample("reminders", "Lists in a database, searched and counted.", in: "Reminders") {
      _ in
      RemindersRootView()
    }
  ]
  #else
  private static let withSQLite: [GalleryExample] = []
  #endif

  private static let withoutTraits = [
    GalleryExample("counter", "A number that buttons increment and decrement.", in: "Counter") {
      _ in
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    },
    GalleryExample("two-counters", "One feature used twice, and their sum.", in: "Counter") { _ in
      TwoCountersView(store: Store(initialState: TwoCounters.State()) { TwoCounters() })
    },
    GalleryExample(
      "bounded-counter",
      "A counter with a timer, whose view sends only view actions.",
      in: "BoundedCounter"
    ) { _ in
      CounterSessionView(store: Store(initialState: CounterSession.State()) { CounterSession() })
    },
    GalleryExample("facts", "Facts about numbers, from a slow client.", in: "Facts") { _ in
      FactsView(store: Store(initialState: Facts.State()) { Facts() })
    },
    GalleryExample(
      "random-number",
      "A tiny feature: a counter, and a slow random number.",
      in: "RandomNumber"
    ) { _ in
      RandomNumberView(store: EnsembleTiny.Store<RandomNumber>())
    },
    GalleryExample(
      "profile",
      "A tiny feature with a client, whose errors are shown.",
      in: "Profile"
    ) { _ in
      ProfileView(store: EnsembleTiny.Store(Profile(api: .simulated)))
    },
    GalleryExample("settings", "A form of settings, one of which needs permission.", in: "Settings")
    {
      _ in
      SettingsView(store: Store(initialState: Settings.State()) { Settings() })
    },
    GalleryExample(
      "todos",
      "A list with a filter, whose rows delegate to it, and which survives its process.",
      in: "Todos",
      recording: { Todos.State() },
      reducer: { Todos() },
      content: { TodosView(store: $0) }
    ),
    GalleryExample(
      "journal",
      "The recorded sessions of this gallery, their last actions and their states.",
      in: "Journal"
    ) { _ in
      JournalBrowserView(store: Store(initialState: JournalBrowser.State()) { JournalBrowser() })
    },
    GalleryExample(
      "sync-ups",
      "An application: screens on a stack, sheets, alerts, a timer, a file that programs share.",
      in: "SyncUps"
    ) { _ in
      AppView.withTypedSpeech()
    },
    GalleryExample(
      "many-timers",
      "Ten independent timers in a list.",
      in: "Timers"
    ) { _ in
      ManyTimersView(store: Store(initialState: ManyTimers.State()) { ManyTimers() })
    },
    GalleryExample(
      "documents",
      "Timers in files: each is a store that saves its changes and follows those of others.",
      in: "Documents",
      takesFiles: true
    ) { files in
      DocumentsView(documents: Document.open(files))
    },
  ]
}

extension AppView {
  /// The application, with typed text in place of a microphone.
  @MainActor
  static func withTypedSpeech() -> AppView {
    let speech = TypedSpeech()
    let store = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.speechClient = speech.client
      $0.settingsOpener.open = { speech.permission = .granted }
    }
    return AppView(store: store, speech: speech)
  }
}
