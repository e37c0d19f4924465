// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// Where the couriers are.
public struct CourierClient {
  public var position: (Courier.ID) async throws -> Courier.Position
  public var available: () async throws -> [Courier]
  public var call: (Courier.ID) async -> Bool

  public init(
    position: @escaping (Courier.ID) async throws -> Courier.Position,
    available: @escaping () async throws -> [Courier],
    call: @escaping (Courier.ID) async -> Bool
  ) {
    self.position = position
    self.available = available
    self.call = call
  }
}

private enum CourierClientKey: DependencyKey {
  static let liveValue = CourierClient(
    position: { _ in throw MarketError.offline },
    available: { [] },
    call: { _ in false }
  )
  static let testValue = CourierClient(
    position: unimplemented("CourierClient.position"),
    available: unimplemented("CourierClient.available"),
    call: unimplemented("CourierClient.call", placeholder: false)
  )
}

extension DependencyValues {
  public var couriers: CourierClient {
    get { self[CourierClientKey.self] }
    set { self[CourierClientKey.self] = newValue }
  }
}

/// Asks again and again, with longer pauses, until there is an answer.
struct Patience {
  var scheduler: AnySchedulerOf<DispatchQueue>
  var attempts = 3

  func callAsFunction<Value>(_ ask: () async throws -> Value) async throws -> Value {
    for attempt in 1..<attempts {
      do {
        return try await ask()
      } catch {
        try await scheduler.sleep(for: .seconds(attempt))
      }
    }
    return try await ask()
  }
}
