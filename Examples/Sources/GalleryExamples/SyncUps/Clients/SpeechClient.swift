// SPDX-License-Identifier: MIT

import Ensemble

/// A client that transcribes speech.
@DependencyClient
nonisolated struct SpeechClient: Sendable {
  /// Returns whether transcription is possible and allowed.
  var permission: @Sendable () -> SpeechPermission = { .unavailable }
  /// Asks the user for permission.
  var askPermission: @Sendable () async -> SpeechPermission = { .unavailable }
  /// Returns a stream of transcripts, each with everything said so far.
  var transcripts: @Sendable () -> AsyncThrowingStream<String, any Error> = { .finished() }
}

/// The permission to transcribe speech.
nonisolated enum SpeechPermission: Equatable, Sendable {
  case denied, granted, undecided
  /// There is no source of speech.
  case unavailable
}

nonisolated extension SpeechClient: DependencyKey {
  /// Speech is unavailable on this platform.
  static let liveValue = SpeechClient(
    permission: { .unavailable },
    askPermission: { .unavailable },
    transcripts: { .finished() }
  )

  static let testValue = SpeechClient()
}

extension DependencyValues {
  /// The client that transcribes speech.
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
