// SPDX-License-Identifier: MIT

import EnsembleViews
import Foundation
import HTTPTypes
import NIOCore

/// A file on its way from a browser.
struct WebUpload: Sendable {
  let page: WebPage
  /// The session of the page, which may end before the file has come.
  let session: WebSession
  let importer: ElementID
  let file: URL
  /// How many bytes were announced.
  let size: Int
  /// Which one it is of those that were chosen.
  let place: Int
  let count: Int

  /// The reason why a file is not taken any further.
  enum Failure: Error { case unwanted, incomplete }

  /// Whether the page still asks for it.
  @MainActor var isWanted: Bool { page.request(of: importer) != nil }

  /// Writes the body of a request into the file, as fast as the disk takes it.
  ///
  /// - Throws: ``Failure``, or what went wrong with the connection or the disk.
  func store(_ request: WebRequest) async throws {
    let disk = try await DiskFile.create(file)
    defer { disk.close() }
    let received = ByteCount()
    // There is nothing to read of an empty file.
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

/// What a request to upload a file says about it.
struct UploadNotice {
  let importer: ElementID
  let name: String
  let size: Int
  let place: Int
  let count: Int

  /// Nil if something is missing, or makes no sense.
  init?(_ query: [String: String]) {
    func number(_ name: String) -> Int? {
      query[name].flatMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
    }
    guard let element = number("element"), let name = query["name"], let size = number("size"),
      let place = number("at"), let count = number("of"), place < count
    else { return nil }
    importer = ElementID(rawValue: element)
    self.name = name
    self.size = size
    self.place = place
    self.count = count
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
