// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleSharing
import Foundation

/// A suite of tests with files in memory and controlled time.
protocol FileStorageSuite {
  var files: ManualFiles { get }
}

extension FileStorageSuite {
  func shared<Value: Codable & Sendable>(
    _ value: Value,
    _ url: URL = .file
  ) -> Shared<Value> {
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      Shared(wrappedValue: value, .fileStorage(url))
    }
  }

  func shared<Value: Sendable>(
    _ value: Value,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Shared<Value> {
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      Shared(wrappedValue: value, .fileStorage(.file, decode: decode, encode: encode))
    }
  }

  /// A property that does not share its value with others in memory.
  func separate<Value: Codable & Sendable>(
    _ value: Value,
    _ url: URL = .file
  ) -> Shared<Value> {
    withDependencies {
      $0.defaultFileStorage = files.storage
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      Shared(wrappedValue: value, .fileStorage(url))
    }
  }
}
