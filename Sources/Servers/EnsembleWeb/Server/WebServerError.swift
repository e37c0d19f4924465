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

  init?(_ error: any Error, _ configuration: WebConfiguration) {
    guard let error = error as? IOError else { return nil }
    switch error.errnoCode {
    case EADDRINUSE: self = .portTaken(configuration.port)
    case EACCES: self = .portForbidden(configuration.port)
    case EADDRNOTAVAIL: self = .addressUnavailable(configuration.interface.address)
    default: return nil
    }
  }
}

extension WebServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is used by another program; set 'WebConfiguration.port' to another one, or to 0 for any free port."
    case .portForbidden(let port):
      "Port \(port) may not be used by this process; choose one above 1023 with 'WebConfiguration.port'."
    case .addressUnavailable(let address):
      "\(address) is not an address of this machine; choose another with 'WebConfiguration.interface'."
    }
  }
}
#endif
