// SPDX-License-Identifier: MIT

import Foundation

/// Secrets that stay on the device: tokens and passwords.
@DependencyClient
public struct SecretsClient: Sendable {
  public var read: @Sendable (_ name: String) throws -> Data?
  public var write: @Sendable (_ data: Data?, _ name: String) throws -> Void
}

extension SecretsClient: DependencyKey {
  public static let liveValue = SecretsClient.inMemory()
  public static let testValue = SecretsClient()

  /// Secrets that are forgotten with the process.
  public static func inMemory(_ secrets: [String: Data] = [:]) -> Self {
    let storage = LockIsolated(secrets)
    return SecretsClient(
      read: { storage.value[$0] },
      write: { data, name in storage.withValue { $0[name] = data } }
    )
  }
}

extension DependencyValues {
  public var secrets: SecretsClient {
    get { self[SecretsClient.self] }
    set { self[SecretsClient.self] = newValue }
  }
}

extension SharedReaderKey {
  /// A value that is kept with the secrets of the device.
  public static func secret<Value: Codable & Sendable>(_ name: String) -> Self
  where Self == SecretKey<Value> {
    SecretKey(name: name)
  }
}

public struct SecretKey<Value: Codable & Sendable>: SharedKey {
  public struct ID: Hashable {
    let name: String
  }

  private let name: String
  private let secrets: SecretsClient

  init(name: String) {
    @Dependency(\.secrets) var secrets
    self.name = name
    self.secrets = secrets
  }

  public var id: ID { ID(name: name) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    do {
      guard let data = try secrets.read(name) else {
        continuation.resumeReturningInitialValue()
        return
      }
      continuation.resume(returning: try JSONDecoder().decode(Value.self, from: data))
    } catch {
      continuation.resume(throwing: error)
    }
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result { try secrets.write(JSONEncoder().encode(value), name) }
    )
  }
}
