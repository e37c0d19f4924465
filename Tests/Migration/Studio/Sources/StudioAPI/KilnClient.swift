// SPDX-License-Identifier: MIT

import DependenciesMacros
import Foundation
import SharedModels

import enum Dependencies.DependencyContext
import protocol Dependencies.DependencyKey
import struct Dependencies.Dependency
import struct Dependencies.DependencyValues

/// What a thermometer in a kiln says.
public struct Reading: Equatable, Sendable {
  public var temperature: Int
  public var minute: Int

  public init(temperature: Int, minute: Int) {
    self.temperature = temperature
    self.minute = minute
  }
}

@DependencyClient
public struct KilnClient: Sendable {
  public var readings: @Sendable (_ firing: Firing) async -> AsyncThrowingStream<Reading, Error> = {
    _ in .finished(throwing: nil)
  }
  @DependencyEndpoint(method: "heat")
  public var startHeating: @Sendable (_ firing: Firing) async throws -> Void
  public var stop: @Sendable () async throws -> Void
  public var isDoorOpen: @Sendable () -> Bool = { false }
}

extension KilnClient: DependencyKey {
  /// A kiln that follows its curve, a minute in each second.
  public static let liveValue = Self(
    readings: { firing in
      @Dependency(\.continuousClock) var clock
      return AsyncThrowingStream { continuation in
        let task = Task {
          for minute in 0...firing.minutes {
            continuation.yield(
              Reading(temperature: firing.target(afterMinutes: minute), minute: minute)
            )
            try await clock.sleep(for: .seconds(1))
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    },
    startHeating: { _ in },
    stop: {},
    isDoorOpen: { false }
  )

  public static let testValue = Self()
}

extension DependencyValues {
  public var kiln: KilnClient {
    get { self[KilnClient.self] }
    set { self[KilnClient.self] = newValue }
  }
}
