// SPDX-License-Identifier: MIT

#if PostgreSQL
import CPostgreSQL
import Dispatch
import Foundation

/// A parameter of a statement.
enum Parameter {
  case text(String)
  case bytes(Data)

  static func number(_ number: some BinaryInteger) -> Parameter { .text("\(number)") }

  /// An unsigned number, stored as the signed number with the same bits.
  static func bits(_ number: UInt64) -> Parameter { .number(Int64(bitPattern: number)) }

  /// An array of numbers or of words without special characters.
  static func array(_ elements: some Sequence<some CustomStringConvertible>) -> Parameter {
    .text("{" + elements.map(\.description).joined(separator: ",") + "}")
  }

  /// An array of texts.
  static func texts(_ texts: [String]) -> Parameter {
    let quoted = texts.map { text in
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    return .text("{" + quoted.joined(separator: ",") + "}")
  }

  /// An array of bytes.
  static func arrays(_ elements: [Data]) -> Parameter {
    .array(elements.map { "\"\\\\x\($0.hexadecimal)\"" })
  }
}

/// A row of a result: the texts of its columns; nil for `NULL`.
struct ResultRow {
  let columns: [String?]

  func number(_ column: Int) throws -> Int64 {
    guard let text = columns[column], let number = Int64(text) else {
      throw PostgreSQLError(message: "Column \(column) is not a number.", code: "XX001")
    }
    return number
  }

  func bits(_ column: Int) throws -> UInt64 { UInt64(bitPattern: try number(column)) }

  func bytes(_ column: Int) throws -> Data {
    guard let text = columns[column], text.hasPrefix("\\x"),
      let data = Data(hexadecimal: text.dropFirst(2).utf8)
    else { throw PostgreSQLError(message: "Column \(column) has no bytes.", code: "XX001") }
    return data
  }
}

/// A connection to a server, which is made when it is needed, and again when it was lost.
///
/// `@unchecked Sendable`: `pointer` and `prepared` are confined to `queue`.
final class Connection: @unchecked Sendable {
  private let parameters: String
  /// The timeout of a connection that does not respond.
  private let patience: Duration
  private let queue = DispatchQueue(label: "EnsemblePostgreSQL")
  private var pointer: OpaquePointer?
  /// The names of the prepared statements.
  private var prepared: [String: String] = [:]
  /// Prepares each new connection.
  private let setUp: (Connection) throws -> Void

  init(
    _ parameters: String,
    patience: Duration = .seconds(5),
    setUp: @escaping (Connection) throws -> Void = { _ in }
  ) {
    self.parameters = parameters
    self.patience = patience
    self.setUp = setUp
  }

  deinit {
    PQfinish(pointer)
  }

  /// Runs a function on the thread of the connection. If the connection is lost meanwhile, runs it
  /// once more with a new one.
  ///
  /// - Parameter body: A function that may be called a second time, even if its first run was
  ///   complete. Its second argument is true in the second call.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (Connection, _ isRepeated: Bool) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Swift.Result {
            do {
              try connect()
              return try body(self, false)
            } catch let error as PostgreSQLError where error.isDisconnection {
              disconnect()
              try connect()
              return try body(self, true)
            }
          }
        )
      }
    }
  }

  /// Runs a function on the thread of the connection, if there is one, and ignores its errors.
  func tryLater(_ body: @escaping @Sendable (Connection) throws -> Void) {
    queue.async { [self] in
      if pointer != nil { try? body(self) }
    }
  }

  // MARK: Connecting

  private func connect() throws {
    if let pointer, PQstatus(pointer) == CONNECTION_OK { return }
    disconnect()
    let seconds = max(2, patience.components.seconds)
    // Later values win, so the application can override the first ones.
    let values = [
      ("application_name", "Ensemble"), ("connect_timeout", "\(seconds)"),
      ("keepalives_idle", "\(seconds)"), ("keepalives_interval", "1"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "\(1_000 * seconds)"), ("dbname", parameters),
      ("client_encoding", "UTF8"),
    ]
    let keywords = values.map { strdup($0.0) }
    let texts = values.map { strdup($0.1) }
    defer { for text in keywords + texts { free(text) } }
    let made = PQconnectdbParams(
      keywords.map { UnsafePointer($0) } + [nil],
      texts.map { UnsafePointer($0) } + [nil],
      1
    )
    guard let made, PQstatus(made) == CONNECTION_OK else {
      defer { PQfinish(made) }
      throw PostgreSQLError(message: Self.message(of: made), code: nil)
    }
    pointer = made
    // Nonblocking, so that waiting for the server happens in `waitForResult`, which has a timeout.
    PQsetnonblocking(made, 1)
    do {
      try configure()
      try setUp(self)
    } catch {
      disconnect()
      throw error
    }
  }

  /// Makes the session independent of the configuration of the server, the database and the role.
  private func configure() throws {
    let milliseconds = 1_000 * max(2, patience.components.seconds)
    // The server ends sessions of clients that are gone, so that they lock no rows.
    try execute(
      """
      SET client_min_messages = warning;
      SET bytea_output = hex;
      SET default_transaction_isolation = 'read committed';
      SET default_transaction_read_only = off;
      SET idle_in_transaction_session_timeout = \(milliseconds);
      SET lock_timeout = \(milliseconds);
      SET tcp_keepalives_idle = 5;
      SET tcp_keepalives_interval = 1;
      SET tcp_keepalives_count = 5;
      SET tcp_user_timeout = \(milliseconds);
      SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') IN ('off', 'local');
      """
    )
  }

  private func disconnect() {
    PQfinish(pointer)
    pointer = nil
    prepared = [:]
  }

  private static func message(of pointer: OpaquePointer?) -> String {
    let text = PQerrorMessage(pointer).map { String(cString: $0) } ?? "out of memory"
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Statements

  /// Executes statements without parameters, in one transaction unless they say otherwise.
  func execute(_ sql: String) throws {
    _ = try rows(of: result(PQsendQuery(pointer, sql)))
  }

  /// Executes a function in a transaction.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Executes a statement, which is prepared by its first execution, and returns its rows.
  @discardableResult
  func query(_ sql: String, _ parameters: [Parameter] = []) throws -> [ResultRow] {
    let name = try prepare(sql)
    var buffers: [UnsafeMutablePointer<CChar>] = []
    var lengths: [Int32] = []
    var formats: [Int32] = []
    defer { for buffer in buffers { buffer.deallocate() } }
    for parameter in parameters {
      // The bytes, followed by a zero for a text.
      let (bytes, format): ([UInt8], Int32) =
        switch parameter {
        case .text(let text): (Array(text.utf8), 0)
        case .bytes(let data): (Array(data), 1)
        }
      let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      buffers.append(buffer)
      lengths.append(Int32(bytes.count))
      formats.append(format)
    }
    return try rows(
      of: result(
        PQsendQueryPrepared(
          pointer,
          name,
          Int32(parameters.count),
          buffers.map { UnsafePointer($0) },
          lengths,
          formats,
          0
        )
      )
    )
  }

  private func prepare(_ sql: String) throws -> String {
    if let name = prepared[sql] { return name }
    let name = "s\(prepared.count)"
    _ = try rows(of: result(PQsendPrepare(pointer, name, sql, 0, nil)))
    prepared[sql] = name
    return name
  }

  /// Waits for the last result of a request, as long as the server makes progress in sending or
  /// receiving.
  ///
  /// A server that is suspended is not detected by TCP `keepalives`, which its kernel answers, nor
  /// by `statement_timeout`, which the server itself would measure.
  ///
  /// - Parameter wasSent: The result of the function of libpq that has sent it: 1 for a success.
  /// - Returns: The result, or nil if the connection is lost.
  /// - Throws: A `PostgreSQLError` without a code, after which the connection cannot be used.
  private func result(_ wasSent: Int32) throws -> OpaquePointer? {
    guard wasSent == 1 else { return nil }
    var last: OpaquePointer?
    do {
      repeat {
        try waitForResult()
        guard let next = PQgetResult(pointer) else { return last }
        PQclear(last)
        last = next
      } while true
    } catch {
      PQclear(last)
      throw error
    }
  }

  /// Waits until `PQgetResult` would return at once.
  private func waitForResult() throws {
    while true {
      let rest = PQflush(pointer)
      // `PQgetResult` returns the error.
      if rest < 0 || rest == 0 && PQisBusy(pointer) == 0 { return }
      let events = Int16(POLLIN) | (rest > 0 ? Int16(POLLOUT) : 0)
      var socket = pollfd(fd: PQsocket(pointer), events: events, revents: 0)
      // Twice the lock timeout of the server.
      let milliseconds = 2_000 * max(2, patience.components.seconds)
      switch poll(&socket, 1, Int32(clamping: milliseconds)) {
      case 0:
        disconnect()
        throw PostgreSQLError(
          message: "The server has not answered for \(milliseconds / 1_000) seconds.",
          code: nil
        )
      case -1 where errno != EINTR: return
      default: if PQconsumeInput(pointer) == 0 { return }
      }
    }
  }

  /// Waits until the server notifies the session of anything, or for a time.
  ///
  /// - Returns: The texts of the notifications, without repetitions.
  func waitForNotifications(milliseconds: Int32) throws -> [String] {
    var texts: [String] = []
    func take() {
      while let notification = PQnotifies(pointer) {
        let text = String(cString: notification.pointee.extra)
        if !texts.contains(text) { texts.append(text) }
        PQfreemem(notification)
      }
    }
    take()
    if !texts.isEmpty { return texts }
    var socket = pollfd(fd: PQsocket(pointer), events: Int16(POLLIN), revents: 0)
    if poll(&socket, 1, milliseconds) > 0, PQconsumeInput(pointer) == 0 {
      throw PostgreSQLError(message: Self.message(of: pointer), code: nil)
    }
    take()
    return texts
  }

  private func rows(of result: OpaquePointer?) throws -> [ResultRow] {
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else {
      let isConnected = result != nil && PQstatus(pointer) == CONNECTION_OK
      // 'C' is the code, and 'M' the message without details, in `postgres_ext.h`.
      func field(_ code: UInt8) -> String? {
        guard let text = PQresultErrorField(result, Int32(code)) else { return nil }
        return String(cString: text)
      }
      throw PostgreSQLError(
        message: field(UInt8(ascii: "M")) ?? Self.message(of: pointer),
        code: isConnected ? field(UInt8(ascii: "C")) ?? "XX000" : nil
      )
    }
    let columns = PQnfields(result)
    return (0..<PQntuples(result)).map { row in
      ResultRow(
        columns: (0..<columns).map { column in
          if PQgetisnull(result, row, column) != 0 { return nil }
          return String(cString: PQgetvalue(result, row, column))
        }
      )
    }
  }
}

extension Data {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The bytes as hexadecimal digits.
  fileprivate var hexadecimal: String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(Self.digits[Int(byte >> 4)])
      text.append(Self.digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Creates bytes from hexadecimal digits; nil if there are other characters.
  fileprivate init?(hexadecimal text: some Sequence<UInt8>) {
    self.init()
    var high: UInt8?
    for character in text {
      let digit: UInt8
      switch character {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = character - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high {
        append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if high != nil { return nil }
  }
}
#endif
