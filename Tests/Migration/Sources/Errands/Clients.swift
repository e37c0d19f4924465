// SPDX-License-Identifier: MIT

import Dependencies
import DependenciesMacros
import Foundation
import Models

// MARK: - Places

/// Finds places by their name.
@DependencyClient
public struct PlaceClient: Sendable {
  public var search: @Sendable (_ text: String) async throws -> [String]
  public var suggestions: @Sendable () -> AsyncStream<String> = { .finished }
}

extension PlaceClient: TestDependencyKey {
  public static let testValue = Self()
  public static let previewValue = Self(
    search: { text in ["\(text) Street"] },
    suggestions: { .finished }
  )
}

extension PlaceClient: DependencyKey {
  public static let liveValue = Self(
    search: { text in
      guard !text.isEmpty else { throw PlaceError.emptyText }
      return ["\(text) Street", "\(text) Square"]
    },
    suggestions: { AsyncStream { $0.finish() } }
  )
}

public enum PlaceError: Error, Equatable {
  case emptyText
  case offline
}

// MARK: - Storage

/// Loads and saves the errands.
public struct ErrandStorage: Sendable {
  public var load: @Sendable () async throws -> [Errand]
  public var save: @Sendable ([Errand]) async throws -> Void

  public init(
    load: @escaping @Sendable () async throws -> [Errand],
    save: @escaping @Sendable ([Errand]) async throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

private enum ErrandStorageKey: DependencyKey {
  static let liveValue = ErrandStorage(load: { [] }, save: { _ in })
  static let testValue = ErrandStorage(load: { [] }, save: { _ in })
}

extension DependencyValues {
  public var places: PlaceClient {
    get { self[PlaceClient.self] }
    set { self[PlaceClient.self] = newValue }
  }

  public var errandStorage: ErrandStorage {
    get { self[ErrandStorageKey.self] }
    set { self[ErrandStorageKey.self] = newValue }
  }
}
