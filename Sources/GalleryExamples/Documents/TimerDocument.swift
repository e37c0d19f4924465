// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A timer in a file: read once, and written whenever it changes.
@ComposeReducer(
  children: [.reducer("timer", of: LonelyTimer.self)]
)
@Composer
struct TimerDocument {
  struct State: Equatable {
    let id: UUID
    /// The name of the file.
    let file: String
    /// Why the last change could not be saved.
    var problem: String?
    /// Whether the file is being written. Changes wait meanwhile, so that the last one is the last.
    var isSaving = false

    /// What is to be saved.
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

/// Where timers are saved.
@DependencyClient
struct TimerFiles: Sendable {
  /// What is in a file; nil if there is none.
  var read: @Sendable (_ file: String) throws -> Data?
  /// Replaces what is in a file.
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
  /// Where timers are saved.
  var timerFiles: TimerFiles {
    get { self[TimerFiles.self] }
    set { self[TimerFiles.self] = newValue }
  }
}
