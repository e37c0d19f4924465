// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes
import NIOCore

/// A stream to a browser whose pages are in several processes.
///
/// The streams of the other processes are read only as fast as the browser reads: each hands over
/// one event, and waits until the event is taken.
@MainActor
final class MergedStream {
  private let local: BrowserStream?
  private var parts: [@Sendable (MergedStream) async -> Void] = []
  private var task: Task<Void, Never>?
  /// The events to be taken, each with the continuation of the stream that waits.
  private var events: [(text: String, part: CheckedContinuation<Void, Never>)] = []
  private var reader: CheckedContinuation<String?, Never>?
  private var isOver = false

  init(_ local: BrowserStream?) {
    self.local = local
    guard let local else { return }
    parts.append { stream in
      while let event = await local.next() { await stream.handOver(event.encoded) }
    }
  }

  /// Adds the pages of another process.
  ///
  /// When the stream of that process ends, its remaining pages are reported as gone, and the
  /// browser asks for their sessions again. If the process does not answer this request, the whole
  /// stream ends, and the browser reconnects.
  func add(_ pages: RemotePages, _ open: @escaping @Sendable () async throws -> WebResponse) {
    parts.append { stream in
      var living = Set(pages.indices)
      do {
        let response = try await open()
        if response.status.kind == .serverError { throw PeerError.silent }
        if response.status == .ok, case .bytes(_, let next) = response.body {
          var events = PeerEvents(pages: pages.indices)
          while let bytes = try await next() {
            for event in try events.take(bytes) {
              if let ended = event.endedIndex { living.remove(ended) }
              await stream.handOver(event.text)
            }
          }
        }
      } catch PeerError.silent {
        return await stream.end()
      } catch {
        // After an error, too, the pages that are left are reported as gone.
      }
      for index in living.sorted() {
        await stream.handOver(StreamEvent.gone(page: index).encoded)
      }
    }
  }

  /// Begins to read all parts.
  func start() {
    task = Task { [weak self, parts] in
      await withTaskGroup(of: Void.self) { group in
        for part in parts {
          guard let self else { return }
          group.addTask { await part(self) }
        }
      }
      self?.end()
    }
    parts = []
  }

  /// Returns the next event, as soon as there is one, or nil at the end.
  func next() async -> String? {
    if !events.isEmpty {
      let event = events.removeFirst()
      event.part.resume()
      return event.text
    }
    if isOver { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume(returning: nil) } else { reader = continuation }
      }
    } onCancel: {
      Task { @MainActor in end() }
    }
  }

  /// Hands an event over to the browser, and returns when it has been taken.
  private func handOver(_ text: String) async {
    if isOver { return }
    if let reader {
      self.reader = nil
      return reader.resume(returning: text)
    }
    await withCheckedContinuation { events.append((text, $0)) }
  }

  /// Ends the stream, for example because its connection was closed.
  func end() {
    guard !isOver else { return }
    isOver = true
    task?.cancel()
    local?.end()
    for event in events { event.part.resume() }
    events = []
    reader?.resume(returning: nil)
    reader = nil
  }
}

/// The events in a stream of another process, with the indices of the pages in the browser's list.
struct PeerEvents {
  /// The indices in the browser's list, by the indices in the other process's list.
  private let pages: [Int]
  private var rest: [UInt8] = []

  /// An event as it is sent to the browser.
  struct Event: Equatable {
    var text: String
    /// The index of the page that has ended with the event.
    var endedIndex: Int?
  }

  /// An event that this library does not send.
  struct Malformed: Error {}

  /// The prefixes of the events before the index of a page, and whether such an event ends the
  /// page.
  private static let beginnings = [
    ("id: ", false), ("event: gone\ndata: ", true), ("event: end\ndata: ", true),
  ]

  /// The number of bytes in an event beyond which it is refused: far more than the content of a
  /// page.
  private static let limit = 64 << 20

  init(pages: [Int]) { self.pages = pages }

  /// Takes a piece of the stream, and returns the events that it completes.
  mutating func take(_ bytes: ByteBuffer) throws -> [Event] {
    var events: [Event] = []
    let newline = UInt8(ascii: "\n")
    // An event ends with an empty line.
    var start = rest.startIndex
    var next = rest.endIndex
    rest.append(contentsOf: bytes.readableBytesView)
    while let end = rest[next...].firstIndex(of: newline) {
      next = end + 1
      guard end > start, rest[end - 1] == newline else { continue }
      events.append(try event(String(decoding: rest[start...end], as: UTF8.self)))
      start = next
    }
    rest.removeFirst(start)
    guard rest.count <= Self.limit else { throw Malformed() }
    return events
  }

  private func event(_ text: String) throws -> Event {
    if text == StreamEvent.heartbeat.encoded { return Event(text: text) }
    for (beginning, ends) in Self.beginnings where text.hasPrefix(beginning) {
      let rest = text.dropFirst(beginning.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let index = Int(digits), pages.indices.contains(index) else { throw Malformed() }
      return Event(
        text: beginning + String(pages[index]) + rest.dropFirst(digits.count),
        endedIndex: ends ? pages[index] : nil
      )
    }
    throw Malformed()
  }
}
#endif
