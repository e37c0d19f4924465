// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// Files in memory, which tests read and change as other programs do.
struct TestDisk: Sendable {
  /// The storage of the features that use the files.
  let storage = FileStorage.inMemory

  /// Returns the content of a file; nil if it does not exist, or is empty.
  func read(_ path: String) -> Data? { content(of: path).wrappedValue }

  /// Creates or replaces a file.
  func put(_ data: Data, at path: String) {
    content(of: path).withLock { $0 = data }
  }

  private func content(of path: String) -> Shared<Data?> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: nil, .bytes(in: path))
    }
  }
}

extension SharedReaderKey where Self == FileStorageKey<Data?> {
  /// Returns the key of the bytes in a file.
  fileprivate static func bytes(in path: String) -> Self {
    .fileStorage(
      URL(filePath: path),
      decode: { @Sendable data in data },
      encode: { @Sendable data in data ?? Data() }
    )
  }
}
