// SPDX-License-Identifier: MIT

// The sample code of the article SwiftConcurrency. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: feature
@Reducer
struct Thumbnails {
  @ObservableState
  struct State: Equatable {
    var pictures: [String] = []
    var sizes: [Int] = []
  }

  enum Action {
    case loadTapped
    case loaded([Int])
    case listened(Int)
    case listenTapped
  }

  enum CancelID { case listening }

  @Dependency(ThumbnailClient.self) var thumbnails

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .run { [thumbnails, pictures = state.pictures] send in
          let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
            for picture in pictures {
              group.addTask { try await thumbnails.size(picture) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
          }
          await send(.loaded(sizes.sorted()))
        }
      case .loaded(let sizes):
        state.sizes = sizes
        return .none
      case .listenTapped:
        return .run { [thumbnails] send in
          for await size in thumbnails.updates() { await send(.listened(size)) }
        }
        .cancellable(id: CancelID.listening, cancelInFlight: true)
      case .listened(let size):
        state.sizes.append(size)
        return .none
      }
    }
  }
}
// end

@DependencyClient
nonisolated struct ThumbnailClient: Sendable {
  var size: @Sendable (_ picture: String) async throws -> Int
  var updates: @Sendable () -> AsyncStream<Int> = { .finished }
}

nonisolated extension ThumbnailClient: TestDependencyKey {
  static let testValue = ThumbnailClient()
}

// snippet: actor
actor ThumbnailCache {
  private var sizes: [String: Int] = [:]

  func size(of picture: String) -> Int {
    if let size = sizes[picture] { return size }
    let size = picture.utf8.count
    sizes[picture] = size
    return size
  }
}

extension ThumbnailClient {
  static func cached(_ cache: ThumbnailCache) -> Self {
    ThumbnailClient(
      size: { await cache.size(of: $0) },
      updates: { .finished }
    )
  }
}
// end

@MainActor
@Suite struct SwiftConcurrencyTests {
  // snippet: test
  @Test func `sizes are loaded together`() async {
    let store = TestStore(initialState: Thumbnails.State(pictures: ["a", "bb"])) {
      Thumbnails()
    } withDependencies: {
      $0[ThumbnailClient.self] = .cached(ThumbnailCache())
    }

    await store.send(.loadTapped)
    await store.receive(\.loaded) { $0.sizes = [1, 2] }
  }
  // end

  @Test func `a stream ends with its test`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: Thumbnails.State()) {
      Thumbnails()
    } withDependencies: {
      $0[ThumbnailClient.self].updates = { stream }
    }
    let task = await store.send(.listenTapped)
    continuation.yield(3)
    await store.receive(\.listened) { $0.sizes = [3] }
    await task.cancel()
  }
}
