// SPDX-License-Identifier: MIT

#if TLS
import AsyncHTTPClient
import NIOCore
import NIOPosix

/// The reason why an inspector has not answered.
package enum InspectorFailure: Error, Equatable, CustomStringConvertible {
  /// Nothing listens at the address.
  case refused(String)
  /// The host is unreachable.
  case unreachable(String)
  /// There was no answer in time.
  case silent(String)
  /// The connection was closed before the answer.
  case closed(String)
  case wrongKey(String)
  /// Another program listens at the address.
  case notInspector(String)
  /// The answer has a format that this version does not support.
  case unknownAnswer(String)

  package var description: String {
    switch self {
    case .refused(let address): "Nothing listens at \(address)."
    case .unreachable(let address): "\(address) cannot be reached."
    case .silent(let address): "\(address) does not answer."
    case .closed(let address): "\(address) has closed the connection."
    case .wrongKey(let address): "\(address) does not accept the key."
    case .notInspector(let address): "There is no inspector at \(address)."
    case .unknownAnswer(let address):
      "The answer of \(address) cannot be read. The program and 'ensemble' must be of the same version."
    }
  }

  /// The advice for a person who has just started the command.
  package var advice: String {
    switch self {
    case .refused, .unreachable, .silent, .closed:
      "Start the program with ENSEMBLE_INSPECT=1, and use the address that it prints."
    case .wrongKey:
      "Each start of a program makes a new key. Use the address that the program has printed last."
    case .notInspector:
      "A program offers it if it calls 'Inspector.startIfRequested()' and runs with ENSEMBLE_INSPECT=1."
    case .unknownAnswer:
      "Build 'ensemble' from the version of the package that the program uses."
    }
  }

  /// Creates the failure for an error of the HTTP client.
  init(_ error: any Error, at address: String) {
    if error.isRefusal {
      self = .refused(address)
    } else if let error = error as? HTTPClientError {
      let isTimeout = [.readTimeout, .connectTimeout, .deadlineExceeded].contains(error)
      self = isTimeout ? .silent(address) : .closed(address)
    } else if error is NIOConnectionError {
      self = .unreachable(address)
    } else {
      self = .closed(address)
    }
  }
}

extension Error {
  /// Whether nothing listens at the address.
  fileprivate var isRefusal: Bool {
    if let error = self as? IOError { return error.errnoCode == ECONNREFUSED }
    guard let error = self as? NIOConnectionError else { return false }
    return !error.connectionErrors.isEmpty
      && error.connectionErrors.allSatisfy { $0.error.isRefusal }
  }
}
#endif
