// SPDX-License-Identifier: MIT

import Testing

@testable import GalleryExamples

@Suite(.timeLimit(.minutes(10))) struct SpeechClientTests {
  @Test func `speech is unavailable on this platform`() async throws {
    let client = SpeechClient.liveValue
    #expect(client.permission() == .unavailable)
    #expect(await client.askPermission() == .unavailable)
    for try await transcript in client.transcripts() {
      Issue.record("'\(transcript)' was heard.")
    }
  }
}
