// SPDX-License-Identifier: MIT

import Foundation
import NIOHTTP1

/// A page of a mounted application in a browser: it receives messages, and sends events.
@MainActor
final class TestPage {
  struct Unexpected: Error {
    let text: String
  }

  let browser: TestBrowser
  let id: String
  let session: String
  /// The texts that the page has shown since it was loaded or replaced, without tags.
  private(set) var text: String

  private let token: String
  private let path: String
  /// The content as it was loaded.
  private let html: String
  private var stream: EventStream?
  private var lastEvent = 0

  /// Loads a page.
  init(_ browser: TestBrowser, at path: String) async throws {
    let document = try await browser.get(path).text
    func data(_ name: String) throws -> String {
      let parts = document.split(separator: "data-\(name)=\"", maxSplits: 1)
      guard parts.count == 2 else { throw Unexpected(text: document) }
      return String(parts[1].prefix { $0 != "\"" })
    }
    guard let start = document.firstRange(of: "<main "),
      let end = document.firstRange(of: "</main>")
    else { throw Unexpected(text: document) }
    self.browser = browser
    self.path = path
    id = try data("page")
    session = try data("session")
    token = try data("token")
    let content = String(document[start.lowerBound..<end.lowerBound])
    html = content
    text = content.withoutTags
  }

  // MARK: Receiving

  /// Requests the page's messages, and returns the status of the response.
  func connect() async throws -> HTTPResponseStatus {
    let stream = try await browser.events("\(path)/-/stream?pages=\(id):0")
    self.stream = stream
    return stream.status
  }

  /// Returns the next event of the stream, except heartbeats.
  func next() async throws -> String? {
    while let event = try await stream?.next() {
      if !event.hasPrefix("event: beat") { return event }
    }
    return nil
  }

  /// Receives messages until the page has shown a text.
  func receive(_ text: String) async throws {
    while !self.text.contains(text) {
      guard let event = try await next() else { throw Unexpected(text: "the end") }
      try apply(event)
    }
  }

  /// Adds the texts of a message. Where they are on the page does not matter.
  private func apply(_ event: String) throws {
    let lines = event.split(separator: "\n")
    guard lines.count == 2, lines[0].hasPrefix("id: 0."), lines[1].hasPrefix("data: "),
      let message = try JSONSerialization.jsonObject(with: Data(lines[1].dropFirst(6).utf8))
        as? [String: Any]
    else { throw Unexpected(text: event) }
    if let html = message["h"] as? String { text = html.withoutTags }
    let patches = message["p"] as? [[Any]] ?? []
    for patch in patches {
      // A text, or HTML that replaces a node or is inserted.
      guard let kind = patch.first as? String, ["t", "r", "i"].contains(kind),
        let content = patch.last as? String
      else { continue }
      text += "\n" + content.withoutTags
    }
  }

  // MARK: Sending

  /// Returns the number of the first element that handles an event and whose content begins with a
  /// text.
  func element(_ event: String, _ text: String = "") throws -> Int {
    for tag in html.matches(of: #/<[a-z0-9]+ [^>]*>/#)
    where tag.output.contains(" data-e=\"\(event)\"") {
      let rest = html[tag.range.upperBound...]
      let content = rest.firstRange(of: "</").map { rest[..<$0.lowerBound] } ?? rest
      guard text.isEmpty || content.contains(text),
        let number = tag.output.firstMatch(of: #/ id="[a-z]([0-9]+)/#)?.output.1
      else { continue }
      return Int(number) ?? -1
    }
    throw Unexpected(text: event + " " + text)
  }

  /// Sends an event with the next number.
  func send(_ kind: String, _ element: Int, _ value: String? = nil) async throws {
    lastEvent += 1
    var event: [String: Any] = ["n": lastEvent, "e": element, "k": kind]
    if let value { event["v"] = value }
    _ = try await send([event])
  }

  /// Sends events.
  ///
  /// - Parameters:
  ///   - leaving: Whether the browser leaves the page.
  ///   - headers: Fields that replace the browser's own.
  func send(
    _ events: [[String: Any]],
    leaving: Bool = false,
    headers: [String: String] = [:]
  ) async throws -> TestBrowser.Response {
    var body: [String: Any] = ["page": id, "token": token, "events": events]
    if leaving { body["leaving"] = true }
    let data = try JSONSerialization.data(withJSONObject: body)
    return try await browser.post(
      path + "/-/events",
      headers: headers,
      body: String(decoding: data, as: UTF8.self)
    )
  }
}

extension String {
  /// The text of HTML.
  fileprivate var withoutTags: String { replacing(#/<[^>]*>/#, with: " ") }
}
