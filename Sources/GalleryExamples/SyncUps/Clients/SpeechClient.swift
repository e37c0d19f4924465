// SPDX-License-Identifier: MIT

import Ensemble

/// Writes down what is said.
@DependencyClient
struct SpeechClient: Sendable {
  /// Whether that is possible and allowed.
  var permission: @Sendable () -> SpeechPermission = { .unavailable }
  /// Asks the user to allow it.
  var askPermission: @Sendable () async -> SpeechPermission = { .unavailable }
  /// Everything that was said so far, again whenever there is more of it.
  var transcripts: @Sendable () -> AsyncThrowingStream<String, any Error> = { .finished() }
}

/// Whether speech may be written down.
enum SpeechPermission: Equatable, Sendable {
  case denied, granted, undecided
  /// There is nothing that could hear.
  case unavailable
}

extension SpeechClient: DependencyKey {
  /// Nothing is heard on this platform.
  static let liveValue = SpeechClient(
    permission: { .unavailable },
    askPermission: { .unavailable },
    transcripts: { .finished() }
  )

  static let testValue = SpeechClient()
}

extension DependencyValues {
  /// What writes down what is said.
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
