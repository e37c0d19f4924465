// SPDX-License-Identifier: MIT

import Ensemble

/// The list of timers in the terminal: rows are numbered as they are shown.
public final class ManyTimersExample: Example {
  public static let name = "many-timers"
  public static let summary = "Ten timers in a list, none of which knows that there are others."

  private let store = Store(initialState: ManyTimers.State()) { ManyTimers() }
  /// What the commands have set going.
  private var tasks: [StoreTask] = []

  public init() {}

  public var frame: [String] {
    store.timers.enumerated().map { "\($0 + 1)\($0 < 9 ? " " : "")\($1.value.line)" }
  }

  public var help: String { TimerCommand.help }

  public func perform(_ text: String) -> Bool {
    let ids = store.timers.ids
    guard let command = TimerCommand(text, count: ids.count) else { return false }
    tasks.append(store.send(.timers(.element(id: ids[command.offset], action: command.action))))
    return true
  }

  public func finish() async {
    for task in tasks { await task.finish() }
    tasks = []
  }
}
