// SPDX-License-Identifier: MIT

import Ensemble

/// A stand-in for a microphone: typed text counts as speech.
nonisolated final class TypedSpeech: Sendable {
  private struct State {
    var permission = SpeechPermission.undecided
    var heard: [String] = []
    var listener: AsyncThrowingStream<String, any Error>.Continuation?

    var transcript: String { heard.joined(separator: " ") }
  }

  private let state = LockIsolated(State())

  /// The user's permission for speech recognition.
  var permission: SpeechPermission {
    get { state.value.permission }
    set { state.withValue { $0.permission = newValue } }
  }

  /// Clears the transcript for another meeting.
  func begin() {
    state.withValue {
      $0.heard = []
      $0.listener = nil
    }
  }

  /// Adds text to the transcript, unless permission is denied.
  func say(_ text: String) {
    state.withValue {
      guard $0.permission != .denied else { return }
      $0.heard.append(text)
      $0.listener?.yield($0.transcript)
    }
  }

  /// The client for features. The user grants permission when asked.
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
