// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews
import Foundation

/// A page in a browser: what it shows, and what it is to be told.
@MainActor
package final class WebPage {
  package let id = Secret().text
  package let token = Secret()
  /// The browser that it is in.
  package let browser: Secret
  package unowned let session: WebSession
  let timekeeper: Timekeeper
  let limits: WebLimits

  private var mirror: Mirror
  private var changed: Set<ElementID> = []
  private var focus: ViewChanges.Focus?
  /// Whether the browser and the mirror do not show the same.
  private var isLost = false
  /// The page, for the tree that it shows.
  var viewer: RowViewer?
  /// The number of the last message, and of the last event that was done.
  private(set) var lastMessage = 0
  private var lastEvent = 0
  /// The number of the last event that the browser knows to be done.
  private var toldEvent = 0
  /// Whether the browser waits to know that its last event is done, though that may change nothing.
  private var isAsked = false
  /// The address that the browser shows.
  private var toldAddress: Address?
  private var fields = FieldTexts()
  /// The files that have come of those that a person has chosen, by importer.
  private var arrived: [ElementID: [URL]] = [:]
  private var bucket: TokenBucket
  let metrics: WebMetrics
  /// When the last message was taken.
  private var lastTaken: Duration?

  /// The stream that the browser is told by.
  var stream: BrowserStream?
  private(set) var isClosed = false
  private var farewell: String?

  private var state = State.unconnected
  private var lastSeen: Duration
  private var lastUsed: Duration

  private enum State { case unconnected, connected, left }

  init(
    session: WebSession,
    browser: Secret,
    timekeeper: Timekeeper,
    configuration: WebConfiguration,
    metrics: WebMetrics
  ) {
    self.session = session
    self.metrics = metrics
    let limits = configuration.limits
    mirror = Mirror(words: configuration.words)
    self.browser = browser
    self.timekeeper = timekeeper
    self.limits = limits
    let now = timekeeper.now
    lastSeen = now
    lastUsed = now
    bucket = TokenBucket(
      perSecond: limits.eventsPerSecond,
      capacity: limits.eventBurst,
      now: now
    )
  }

  /// What the page shows at first. Everything after is told relative to it.
  package func html() -> String {
    changed = []
    toldAddress = session.tree.address
    return mirror.reset(to: session.tree.rootID, source: session.source)
  }

  func close(_ reason: End = .lost) {
    isClosed = true
    for id in arrived.keys { discardFiles(of: id) }
    switch reason {
    case .lost: break
    case .idle: farewell = "idle"
    // The browser loads the page anew, if it still may.
    case .revoked: farewell = "gone"
    }
    wake()
  }

  /// The reason why the page has ended, for the browser; nil if it was told, or need not be.
  func takeFarewell() -> String? {
    defer { farewell = nil }
    return farewell
  }
}

// MARK: How long it is kept

extension WebPage {
  func isSeen(connected: Bool) {
    lastSeen = timekeeper.now
    if connected { state = .connected }
  }

  /// The browser goes elsewhere; the connection may not know yet.
  func leaves() {
    state = .left
    leaveStream()
  }

  /// When the browser has gone elsewhere; nil if it has not.
  var leftAt: Duration? { state == .left ? lastSeen : nil }

  /// Why the page is to end, if it is.
  func end(at now: Duration) -> End? {
    let lifetime =
      switch state {
      case .unconnected: limits.unconnectedLifetime
      case .connected: limits.reconnectLifetime
      case .left: limits.returnLifetime
      }
    if !isWaiting, now - lastSeen >= lifetime { return .lost }
    return now - lastUsed >= limits.idleLifetime ? .idle : nil
  }

  enum End { case lost, idle, revoked }
}

// MARK: What it is told

extension WebPage {
  func mark(_ changes: ViewChanges, takesFocus: Bool) {
    for id in changes.updated where mirror.contains(id) { changed.insert(id) }
    for (id, _) in changes.restructured where mirror.contains(id) { changed.insert(id) }
    for id in changes.removed {
      changed.remove(id)
      discardFiles(of: id)
    }
    if takesFocus, let wish = changes.focus { focus = wish }
    wake()
  }

  /// The focus is to be there, with the next message.
  func wish(for focus: ViewChanges.Focus) { self.focus = focus }

  /// Says which message the browser has had last. If another was sent since, it is shown everything anew.
  package func resume(after message: Int) {
    isLost = isLost || message != lastMessage
  }

  /// Whether there may be something to tell.
  var hasNews: Bool {
    session.refresh()
    return isLost || focus != nil || !changed.isEmpty || owesAnswer
      || toldAddress != session.tree.address
  }

  /// Whether the browser is to know what was done, though it changed nothing: it has asked, or it keeps much of what it
  /// has sent.
  private var owesAnswer: Bool { isAsked || lastEvent - toldEvent >= 32 }

  /// How long the next message has to wait, so that what changes quickly goes together.
  var pause: Duration {
    lastTaken.map { max(.zero, $0 + limits.patchInterval - timekeeper.now) } ?? .zero
  }

  /// What there is to be told now; nil if the browser shows what there is.
  package func takeMessage() -> (number: Int, json: String)? {
    session.refresh()
    var patches: [DOMPatch] = []
    var json = "{\"k\":\(lastEvent)"
    if let address = session.tree.address, address != toldAddress || isLost {
      json += ",\"u\":"
      json.appendJSON(address.description)
    }
    toldAddress = session.tree.address
    if isLost {
      isLost = false
      fields.removeAll()
      json += ",\"h\":"
      json.appendJSON(html())
    } else {
      patches = update()
    }
    patches += focusPatches()
    if !patches.isEmpty {
      json += ",\"p\":[" + patches.map(\.json).joined(separator: ",") + "]"
    } else if !json.contains(","), !owesAnswer {
      return nil
    }
    toldEvent = lastEvent
    isAsked = false
    lastMessage += 1
    lastTaken = timekeeper.now
    return (lastMessage, json + "}")
  }

  private func update() -> [DOMPatch] {
    let shown = changed.compactMap { id in mirror.text(of: id).map { (id, $0) } }
    let patches = mirror.update(changed, source: session.source)
    changed = []
    for (id, shown) in shown {
      guard let text = mirror.text(of: id), text != shown else { continue }
      fields.tell(text, of: id, shown: shown, in: lastMessage + 1)
    }
    fields.forget { !mirror.contains($0) }
    return patches
  }

  private func focusPatches() -> [DOMPatch] {
    defer { focus = nil }
    switch focus {
    case .element(let id): return mirror.contains(id) ? [.focus(id: id.description)] : []
    case .nowhere: return [.focus(id: nil)]
    case nil: return []
    }
  }
}

// MARK: What is done on it

extension WebPage {
  /// What became of events.
  enum Outcome: Equatable {
    case done
    /// Some were for elements that the page does not show.
    case unknownElement
    case tooMany(retryAfter: Double)
  }

  /// Does what a person has done, unless it was done before.
  func perform(_ events: [EventRequest.Event]) -> Outcome {
    isSeen(connected: false)
    if let seconds = bucket.take(max(events.count, 1), now: timekeeper.now) {
      return .tooMany(retryAfter: seconds)
    }
    var outcome = Outcome.done
    for event in events where event.number > lastEvent {
      lastUsed = timekeeper.now
      lastEvent = event.number
      if !perform(event) { outcome = .unknownElement }
    }
    session.refresh()
    wake()
    return outcome
  }

  private func perform(_ event: EventRequest.Event) -> Bool {
    let isKnown = mirror.contains(event.element)
    switch event.kind {
    case .look(let rows, let count, let held):
      // A placeholder often goes while its page scrolls on.
      if isKnown { look(at: rows, around: event.element, of: count, holding: held) }
      return true
    case .view(let viewEvent): return isKnown && perform(viewEvent, event)
    }
  }

  private func perform(_ viewEvent: ViewEvent, _ event: EventRequest.Event) -> Bool {
    let viewEvent = rebased(viewEvent, event)
    isAsked = isAsked || viewEvent.isNavigation
    // What was entered may become something else, or be refused, without a change of the element.
    mirror.note(viewEvent, on: event.element)
    changed.insert(event.element)
    return session.perform(viewEvent, on: event.element, from: self)
      || session.tree[event.element] != nil
  }

  /// An edit as it is meant for what a field has by now; other events as they are.
  private func rebased(_ viewEvent: ViewEvent, _ event: EventRequest.Event) -> ViewEvent {
    guard case .edit(let text) = viewEvent, let shown = mirror.text(of: event.element) else {
      return viewEvent
    }
    session.refresh()
    let current = session.source(event.element)?.fieldText ?? shown
    return .edit(
      fields.edit(text, of: event.element, shown: shown, current: current, seen: event.seen)
    )
  }

  /// Has the rows of a long list made that the page shows. It pays for them, as for events.
  private func look(
    at rows: Range<Int>,
    around placeholder: ElementID,
    of count: Int,
    holding held: ElementID?
  ) {
    guard let viewer else { return }
    let made = session.tree.look(
      at: rows,
      around: placeholder,
      of: count,
      holding: held.flatMap { mirror.contains($0) ? $0 : nil },
      by: viewer
    )
    bucket.charge((made ?? 0) / Self.rowsPerEvent)
  }

  /// How many rows cost as much as an event.
  private static var rowsPerEvent: Int { 25 }
}

extension ViewEvent {
  /// Whether a browser keeps its history by what becomes of the event.
  fileprivate var isNavigation: Bool {
    switch self {
    case .back, .dismiss, .reopen, .open: true
    default: false
    }
  }
}

// MARK: Files

extension WebPage {
  /// What an importer asks for; nil if the page shows none, or is left.
  func request(of importer: ElementID) -> FileImport? {
    guard isThere else { return nil }
    session.refresh()
    guard mirror.contains(importer), let element = session.tree[importer],
      case .fileImporter(let request) = element.content
    else { return nil }
    return request
  }

  /// What an exporter offers; nil if the page shows none.
  func offer(of exporter: ElementID) -> FileExport? {
    guard isThere else { return nil }
    session.refresh()
    guard mirror.contains(exporter), let element = session.tree[exporter],
      case .fileExporter(let export) = element.content
    else { return nil }
    return export
  }

  private var isThere: Bool { !isClosed && state != .left }

  /// Counts a request for a file; the seconds until there may be one more if there are too many.
  func takeRequest() -> Double? {
    isSeen(connected: false)
    lastUsed = timekeeper.now
    return bucket.take(1, now: timekeeper.now)
  }

  /// Whether a file is the next of those that were chosen. The first one begins anew.
  func expects(_ place: Int, for importer: ElementID) -> Bool {
    place == 0 || place == arrived[importer]?.count
  }

  /// Takes a file, and hands over all of them with the last one; false if another one was to come.
  func take(_ file: URL, at place: Int, of count: Int, for importer: ElementID) -> Bool {
    guard expects(place, for: importer) else { return false }
    if place == 0 { discardFiles(of: importer) }
    arrived[importer, default: []].append(file)
    guard place == count - 1, let files = arrived.removeValue(forKey: importer) else { return true }
    lastUsed = timekeeper.now
    if perform(.choose(files), on: importer) { return true }
    for file in files { session.tree.files.remove(file) }
    return false
  }

  /// Says that the file of an exporter was fetched.
  func saved(_ file: URL, by exporter: ElementID) { _ = perform(.saved(file), on: exporter) }

  private func perform(_ event: ViewEvent, on id: ElementID) -> Bool {
    defer {
      session.refresh()
      wake()
    }
    return session.perform(event, on: id, from: self)
  }

  private func discardFiles(of importer: ElementID) {
    for file in arrived.removeValue(forKey: importer) ?? [] { session.tree.files.remove(file) }
  }
}
