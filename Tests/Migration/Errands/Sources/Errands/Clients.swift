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

// MARK: - Library

/// Knows the readers of the public library.
@DependencyClient
public struct LibraryClient: Sendable {
  public var reader: @Sendable (_ number: String) async throws -> String
}

extension LibraryClient: DependencyKey {
  public static let liveValue = Self(reader: { number in "Reader \(number)" })
  public static let testValue = Self()
}

// MARK: - Reminders

/// Asks the system to remind of errands.
@DependencyClient
public struct ReminderClient: Sendable {
  public var ask: @Sendable () async throws -> Bool
  public var schedule: @Sendable (_ errand: Errand, _ date: Date) async throws -> Void
}

extension ReminderClient: DependencyKey {
  public static let liveValue = Self(ask: { false }, schedule: { _, _ in })
  public static let testValue = Self()
}

// MARK: - Weather

/// Forecasts the weather.
@DependencyClient
public struct WeatherClient: Sendable {
  public var forecast: @Sendable () async throws -> Sky?
  public var changes: @Sendable () -> AsyncStream<Sky> = { .finished }
}

extension WeatherClient: DependencyKey {
  public static let liveValue = Self(forecast: { .clear }, changes: { .finished })
  public static let testValue = Self()
}

// MARK: - Values

extension DependencyValues {
  public var places: PlaceClient {
    get { self[PlaceClient.self] }
    set { self[PlaceClient.self] = newValue }
  }

  public var errandStorage: ErrandStorage {
    get { self[ErrandStorageKey.self] }
    set { self[ErrandStorageKey.self] = newValue }
  }

  public var library: LibraryClient {
    get { self[LibraryClient.self] }
    set { self[LibraryClient.self] = newValue }
  }

  public var reminders: ReminderClient {
    get { self[ReminderClient.self] }
    set { self[ReminderClient.self] = newValue }
  }

  public var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
