// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes
import NIOCore

/// A request to a site.
package struct WebRequest: Sendable {
  package var head: HTTPRequest
  /// Reads the body, or throws ``BodyError/tooLong`` if it has more bytes than the limit.
  package var readBody: @Sendable (_ limit: Int) async throws -> ByteBuffer
  /// Reads the body in pieces with back-pressure.
  package var readPieces: @Sendable (_ take: Take) async throws -> Void

  /// A closure that processes a piece of a body.
  package typealias Take = @Sendable (ByteBuffer) async throws -> Void

  /// Creates a request with a body.
  ///
  /// - Parameters:
  ///   - head: The head of the request.
  ///   - readBody: A closure that reads the whole body.
  ///   - readPieces: A closure that reads the body in pieces. If nil, the body is read as one
  ///     piece.
  package init(
    _ head: HTTPRequest,
    readBody: @escaping @Sendable (_ limit: Int) async throws -> ByteBuffer,
    readPieces: (@Sendable (_ take: Take) async throws -> Void)? = nil
  ) {
    self.head = head
    self.readBody = readBody
    self.readPieces = readPieces ?? { take in try await take(try await readBody(.max)) }
  }

  /// The reason for not reading a body.
  package enum BodyError: Error {
    case tooLong, late
  }

  /// Returns the value of a header field.
  func header(_ name: HTTPField.Name) -> String? { head.headerFields[name] }

  /// Returns the values of the cookies with a name: several, if other paths or hosts have set
  /// cookies with that name.
  func cookies(_ name: String) -> [String] {
    var values: [String] = []
    for field in head.headerFields[values: .cookie] {
      for part in field.split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1).map(\.trimmingWhitespace)
        if pair.count == 2, pair[0] == name { values.append(pair[1]) }
      }
    }
    return values
  }
}

extension Substring {
  /// The text without leading and trailing spaces and tabs.
  ///
  /// Foundation's equivalent takes microseconds, and this property is used several times per
  /// request.
  var trimmingWhitespace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = utf8.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { rest.index(after: $0) } ?? rest.startIndex
    return String(self[rest.startIndex..<end])
  }
}
#endif
