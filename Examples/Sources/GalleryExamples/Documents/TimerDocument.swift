// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A timer in a file: saved whenever it changes, and replaced when the file is changed by others.
@ComposeReducer(
  children: [.reducer("timer", of: LonelyTimer.self)]
)
@Composer
struct TimerDocument {
  struct State: Equatable {
    var id: UUID
    /// The name of the file.
    let file: String
    /// The content of the file; nil if it does not exist.
    @Shared var content: TimerFile?

    /// The value to save.
    var saved: TimerFile { TimerFile(id: id, timer) }
  }

  enum ViewAction {
    case opened
    case closed
  }

  private enum CancelID { case following, resuming }

  @Dependency(\.continuousClock) private var clock

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> Effect<Action> {
    switch action {
    case .opened:
      .merge(.send(.timer(.appeared)), following(state.$content))
    case .closed:
      .merge(
        .cancel(id: CancelID.following),
        .cancel(id: CancelID.resuming),
        .send(.timer(.disappeared))
      )
    }
  }

  /// Saves a change. A file that cannot be read is left alone.
  @ComposeBodyOnChange(of: \State.timer, attachment: .feature)
  func timerChanged(state: inout State) -> Effect<Action> {
    let saved = state.saved
    guard state.content != saved else { return .none }
    if state.$content.loadError == nil { state.$content.withLock { $0 = saved } }
    return .cancel(id: CancelID.resuming)
  }

  /// Takes over what others have written. Of all programs that have opened the file, one counts:
  /// the others follow it, and one of them resumes when it has been silent for two seconds.
  @ComposeBodyActionCase
  func contentChanged(state: inout State) -> Effect<Action> {
    guard let content = state.content, content != state.saved else { return .none }
    state.id = content.id
    state.timer = content.timer
    return .concatenate(.send(.timer(.disappeared)), resuming())
  }

  private func following(_ content: Shared<TimerFile?>) -> Effect<Action> {
    .run { send in
      for await _ in content.values { await send(.contentChanged) }
    }
    .cancellable(id: CancelID.following, cancelInFlight: true)
  }

  private func resuming() -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(2))
      await send(.timer(.appeared))
    }
    .cancellable(id: CancelID.resuming, cancelInFlight: true)
  }
}

extension TimerDocument.State {
  /// The reason why the timer and its file differ, if they do.
  var problem: String? {
    if let error = $content.loadError {
      "The file cannot be read, and changes are not saved: \(reason(of: error))"
    } else if let error = $content.saveError {
      "Not saved: \(reason(of: error))"
    } else {
      nil
    }
  }
}

/// Returns the text of an error, without the name of the file.
func reason(of error: any Error) -> String {
  ((error as? FileStorageError)?.underlyingError ?? error).localizedDescription
}

extension SharedReaderKey where Self == FileStorageKey<TimerFile?> {
  /// Returns the key of the timer in a file.
  static func timer(in file: String) -> Self {
    .fileStorage(
      URL(filePath: file),
      decode: { @Sendable data in try TimerFile(json: data) },
      encode: { @Sendable timer in try timer?.json ?? Data() }
    )
  }
}
