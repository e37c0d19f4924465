// SPDX-License-Identifier: MIT

import NIOConcurrencyHelpers
import NIOCore

/// A simulated page: one connection for its stream, and one for its events.
///
/// It does as little work as possible, so that the figures reflect the server.
final class PlayedPage: Sendable {
  private let port: Int
  /// The fields of each request before those of the page.
  private let host: String
  private let loop: any EventLoop
  private let state = NIOLockedValueBox(State())

  private struct State {
    var events: TextConnection?
    var stream: TextConnection?
    var html = ""
    var opening: EventLoopPromise<String>?
    var starting: EventLoopPromise<Void>?
    var cookie = ""
    var page = ""
    var token = ""
    var buttons: [String] = []
    var number = 0
    var press: Press?
  }

  private struct Press {
    let start = NIODeadline.now()
    var answer: TimeAmount?
    var patch: TimeAmount?
    var patchBytes = 0
    let promise: EventLoopPromise<Times>
  }

  /// The times from a press to its response, and to the resulting patch.
  struct Times: Sendable {
    var answer: TimeAmount
    var patch: TimeAmount
    var patchBytes: Int
  }

  struct Refused: Error {
    let answer: String
  }

  /// - Parameter address: The address that the proxy forwards, if the server has one.
  init(port: Int, from address: String? = nil, on loop: any EventLoop) {
    self.port = port
    self.loop = loop
    host =
      "Host: localhost:\(port)\r\n" + (address.map { "X-Forwarded-For: \($0)\r\n" } ?? "")
  }

  /// Opens the page of an application, and starts its stream.
  ///
  /// - Returns: The size of the page in bytes.
  func open(_ path: String) async throws -> Int {
    let opening = loop.makePromise(of: String.self)
    state.withLockedValue { $0.opening = opening }
    let events = try await TextConnection(to: port, on: loop) { [weak self] in self?.hearAnswer($0)
    }
    state.withLockedValue { $0.events = events }
    events.send("GET \(path) HTTP/1.1\r\n\(host)\r\n")
    let html = try await opening.futureResult.get()
    guard let cookie = html.between("Set-Cookie: ", ";"),
      let page = html.between("data-page=\"", "\""),
      let token = html.between("data-token=\"", "\"")
    else { throw Refused(answer: String(html.prefix(200))) }
    let starting = loop.makePromise(of: Void.self)
    state.withLockedValue {
      ($0.cookie, $0.page, $0.token, $0.buttons) = (cookie, page, token, html.plusButtons)
      $0.starting = starting
      $0.opening = nil
    }
    let stream = try await TextConnection(to: port, on: loop) { [weak self] in self?.hearPatch($0) }
    state.withLockedValue { $0.stream = stream }
    stream.send("GET /-/stream?pages=\(page):0 HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\n\r\n")
    try await starting.futureResult.get()
    return html.utf8.count
  }

  var buttonCount: Int { state.withLockedValue { $0.buttons.count } }

  /// Presses a button, and waits for the response and the patch.
  func press(_ index: Int) async throws -> Times {
    let promise = loop.makePromise(of: Times.self)
    let (events, request) = state.withLockedValue { state in
      state.number += 1
      state.press = Press(promise: promise)
      let event = "{\"n\":\(state.number),\"e\":\(state.buttons[index]),\"k\":\"press\"}"
      let body = "{\"page\":\"\(state.page)\",\"token\":\"\(state.token)\",\"events\":[\(event)]}"
      let head = """
        POST /-/events HTTP/1.1\r\n\(host)Origin: http://localhost:\(port)\r\nCookie: \(state.cookie)\r
        Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n
        """
      return (state.events, head + body)
    }
    events?.send(request)
    return try await promise.futureResult.get()
  }

  func close() {
    let (events, stream) = state.withLockedValue { ($0.events, $0.stream) }
    events?.close()
    stream?.close()
  }

  private func hearAnswer(_ text: String) {
    let opened: (EventLoopPromise<String>, String)? = state.withLockedValue { state in
      guard let opening = state.opening else { return nil }
      state.html += text
      guard state.html.hasSuffix("</html>\n") || !state.html.hasPrefix("HTTP/1.1 200") else {
        return nil
      }
      defer { state.html = "" }
      return (opening, state.html)
    }
    if let (promise, html) = opened { return promise.succeed(html) }
    guard text.hasPrefix("HTTP/1.1 ") else { return }
    let isDone = text.hasPrefix("HTTP/1.1 204")
    complete { press in
      press.answer = .now() - press.start
      return isDone ? nil : Refused(answer: text)
    }
  }

  private func hearPatch(_ text: String) {
    state.withLockedValue { state in
      defer { state.starting = nil }
      return state.starting
    }?.succeed()
    guard text.contains("\"p\":") else { return }
    complete { press in
      press.patch = .now() - press.start
      press.patchBytes = text.utf8.count
      return nil
    }
  }

  private func complete(_ change: (inout Press) -> Refused?) {
    let result: (EventLoopPromise<Times>, Result<Times, any Error>)? = state.withLockedValue {
      state in
      guard var press = state.press else { return nil }
      if let refusal = change(&press) {
        state.press = nil
        return (press.promise, .failure(refusal))
      }
      state.press = press
      guard let answer = press.answer, let patch = press.patch else { return nil }
      state.press = nil
      return (
        press.promise, .success(Times(answer: answer, patch: patch, patchBytes: press.patchBytes))
      )
    }
    if let (promise, result) = result { promise.completeWith(result) }
  }
}

extension StringProtocol {
  func between(_ start: String, _ end: String) -> String? {
    guard let from = firstRange(of: start)?.upperBound,
      let to = self[from...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(self[from..<to])
  }
}

extension String {
  /// The element numbers of the buttons that are labeled with a plus sign.
  fileprivate var plusButtons: [String] {
    matches(of: #/<button id="e(\d+)"[^>]*><span[^>]*>\+/#).map { String($0.output.1) }
  }
}
