// SPDX-License-Identifier: MIT

import Foundation

/// A value that comes from somewhere else, and may be late or missing.
@CasePathable
@dynamicMemberLookup
public enum Loadable<Value> {
  case idle
  case loading(previous: Value?)
  case loaded(Value)
  case failed(LoadFailure, previous: Value?)

  /// The newest value, also while a newer one is on its way.
  public var value: Value? {
    switch self {
    case .idle: nil
    case let .loading(previous): previous
    case let .loaded(value): value
    case let .failed(_, previous): previous
    }
  }

  public var failure: LoadFailure? {
    guard case let .failed(failure, _) = self else { return nil }
    return failure
  }

  public var isLoading: Bool { self.is(\.loading) }

  public var isSettled: Bool {
    switch self {
    case .loaded, .failed: true
    case .idle, .loading: false
    }
  }

  /// Starts again, and remembers the value so far.
  public mutating func beginLoading() {
    self = .loading(previous: value)
  }

  public mutating func settle(_ result: Result<Value, any Error>) {
    switch result {
    case let .success(value):
      self = .loaded(value)
    case let .failure(error):
      self = .failed(LoadFailure(error), previous: value)
    }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .idle: .idle
    case let .loading(previous): .loading(previous: previous.map(transform))
    case let .loaded(value): .loaded(transform(value))
    case let .failed(failure, previous): .failed(failure, previous: previous.map(transform))
    }
  }

  /// Changes the newest value where it is.
  public mutating func update(_ change: (inout Value) -> Void) {
    switch self {
    case .idle, .loading(previous: nil), .failed(_, previous: nil):
      return
    case .loading(previous: var value?):
      change(&value)
      self = .loading(previous: value)
    case var .loaded(value):
      change(&value)
      self = .loaded(value)
    case .failed(let failure, previous: var value?):
      change(&value)
      self = .failed(failure, previous: value)
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Hashable where Value: Hashable {}
extension Loadable: Sendable where Value: Sendable {}

/// An error that can be compared, shown and sent.
public struct LoadFailure: Error, Hashable, Sendable {
  public var message: String
  public var isTransient: Bool

  public init(message: String, isTransient: Bool = false) {
    self.message = message
    self.isTransient = isTransient
  }

  public init(_ error: any Error) {
    switch error {
    case let failure as LoadFailure:
      self = failure
    case let error as URLError:
      self.init(
        message: "The studio cannot be reached.",
        isTransient: [.timedOut, .networkConnectionLost].contains(error.code)
      )
    default:
      self.init(message: error.localizedDescription)
    }
  }
}

extension LoadFailure: LocalizedError {
  public var errorDescription: String? { message }
}
