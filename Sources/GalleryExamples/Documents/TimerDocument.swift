// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A timer in a file: loaded once, and saved whenever it changes.
@ComposeReducer(
  children: [.reducer("timer", of: LonelyTimer.self)]
)
@Composer
struct TimerDocument {
  struct State: Equatable {
    let id: UUID
    /// The name of the file.
    let file: String
    /// The reason why the last change could not be saved.
    var problem: String?
    /// A Boolean value that indicates whether a write is in progress. Changes wait for it, so that
    /// the last one wins.
    var isSaving = false

    /// The value to save.
    var saved: TimerFile { TimerFile(id: id, timer) }
  }

  enum ViewAction {
    case opened
    case closed
  }

  @Dependency(\.timerFiles) var files

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> Effect<Action> {
    switch action {
    case .opened: .send(.timer(.appeared))
    case .closed: .send(.timer(.disappeared))
    }
  }

  @ComposeBodyOnChange(of: \State.timer, attachment: .feature)
  func timerChanged(state: inout State) -> Effect<Action> {
    state.isSaving ? .none : save(&state)
  }

  @ComposeBodyActionCase
  func saved(state: inout State, action saved: TimerFile) -> Effect<Action> {
    state.isSaving = false
    state.problem = nil
    return saved == state.saved ? .none : save(&state)
  }

  @ComposeBodyActionCase
  func savingFailed(state: inout State, action error: any Error) {
    state.isSaving = false
    state.problem = error.localizedDescription
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.isSaving = true
    return .run { [files, file = state.file, saved = state.saved] send in
      try await files.write(saved.json, file)
      await send(.saved(saved))
    } catch: { error, send in
      await send(.savingFailed(error))
    }
  }
}

/// A client that stores timers in files.
@DependencyClient
struct TimerFiles: Sendable {
  /// Returns the content of a file; nil if it does not exist.
  var read: @Sendable (_ file: String) throws -> Data?
  /// Replaces the content of a file.
  var write: @Sendable (_ data: Data, _ file: String) async throws -> Void
}

extension TimerFiles: DependencyKey {
  static let liveValue = TimerFiles(
    read: { file in
      guard FileManager.default.fileExists(atPath: file) else { return nil }
      return try Data(contentsOf: URL(filePath: file))
    },
    write: { data, file in
      try data.write(to: URL(filePath: file), options: .atomic)
    }
  )

  static let testValue = TimerFiles()
}

extension DependencyValues {
  /// The client that stores timers in files.
  var timerFiles: TimerFiles {
    get { self[TimerFiles.self] }
    set { self[TimerFiles.self] = newValue }
  }
}
