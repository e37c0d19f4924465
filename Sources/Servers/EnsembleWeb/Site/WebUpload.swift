// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation
import HTTPTypes
import NIOCore

/// A file upload.
struct WebUpload: Sendable {
  let page: WebPage
  /// The session of the page, which may end before the upload does.
  let session: WebSession
  let importer: ElementID
  let file: URL
  /// The announced number of bytes.
  let size: Int
  /// The index of the file in the person's selection.
  let index: Int
  let count: Int

  /// The reason for ending an upload early.
  enum Failure: Error { case unwanted, incomplete }

  /// Whether the page still requests the file.
  @MainActor var isWanted: Bool { page.request(of: importer) != nil }

  /// Writes the body of a request to the file with back-pressure.
  ///
  /// - Throws: ``Failure``, and the errors of the connection and the disk.
  func store(_ request: WebRequest) async throws {
    let disk = try await DiskFile.create(file)
    defer { disk.close() }
    let received = ByteCount()
    // An empty file has no body.
    guard size > 0 else { return }
    try await request.readPieces { piece in
      guard await isWanted, await received.add(piece.readableBytes) <= size else {
        throw Failure.unwanted
      }
      try await disk.write(piece)
    }
    guard await received.count == size else { throw Failure.incomplete }
  }
}

private actor ByteCount {
  private(set) var count = 0

  func add(_ bytes: Int) -> Int {
    count += bytes
    return count
  }
}

/// The description of a file in the query of an upload request.
struct UploadDescription {
  let importer: ElementID
  let name: String
  let size: Int
  let index: Int
  let count: Int

  /// Returns nil if a value is missing or invalid.
  init?(_ query: [String: String]) {
    func number(_ name: String) -> Int? {
      query[name].flatMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
    }
    guard let element = number("element"), let name = query["name"], let size = number("size"),
      let index = number("at"), let count = number("of"), index < count
    else { return nil }
    importer = ElementID(rawValue: element)
    self.name = name
    self.size = size
    self.index = index
    self.count = count
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
#endif
