// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// A storage for the values of `.inMemory` keys, which live as long as the storage.
public struct InMemoryStorage: Hashable, Sendable {
  let registry = SharedRegistry(keepsValues: true)

  /// Creates an empty storage.
  public init() {}

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.registry === rhs.registry }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(registry))
  }
}

extension DependencyValues {
  /// The storage behind `.inMemory` keys. A key captures it when it is created.
  ///
  /// Each test has its own; so has each page that `EnsembleWeb` serves.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { .process }
  static var testValue: InMemoryStorage { InMemoryStorage() }
  static var previewValue: InMemoryStorage { InMemoryStorage() }
}

extension InMemoryStorage {
  /// The storage of the process.
  static let process = InMemoryStorage()
}
