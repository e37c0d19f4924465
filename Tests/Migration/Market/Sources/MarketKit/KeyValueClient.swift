// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

/// Small values that survive the program.
public struct KeyValueClient: Sendable {
  public var data: @Sendable (String) -> Data?
  public var setData: @Sendable (Data?, String) async -> Void

  public init(
    data: @escaping @Sendable (String) -> Data?,
    setData: @escaping @Sendable (Data?, String) async -> Void
  ) {
    self.data = data
    self.setData = setData
  }

  public func value<Value: Decodable>(_ type: Value.Type = Value.self, for key: String) -> Value? {
    data(key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  public func set<Value: Encodable>(_ value: Value?, for key: String) async {
    let data = value.flatMap { try? JSONEncoder().encode($0) }
    await setData(data, key)
  }

  /// Keeps the values in memory.
  public static func inMemory() -> KeyValueClient {
    let values = LockIsolated<[String: Data]>([:])
    return KeyValueClient(
      data: { key in values.value[key] },
      setData: { data, key in values.withValue { $0[key] = data } }
    )
  }
}

extension KeyValueClient: TestDependencyKey {
  public static let testValue = KeyValueClient(
    data: unimplemented("KeyValueClient.data", placeholder: nil),
    setData: unimplemented("KeyValueClient.setData")
  )
  public static let previewValue = KeyValueClient.inMemory()
}

extension KeyValueClient: DependencyKey {
  public static let liveValue = KeyValueClient(
    data: { UserDefaults.standard.data(forKey: $0) },
    setData: { UserDefaults.standard.set($0, forKey: $1) }
  )
}

extension DependencyValues {
  public var keyValues: KeyValueClient {
    get { self[KeyValueClient.self] }
    set { self[KeyValueClient.self] = newValue }
  }
}
