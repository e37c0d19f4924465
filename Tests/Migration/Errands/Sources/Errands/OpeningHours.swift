// SPDX-License-Identifier: MIT

import Dependencies
import Foundation
import Sharing

/// The hours in which the shops are open, as the town publishes them.
public struct OpeningHours: Equatable, Sendable {
  public var opens: Int
  public var closes: Int

  public init(opens: Int = 9, closes: Int = 18) {
    self.opens = opens
    self.closes = closes
  }

  public func contains(hour: Int) -> Bool { hour >= opens && hour < closes }
}

/// Asks the town.
public struct TownHall: Sendable {
  public var hours: @Sendable () async throws -> OpeningHours?
  public var changes: @Sendable () -> AsyncStream<OpeningHours>

  public init(
    hours: @escaping @Sendable () async throws -> OpeningHours?,
    changes: @escaping @Sendable () -> AsyncStream<OpeningHours> = { .finished }
  ) {
    self.hours = hours
    self.changes = changes
  }
}

extension TownHall: DependencyKey {
  public static let liveValue = TownHall { OpeningHours() }
  public static let testValue = TownHall { nil }
}

/// Shares the hours with all who read them.
public struct OpeningHoursKey: SharedReaderKey {
  let hall: TownHall

  public var id: String { "openingHours" }

  public func load(
    context: LoadContext<OpeningHours>,
    continuation: LoadContinuation<OpeningHours>
  ) {
    Task {
      do {
        continuation.resume(with: .success(try await hall.hours()))
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  public func subscribe(
    context: LoadContext<OpeningHours>,
    subscriber: SharedSubscriber<OpeningHours>
  ) -> SharedSubscription {
    let task = Task {
      for await hours in hall.changes() { subscriber.yield(hours) }
    }
    return SharedSubscription { task.cancel() }
  }
}

extension SharedReaderKey where Self == OpeningHoursKey {
  public static var openingHours: Self {
    @Dependency(TownHall.self) var hall
    return OpeningHoursKey(hall: hall)
  }
}
