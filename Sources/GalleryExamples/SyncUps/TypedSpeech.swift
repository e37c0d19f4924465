// SPDX-License-Identifier: MIT

import Ensemble

/// Stands in for a microphone: hears what is typed.
final class TypedSpeech: Sendable {
  private struct State {
    var permission = SpeechPermission.undecided
    var heard: [String] = []
    var listener: AsyncThrowingStream<String, any Error>.Continuation?

    var transcript: String { heard.joined(separator: " ") }
  }

  private let state = LockIsolated(State())

  /// What the user has said to being listened to.
  var permission: SpeechPermission {
    get { state.value.permission }
    set { state.withValue { $0.permission = newValue } }
  }

  /// Forgets what was said: another meeting begins.
  func begin() {
    state.withValue {
      $0.heard = []
      $0.listener = nil
    }
  }

  /// Hears something, unless that is forbidden.
  func say(_ text: String) {
    state.withValue {
      guard $0.permission != .denied else { return }
      $0.heard.append(text)
      $0.listener?.yield($0.transcript)
    }
  }

  /// What features use it through. The user says yes when asked.
  var client: SpeechClient {
    SpeechClient(
      permission: { self.permission },
      askPermission: {
        self.permission = .granted
        return .granted
      },
      transcripts: {
        let (stream, listener) = AsyncThrowingStream.makeStream(of: String.self)
        self.state.withValue {
          $0.listener = listener
          if !$0.heard.isEmpty { listener.yield($0.transcript) }
        }
        return stream
      }
    )
  }
}
