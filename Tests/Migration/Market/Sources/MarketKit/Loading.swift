// SPDX-License-Identifier: MIT

/// A value that comes from the server.
public enum Loading<Value> {
  case idle
  case running
  case loaded(Value)
  case failed(String)

  public var value: Value? {
    get { (/Loading.loaded).extract(from: self) }
    set {
      guard let newValue = newValue else { return }
      self = .loaded(newValue)
    }
  }

  public var isRunning: Bool {
    guard case .running = self else { return false }
    return true
  }

  public var failure: String? {
    guard case let .failed(message) = self else { return nil }
    return message
  }
}

extension Loading: Equatable where Value: Equatable {}
extension Loading: Sendable where Value: Sendable {}
