// SPDX-License-Identifier: MIT

import Ensemble

/// A client that knows what books are about.
@DependencyClient
struct BlurbClient: Sendable {
  /// Returns a sentence about a book.
  var blurb: @Sendable (_ title: String) async throws -> String
}

struct UnknownBook: Error {}

nonisolated extension BlurbClient: DependencyKey {
  static let liveValue = BlurbClient { title in
    try await Task.sleep(for: .milliseconds(500))  // A request to a server would be here.
    guard title == "Emma" else { throw UnknownBook() }
    return "A young woman arranges the lives of others, and misreads her own."
  }

  static let testValue = BlurbClient()
}
