// SPDX-License-Identifier: MIT

import Ensemble

/// The sync-ups in the terminal: shows the topmost screen, and takes its commands.
public final class SyncUpsExample: Example {
  public static let name = "sync-ups"
  public static let summary = "An application: screens on a stack, sheets, alerts, a timer, a file."

  private let store: StoreOf<AppFeature>
  private let speech = TypedSpeech()
  /// What the commands have set going.
  private var tasks: [StoreTask] = []
  /// The meeting that has appeared, with its clock.
  private var meeting: (id: StackElementID, task: StoreTask)?

  public init() {
    let speech = speech
    store = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.speechClient = speech.client
      $0.settingsOpener.open = { speech.permission = .granted }
    }
    tasks = [store.send(.list(.view(.appeared)))]
  }

  public var frame: [String] {
    let screen = screen
    return screen.lines + ["(\(screen.commands))"]
  }

  public var help: String {
    "those in parentheses, deny or allow listening, w (wait) for files and the end of a meeting, "
      + "q quit"
  }

  public func perform(_ text: String) -> Bool {
    switch text {
    case "deny": speech.permission = .denied
    case "allow": speech.permission = .granted
    default:
      let command = Command(text)
      if command.name == "say", let words = command.argument, screen is RecordScreen {
        speech.say(words)
        return true
      }
      guard let task = screen.perform(command) else { return false }
      tasks.append(task)
      startMeeting()
    }
    return true
  }

  public func finish() async {
    // An alert stops the clock of a meeting, which does not end then.
    if let meeting, !isPaused { await meeting.task.finish() }
    await close()
  }

  public func close() async {
    for task in tasks { await task.finish() }
    tasks = []
  }

  /// Whether a meeting waits for an answer.
  private var isPaused: Bool {
    store.path.ids.last.map { store.path[id: $0]?.record?.alert != nil } ?? false
  }

  /// Tells a meeting that has just come up that it is seen.
  private func startMeeting() {
    guard
      let id = store.path.ids.last, meeting?.id != id,
      store.path[id: id]?.record != nil
    else { return }
    speech.begin()
    let task = store.send(.path(.element(id: id, action: .record(.view(.appeared)))))
    meeting = (id, task)
  }

  /// The screen on top.
  private var screen: any Screen {
    guard let id = store.path.ids.last, let element = store.scopes.path.element(id: id) else {
      return ListScreen.top(of: store.scopes.list)
    }
    let back = { [store] in store.send(.path(.popFrom(id: id))) }
    return switch element.case {
    case .detail(let detail): DetailScreen.top(of: detail, back: back)
    case .meeting(let meeting, let syncUp):
      MeetingScreen(meeting: meeting, syncUp: syncUp, back: back)
    case .record(let record): RecordScreen.top(of: record, back: back)
    }
  }
}
