// SPDX-License-Identifier: MIT

#if Web
import Foundation
import NIOCore

/// An error that prevents a server from listening.
public enum WebServerError: Error, Equatable, Sendable {
  /// The port is used by another program.
  case portTaken(UInt16)
  /// The process lacks the permission to use the port.
  case portForbidden(UInt16)
  /// The address does not belong to this machine.
  case addressUnavailable(String)
  /// The configuration names no address to listen at.
  case noAddress

  /// Creates an error that describes why a server with mounted applications cannot listen.
  ///
  /// ```swift
  /// do {
  ///   try await Application(router: router, services: [todos]).runService()
  /// } catch {
  ///   throw WebServerError(error, port: 8080, address: "127.0.0.1") ?? error
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error that the server ended with. For errors with other reasons the result is
  ///     nil.
  ///   - port: The port that the server was configured to listen at.
  ///   - address: The address that the server was configured to listen at.
  public init?(_ error: any Error, port: UInt16, address: String) {
    guard let error = error as? IOError else { return nil }
    switch error.errnoCode {
    case EADDRINUSE: self = .portTaken(port)
    case EACCES: self = .portForbidden(port)
    case EADDRNOTAVAIL: self = .addressUnavailable(address)
    default: return nil
    }
  }
}

extension WebServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is used by another program; choose another one, or 0 for any free port."
    case .portForbidden(let port):
      "Port \(port) may not be used by this process; choose one above 1023."
    case .addressUnavailable(let address):
      "\(address) is not an address of this machine; choose another one."
    case .noAddress:
      "There is no address to listen at: 'interface' is an empty list; name one, or choose '.loopback'."
    }
  }
}
#endif
