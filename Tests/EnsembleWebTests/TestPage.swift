// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation

/// A page in a browser: it keeps a DOM, applies messages, and sends events.
@MainActor
final class TestPage {
  struct Unexpected: Error {
    let text: String
  }

  let browser: TestBrowser
  let app: String
  private let own: String
  let id: String
  let session: String
  let token: String
  private(set) var html: String
  private(set) var dom: ModelPage
  /// The address that the browser shows.
  private(set) var address: String?
  private(set) var acknowledged = 0
  private(set) var lastMessage = 0
  private var stream: (@Sendable () async -> String?)?
  private var nextEvent = 1

  init(_ browser: TestBrowser, _ app: String, _ html: String, own: String = "/-") throws {
    self.browser = browser
    self.own = own
    self.app = app
    self.html = html
    func data(_ name: String) throws -> String {
      let parts = html.split(separator: "data-\(name)=\"", maxSplits: 1)
      guard parts.count == 2 else { throw Unexpected(text: html) }
      return String(parts[1].prefix { $0 != "\"" })
    }
    id = try data("page")
    session = try data("session")
    token = try data("token")
    guard let main = html.firstRange(of: "tabindex=\"-1\">"),
      let end = html.firstRange(of: "</main>")
    else { throw Unexpected(text: html) }
    dom = try ModelPage(String(html[main.upperBound..<end.lowerBound]))
    address = try? data("address")
  }

  /// Creates a page that its script has opened.
  init(_ browser: TestBrowser, _ app: String, opened json: String, own: String = "/-") throws {
    let parts = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String]
    guard let parts, let id = parts["page"], let token = parts["token"],
      let session = parts["session"], let html = parts["html"]
    else { throw Unexpected(text: json) }
    self.browser = browser
    self.own = own
    self.app = app
    self.html = html
    self.id = id
    self.session = session
    self.token = token
    address = parts["address"]
    dom = try ModelPage(html)
  }

  // MARK: Receiving

  @discardableResult
  func connect(
    after last: Int? = nil,
    headers: [String: String] = [:]
  ) async -> WebResponse {
    let response = await browser.request(
      "GET",
      own + "/stream",
      query: ["pages": "\(id):\(last ?? lastMessage)"],
      headers: headers
    )
    if case .stream(let next) = response.body { stream = next }
    return response
  }

  /// Returns the next event of the stream.
  func next() async -> String? { await stream?() }

  /// Receives the next message and applies it.
  @discardableResult
  func receive() async throws -> String {
    guard let text = await next() else { throw Unexpected(text: "the end") }
    try apply(text)
    return text
  }

  private func apply(_ text: String) throws {
    let lines = text.split(separator: "\n")
    guard lines.count == 2, lines[0].hasPrefix("id: 0."), lines[1].hasPrefix("data: "),
      let message = try JSONSerialization.jsonObject(with: Data(lines[1].dropFirst(6).utf8))
        as? [String: Any]
    else { throw Unexpected(text: text) }
    lastMessage = Int(lines[0].dropFirst(6)) ?? -1
    acknowledged = message["k"] as? Int ?? -1
    address = message["u"] as? String ?? address
    if let html = message["h"] as? String { dom = try ModelPage(html) }
    try dom.apply((message["p"] as? [[Any]] ?? []).map(patch))
  }

  private func patch(_ parts: [Any]) throws -> DOMPatch {
    let texts = parts.map { $0 as? String }
    func text(_ offset: Int) throws -> String {
      guard let text = texts[offset] else { throw Unexpected(text: "\(parts)") }
      return text
    }
    switch texts[0] {
    case "a":
      let changes = parts[2] as? [String: Any] ?? [:]
      return .attributes(id: try text(1), changes.map { .init($0, $1 as? String) })
    case "t": return .text(id: try text(1), try text(2))
    case "r": return .replace(id: try text(1), html: try text(2))
    case "i": return .insert(parent: try text(1), before: texts[2], html: try text(3))
    case "m": return .move(parent: try text(1), before: texts[2], id: try text(3))
    case "d": return .remove(ids: texts.dropFirst().compactMap { $0 })
    case "f": return .focus(id: texts[1])
    case "o": return .open(url: try text(1))
    default: throw Unexpected(text: "\(parts)")
    }
  }

  // MARK: Contents

  var text: String { dom.root.allText }

  /// Returns the number of the element whose node handles an event and contains a text.
  func element(_ event: String, _ text: String = "") throws -> Int {
    func isMatch(_ node: ModelNode) -> Bool {
      node.attributes["data-e"] == event && (text.isEmpty || node.allText.contains(text))
    }
    guard let node = dom.root.first(where: isMatch) else {
      throw Unexpected(text: event + " " + text)
    }
    return Int(node.id.dropFirst().prefix(while: \.isNumber)) ?? -1
  }

  // MARK: Sending

  /// Sends one event with the next number.
  @discardableResult
  func send(
    _ kind: String,
    _ element: Int,
    _ value: Any? = nil,
    number: Int? = nil
  ) async -> WebResponse {
    var event: [String: Any] = ["n": number ?? nextEvent, "e": element, "k": kind]
    if let value { event["v"] = value }
    if number == nil { nextEvent += 1 }
    return await send([event])
  }

  func send(
    _ events: [[String: Any]],
    token: String? = nil,
    leaving: Bool = false,
    headers: [String: String] = [:]
  ) async -> WebResponse {
    var body: [String: Any] = ["page": id, "token": token ?? self.token, "events": events]
    if leaving { body["leaving"] = true }
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    return await browser.request(
      "POST",
      own + "/events",
      headers: headers,
      body: String(decoding: data, as: UTF8.self)
    )
  }
}
#endif
