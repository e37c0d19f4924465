// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A client that stores data by name.
@DependencyClient
struct DataManager: Sendable {
  /// Returns the data that was saved under a name; nil if there is none.
  var load: @Sendable (_ name: String) async throws -> Data?
  /// Replaces the data under a name.
  var save: @Sendable (_ data: Data, _ name: String) async throws -> Void
}

extension DataManager: DependencyKey {
  /// Stores files in the user's data directory.
  static let liveValue = files(in: userDirectory.appending(path: "ensemble-gallery"))

  static let testValue = DataManager()

  private static var userDirectory: URL {
    let directories = FileManager.default.urls(
      for: .applicationSupportDirectory,
      in: .userDomainMask
    )
    return directories.first ?? FileManager.default.temporaryDirectory
  }

  /// Returns a client that stores a file for each name.
  static func files(in directory: URL) -> Self {
    DataManager(
      load: { name in
        let url = directory.appending(path: name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try Data(contentsOf: url)
      },
      save: { data, name in
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try data.write(to: directory.appending(path: name), options: .atomic)
      }
    )
  }

  /// Returns a client that keeps data in memory.
  static func inMemory(_ initialData: [String: Data] = [:]) -> Self {
    let saved = LockIsolated(initialData)
    return DataManager(
      load: { name in saved.value[name] },
      save: { data, name in saved.withValue { $0[name] = data } }
    )
  }
}

extension DependencyValues {
  /// The client that stores data beyond the lifetime of the program.
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}
