// SPDX-License-Identifier: MIT

import Foundation

/// A request, whichever way it came.
package struct WebRequest: Sendable {
  package var method: String
  package var path: String
  package var query: [String: String]
  /// By name in lower case.
  package var headers: [String: String]
  /// Reads the body, and no more than so many bytes of it.
  package var readBody: @Sendable (_ limit: Int) async throws -> Data

  package init(
    method: String,
    path: String,
    query: [String: String] = [:],
    headers: [String: String] = [:],
    readBody: @escaping @Sendable (_ limit: Int) async throws -> Data
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.readBody = readBody
  }

  /// What keeps a body from being read.
  package enum BodyError: Error {
    case tooLong, late
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for part in headers["cookie"]?.split(separator: ";") ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingWhitespace }
      if pair.count == 2, pair[0] == name { return pair[1] }
    }
    return nil
  }
}

extension Substring {
  /// Without spaces and tabs at its ends. Foundation's way there takes microseconds, of which each request has few.
  var trimmingWhitespace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = utf8.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { rest.index(after: $0) } ?? rest.startIndex
    return String(self[rest.startIndex..<end])
  }
}
