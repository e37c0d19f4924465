// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import Foundation

/// A page in a browser, with the mirror of its contents and its pending messages.
@MainActor
package final class WebPage {
  package let id: String
  package let token = Secret()
  /// The browser that shows the page.
  package let browser: Secret
  package unowned let session: WebSession
  /// The login with which the page was opened, and with which it ends; nil without one.
  var login: LoginID?
  /// The number of the page in the ``PageRoom``.
  let number: PageRoom.PageID
  let clock: ServerClock
  let limits: WebLimits

  private var mirror: Mirror
  private var changed: Set<ElementID> = []
  private var focus: ViewChanges.Focus?
  /// The URLs that the browser is to open with the next message.
  private var openedURLs: [String] = []
  /// The element that a view has requested to be scrolled to.
  private var scroll: ViewChanges.Scroll?
  /// The motion of the changes since the last message.
  private var motion: DrawingStyle.Motion?
  /// Whether the browser and the mirror may differ.
  private var needsFullContent = false
  /// The page's registration as a viewer of the tree's rows.
  var viewer: RowViewer?
  /// The number of the last message.
  private(set) var lastMessage = 0
  private var lastEvent = 0
  /// The number of the last event whose completion was reported to the browser.
  private var acknowledgedEvent = 0
  /// Whether the browser waits for the acknowledgement of its last event, even without
  /// changes.
  private var mustAcknowledge = false
  /// The address that the browser shows.
  private var sentAddress: Address?
  private var fields = FieldTexts()
  /// The files of unfinished selections that have arrived, by importer.
  private var arrived: [ElementID: [URL]] = [:]
  private var bucket: TokenBucket
  private var lastMessageTime: Duration?

  /// The stream to the page's browser.
  var stream: BrowserStream?
  private(set) var isClosed = false
  /// The reason for the end of the page, until it is sent.
  private var endReason: StreamEvent.EndReason?

  /// A closure that is called when the browser leaves the page, and when it returns.
  var whenLeft: ((_ isLeft: Bool) -> Void)?
  private var state = State.unconnected {
    didSet {
      if (state == .left) != (oldValue == .left) { whenLeft?(state == .left) }
    }
  }
  private var lastSeen: Duration
  private(set) var lastUsed: Duration

  private enum State { case unconnected, connected, left }

  init(
    session: WebSession,
    browser: Secret,
    clock: ServerClock,
    configuration: WebConfiguration,
    own: String,
    number: PageRoom.PageID
  ) {
    self.session = session
    self.number = number
    id = configuration.newID()
    let limits = configuration.limits
    mirror = Mirror(strings: configuration.strings, own: own)
    self.browser = browser
    self.clock = clock
    self.limits = limits
    let now = clock.now
    lastSeen = now
    lastUsed = now
    bucket = TokenBucket(
      perSecond: limits.eventsPerSecond,
      capacity: limits.eventBurst,
      now: now
    )
  }

  /// Returns the initial HTML of the page. All later messages are relative to it.
  package func html() -> String {
    changed = []
    sentAddress = session.tree.address
    return mirror.reset(to: session.tree.rootID, source: session.source)
  }

  func close(_ reason: End = .lost) {
    isClosed = true
    for id in arrived.keys { discardFiles(of: id) }
    switch reason {
    case .lost: break
    case .idle: endReason = .idle
    case .revoked: endReason = .revoked
    case .signedOut: endReason = .signedOut
    }
    wake()
  }

  /// Takes the reason for the end of the page, or nil if there is none to send.
  func takeEndReason() -> StreamEvent.EndReason? {
    defer { endReason = nil }
    return endReason
  }
}

// MARK: Lifetime

extension WebPage {
  /// Records that the browser has sent a request or receives the stream.
  func recordActivity(connected: Bool) {
    lastSeen = clock.now
    if connected { state = .connected }
  }

  /// Records that the browser leaves the page. The connection may not have noticed yet.
  func leave() {
    state = .left
    leaveStream()
  }

  /// The time at which the browser left the page, if it has.
  var leftAt: Duration? { state == .left ? lastSeen : nil }

  /// Returns the reason for ending the page, or nil if the page stays.
  ///
  /// - Parameter early: Whether the shorter lifetime of unused pages applies: the page is unused,
  ///   and there are many such pages.
  func end(at now: Duration, early: Bool) -> End? {
    var lifetime =
      switch state {
      case .unconnected: limits.unconnectedLifetime
      case .connected: limits.reconnectLifetime
      case .left: limits.returnLifetime
      }
    if early { lifetime = min(lifetime, limits.unusedLifetime) }
    if !isWaiting, now - lastSeen >= lifetime { return .lost }
    return now - lastUsed >= limits.idleLifetime ? .idle : nil
  }

  enum End { case lost, idle, revoked, signedOut }
}

// MARK: Messages

extension WebPage {
  func mark(_ changes: ViewChanges, takesFocus: Bool) {
    for id in changes.updated where mirror.contains(id) { changed.insert(id) }
    for (id, _) in changes.restructured where mirror.contains(id) { changed.insert(id) }
    for id in changes.removed {
      changed.remove(id)
      discardFiles(of: id)
    }
    if takesFocus {
      if let request = changes.focus { focus = request }
      if let request = changes.scroll { scroll = request }
      openedURLs += changes.openedURLs.map(\.absoluteString).filter(\.isOpenable)
      // The URLs wait while the page has no stream.
      openedURLs = Array(openedURLs.suffix(Self.openedURLLimit))
    }
    if let motion = changes.motion { self.motion = motion }
    wake()
  }

  /// The maximum number of URLs that one message opens.
  private static var openedURLLimit: Int { 8 }

  /// Requests the focus with the next message.
  func requestFocus(_ focus: ViewChanges.Focus) { self.focus = focus }

  /// Resumes after a message. If the browser has missed a later message, it receives the whole
  /// page.
  package func resume(after message: Int) {
    needsFullContent = needsFullContent || message != lastMessage
  }

  /// Whether there may be a message to send.
  ///
  /// Changes that might be lost are not shown: there is no message until the journal has all
  /// changes by the pages of the session.
  package var hasPendingMessage: Bool {
    if session.isBeingRecorded { return false }
    // Reading the current tree updates it, and thereby marks the changes of this page.
    let address = session.currentTree.address
    return needsFullContent || focus != nil || scroll != nil || !changed.isEmpty
      || !openedURLs.isEmpty || owesAcknowledgement || sentAddress != address
  }

  /// Whether to acknowledge events even without changes.
  ///
  /// True if the browser waits for an acknowledgement, or keeps many unacknowledged events.
  private var owesAcknowledgement: Bool {
    mustAcknowledge || lastEvent - acknowledgedEvent >= 32
  }

  /// The delay of the next message, so that quick changes are coalesced.
  var messageDelay: Duration {
    lastMessageTime.map { max(.zero, $0 + limits.patchInterval - clock.now) } ?? .zero
  }

  /// Takes the message with all pending changes, or nil if the browser is up to date.
  package func takeMessage() -> PageMessage? {
    // Reading the current tree updates it, and thereby marks the changes of this page.
    let address = session.currentTree.address
    var message = PageMessage(
      number: lastMessage + 1,
      acknowledgedEvent: lastEvent,
      address: address != sentAddress || needsFullContent ? address : nil
    )
    sentAddress = address
    if needsFullContent {
      needsFullContent = false
      fields.removeAll()
      message.html = html()
    } else {
      message.patches = update()
    }
    message.patches += focusPatches() + openedURLs.map(DOMPatch.open)
    openedURLs = []
    if let scroll, mirror.contains(scroll.element) { message.patches.append(scroll.patch) }
    scroll = nil
    message.motion = message.html == nil ? motion : nil
    motion = nil
    if message.isEmpty, !owesAcknowledgement { return nil }
    acknowledgedEvent = lastEvent
    mustAcknowledge = false
    lastMessage = message.number
    lastMessageTime = clock.now
    return message
  }

  private func update() -> [DOMPatch] {
    let shown = changed.compactMap { id in mirror.text(of: id).map { (id, $0) } }
    let patches = mirror.update(changed, source: session.source)
    changed = []
    for (id, shown) in shown {
      guard let text = mirror.text(of: id), text != shown else { continue }
      fields.recordPatch(text, of: id, shown: shown, in: lastMessage + 1)
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

// MARK: Events

extension WebPage {
  /// The result of performing events.
  enum Outcome: Equatable {
    case done
    /// Some of the events were for elements that the page does not show.
    case unknownElement
    /// Some of the events could not be read.
    case malformed
    case tooMany(retryAfter: Double)
  }

  /// Performs user events, except those that were performed before.
  func perform(_ events: [EventRequest.Event]) -> Outcome {
    recordActivity(connected: false)
    if let seconds = bucket.take(max(events.count, 1), now: clock.now) {
      return .tooMany(retryAfter: seconds)
    }
    var outcome = Outcome.done
    for event in events where event.number > lastEvent {
      lastUsed = clock.now
      lastEvent = event.number
      if !perform(event) { outcome = .unknownElement }
    }
    if events.contains(where: \.isMalformed) { outcome = .malformed }
    wake()
    return outcome
  }

  private func perform(_ event: EventRequest.Event) -> Bool {
    let isKnown = mirror.contains(event.element)
    switch event.kind {
    case .malformed: return true
    case .look(let rows, let count, let held):
      // A placeholder may be removed while its page keeps scrolling.
      guard isKnown else { return true }
      session.use(by: self)
      look(at: rows, around: event.element, of: count, holding: held)
      return true
    case .traits(let traits):
      // In a shared session, a hidden page of one visitor must not put the application in the
      // background for everyone.
      if session.browser != nil { session.change { $0.traits = traits } }
      return true
    case .view(let viewEvent): return isKnown && perform(viewEvent, event)
    }
  }

  private func perform(_ viewEvent: ViewEvent, _ event: EventRequest.Event) -> Bool {
    // In a shared session, a browser that blocks an image must not hide the image from everyone.
    if viewEvent == .loaded(false), session.browser == nil { return true }
    // A page can only drag elements that it shows.
    if case .drop(let source, _) = viewEvent, !mirror.contains(source) { return true }
    if viewEvent.isUse { session.use(by: self) }
    let viewEvent = rebased(viewEvent, event)
    mustAcknowledge = mustAcknowledge || viewEvent.isNavigation
    // The application may change or refuse an input without changing the element, so the mirror
    // must reflect the input.
    mirror.note(viewEvent, on: event.element)
    changed.insert(event.element)
    return session.perform(viewEvent, on: event.element, from: self)
      || session.tree[event.element] != nil
  }

  /// Returns an edit rebased onto the current text of its field, and other events unchanged.
  private func rebased(_ viewEvent: ViewEvent, _ event: EventRequest.Event) -> ViewEvent {
    guard case .edit(let text) = viewEvent, let shown = mirror.text(of: event.element) else {
      return viewEvent
    }
    let current = session.currentTree[event.element].map(ElementSnapshot.init)?.fieldText ?? shown
    return .edit(
      fields.edit(
        text,
        of: event.element,
        shown: shown,
        current: current,
        lastMessage: event.lastMessage
      )
    )
  }

  /// Creates the rows of a long list that have become visible, and charges their cost to the event
  /// limit.
  private func look(
    at rows: Range<Int>,
    around placeholder: ElementID,
    of count: Int,
    holding held: ElementID?
  ) {
    guard let viewer else { return }
    let made = session.change {
      $0.look(
        at: rows,
        around: placeholder,
        of: count,
        holding: held.flatMap { mirror.contains($0) ? $0 : nil },
        by: viewer
      )
    }
    bucket.charge((made ?? 0) / Self.rowsPerEvent)
  }

  /// The number of rows that cost as much as one event.
  private static var rowsPerEvent: Int { 25 }
}

extension ViewEvent {
  /// Whether a person has caused the event deliberately, rather than the browser or a passing
  /// pointer.
  fileprivate var isUse: Bool {
    switch self {
    case .loaded, .focus, .blur, .hover, .target: false
    default: true
    }
  }

  /// Whether the browser's history depends on the result of the event.
  fileprivate var isNavigation: Bool {
    switch self {
    case .back, .dismiss, .reopen, .open: true
    default: false
    }
  }
}

// MARK: Files

extension WebPage {
  /// Returns the request of a file importer, or nil if the page does not show it or was left.
  func request(of importer: ElementID) -> FileImport? {
    guard isThere, mirror.contains(importer), let element = session.currentTree[importer],
      case .fileImporter(let request) = element.content
    else { return nil }
    return request
  }

  /// Returns the offer of a file exporter, or nil if the page does not show it or was left.
  func offer(of exporter: ElementID) -> FileExport? {
    guard isThere, mirror.contains(exporter), let element = session.currentTree[exporter],
      case .fileExporter(let export) = element.content
    else { return nil }
    return export
  }

  private var isThere: Bool { !isClosed && state != .left }

  /// Counts a file request. If there are too many, returns the number of seconds to wait.
  func takeRequest() -> Double? {
    recordActivity(connected: false)
    lastUsed = clock.now
    return bucket.take(1, now: clock.now)
  }

  /// Returns whether a file is the next of its selection. Index 0 starts a new
  /// selection.
  func expects(_ place: Int, for importer: ElementID) -> Bool {
    place == 0 || place == arrived[importer]?.count
  }

  /// Takes a file, and delivers the selection with its last file. Returns false if the file is out
  /// of order or was not requested.
  func take(_ file: URL, at place: Int, of count: Int, for importer: ElementID) -> Bool {
    guard expects(place, for: importer) else { return false }
    if place == 0 { discardFiles(of: importer) }
    arrived[importer, default: []].append(file)
    guard place == count - 1, let files = arrived.removeValue(forKey: importer) else { return true }
    lastUsed = clock.now
    session.use(by: self)
    if perform(.choose(files), on: importer) { return true }
    for file in files { session.tree.files.remove(file) }
    return false
  }

  /// Reports that the file of an exporter was downloaded.
  func saved(_ file: URL, by exporter: ElementID) { _ = perform(.saved(file), on: exporter) }

  private func perform(_ event: ViewEvent, on id: ElementID) -> Bool {
    defer { wake() }
    return session.perform(event, on: id, from: self)
  }

  private func discardFiles(of importer: ElementID) {
    for file in arrived.removeValue(forKey: importer) ?? [] { session.tree.files.remove(file) }
  }
}

extension ViewChanges.Scroll {
  /// The request as a patch.
  fileprivate var patch: DOMPatch {
    let place =
      switch anchor?.y {
      case nil: "nearest"
      case let y? where y < 0.4: "start"
      case let y? where y > 0.6: "end"
      default: "center"
      }
    return .scroll(id: element.description, place: place)
  }
}
#endif
