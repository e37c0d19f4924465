// SPDX-License-Identifier: MIT

import EnsembleTiny

/// Profiles in the terminal.
public final class ProfileExample: Example {
  public static let name = "profile"
  public static let summary = "A tiny feature with a client: whatever goes wrong is shown."

  private let store = Store(Profile(api: .simulated))
  /// What the commands have set going.
  private var tasks: [StoreTask] = []

  public init() {}

  public var frame: [String] {
    let state = store.state
    var lines = ["User: \(state.user?.name ?? "none yet")"]
    if state.isLoading { lines.append("Loading…") }
    if let error = state.error { lines.append("Error: \(error)") }
    return lines
  }

  public var help: String { "load ada, load grace, w (wait) for the profile, q quit" }

  public func perform(_ command: String) -> Bool {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.first == "load" else { return false }
    tasks.append(store.send(.loadUser(id: words.count > 1 ? words[1] : "")))
    return true
  }

  public func finish() async {
    for task in tasks { await task.finish() }
    tasks = []
  }
}
