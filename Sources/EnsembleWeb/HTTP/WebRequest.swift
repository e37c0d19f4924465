// SPDX-License-Identifier: MIT

import HTTPTypes
import NIOCore

/// A request to a site of pages.
package struct WebRequest: Sendable {
  package var head: HTTPRequest
  /// Reads the body; throws ``BodyError/tooLong`` if it has more bytes than the limit.
  package var readBody: @Sendable (_ limit: Int) async throws -> ByteBuffer
  /// Hands over the body in pieces, the next one when the one before was taken.
  package var readPieces: @Sendable (_ take: Take) async throws -> Void

  /// Takes a piece of a body.
  package typealias Take = @Sendable (ByteBuffer) async throws -> Void

  /// A request with a body.
  ///
  /// - Parameters:
  ///   - head: The head.
  ///   - readBody: Reads the body as a whole.
  ///   - readPieces: Reads it in pieces; nil takes it as one.
  package init(
    _ head: HTTPRequest,
    readBody: @escaping @Sendable (_ limit: Int) async throws -> ByteBuffer,
    readPieces: (@Sendable (_ take: Take) async throws -> Void)? = nil
  ) {
    self.head = head
    self.readBody = readBody
    self.readPieces = readPieces ?? { take in try await take(try await readBody(.max)) }
  }

  /// The reason why a body cannot be read.
  package enum BodyError: Error {
    case tooLong, late
  }

  /// The value of a header field.
  func header(_ name: HTTPField.Name) -> String? { head.headerFields[name] }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for field in head.headerFields[values: .cookie] {
      for part in field.split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1).map(\.trimmingWhitespace)
        if pair.count == 2, pair[0] == name { return pair[1] }
      }
    }
    return nil
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  ///
  /// Foundation's way takes microseconds, and this runs several times for each request.
  var trimmingWhitespace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = utf8.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { rest.index(after: $0) } ?? rest.startIndex
    return String(self[rest.startIndex..<end])
  }
}
