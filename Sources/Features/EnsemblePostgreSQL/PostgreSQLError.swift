// SPDX-License-Identifier: MIT

#if PostgreSQL
/// An error of PostgreSQL, or of the connection to it.
public struct PostgreSQLError: Error, CustomStringConvertible {
  /// The message of the server, or of the client library.
  public let message: String

  /// The five characters that name the kind of error, such as `42501` for a lack of privileges; nil
  /// if there is no connection.
  public let code: String?

  public var description: String {
    guard let code else { return "PostgreSQL cannot be reached: \(message)" }
    return "PostgreSQL has refused a statement (\(code)): \(message)"
  }

  /// The code of a statement that has waited for a lock for too long.
  static let lockTimeout = "55P03"

  /// Whether the connection is unusable, so that it is unknown whether the statement was executed.
  var isDisconnection: Bool {
    guard let code else { return true }
    // The server is shutting down or has ended the session, the connection failed, the transaction
    // was idle for too long, or the statement has reached another session, which lacks the prepared
    // statements.
    return code.hasPrefix("57P") || code.hasPrefix("08") || ["25P03", "26000"].contains(code)
  }
}
#endif
