// SPDX-License-Identifier: MIT

import FlyingSocks

/// Bytes that come in chunks, each of which is sent as it comes.
struct ByteChunks: AsyncBufferedSequence {
  typealias Element = UInt8

  let next: @Sendable () async throws -> [UInt8]?

  func makeAsyncIterator() -> Iterator { Iterator(nextChunk: next) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let nextChunk: @Sendable () async throws -> [UInt8]?
    private var rest: ArraySlice<UInt8> = []

    init(nextChunk: @escaping @Sendable () async throws -> [UInt8]?) {
      self.nextChunk = nextChunk
    }

    mutating func next() async throws -> UInt8? {
      while rest.isEmpty {
        guard let chunk = try await nextChunk() else { return nil }
        rest = chunk[...]
      }
      return rest.removeFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard rest.isEmpty else {
        defer { rest = [] }
        return Array(rest)
      }
      return try await nextChunk()
    }
  }
}
