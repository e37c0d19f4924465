// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import Foundation

/// A page in a browser, with the DOM that its browser shows and its pending messages.
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

  private var dom: ClientDOM
  private var changes = PageChanges()
  private var numbers = PageNumbers()
  /// The address that the browser shows.
  private var sentAddress: Address?
  private var fields = FieldTexts()
  private var selections = FileSelections()
  private var bucket: TokenBucket
  private var lastMessageTime: Duration?
  private var lifetime: PageLifetime {
    didSet { if lifetime.isLeft != oldValue.isLeft { whenLeft?(lifetime.isLeft) } }
  }
  /// A closure that is called when the browser leaves the page, and when it returns.
  var whenLeft: ((_ isLeft: Bool) -> Void)?

  /// The page's registration as a viewer of the tree's rows.
  var viewer: RowViewer?
  /// The stream to the page's browser.
  var stream: BrowserStream?

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
    dom = ClientDOM(strings: configuration.strings, own: own)
    self.browser = browser
    self.clock = clock
    self.limits = limits
    let now = clock.now
    lifetime = PageLifetime(limits: limits, now: now)
    bucket = TokenBucket(
      perSecond: limits.eventsPerSecond,
      capacity: limits.eventBurst,
      now: now
    )
  }

  /// Returns the initial HTML of the page. All later messages are relative to it.
  package func html() -> String {
    changes.elements = []
    sentAddress = session.tree.address
    return dom.reset(to: session.tree.rootID, source: session.source)
  }

  func close(_ reason: PageLifetime.End = .lost) {
    lifetime.end(reason)
    discard(selections.removeAll())
    wake()
  }
}

// MARK: Lifetime

extension WebPage {
  var isClosed: Bool { lifetime.hasEnded }

  /// The time at which a person last did something on the page.
  var lastUsed: Duration { lifetime.lastUsed }

  /// The time at which the browser left the page, if it has.
  var leftAt: Duration? { lifetime.leftAt }

  /// Takes the reason for the end of the page, or nil if there is none to send.
  func takeEndReason() -> StreamEvent.EndReason? { lifetime.takeEndReason() }

  /// Records that the browser has sent a request or receives the stream.
  func recordActivity(connected: Bool) {
    if connected { lifetime.connect(at: clock.now) } else { lifetime.see(at: clock.now) }
  }

  /// Records that the browser leaves the page. The connection may not have noticed yet.
  func leave() {
    lifetime.leave()
    leaveStream()
  }

  /// Returns the reason for ending the page, or nil if the page stays.
  ///
  /// - Parameter early: Whether the shorter lifetime of unused pages applies: the page is unused,
  ///   and there are many such pages.
  func end(at now: Duration, early: Bool) -> PageLifetime.End? {
    lifetime.reasonToEnd(at: now, isWaiting: isWaiting, early: early)
  }
}

// MARK: Messages

extension WebPage {
  /// The number of the last message.
  package var lastMessage: Int { numbers.lastMessage }

  func mark(_ changes: ViewChanges, takesFocus: Bool) {
    self.changes.add(changes, takesFocus: takesFocus) { dom.contains($0) }
    for id in changes.removed { discard(selections.remove(for: id)) }
    wake()
  }

  /// Requests the focus with the next message.
  func requestFocus(_ focus: ViewChanges.Focus) { changes.focus = focus }

  /// Resumes after a message. If the browser has missed a later message, it receives the whole
  /// page.
  package func resume(after message: Int) { numbers.resume(after: message) }

  /// Whether there may be a message to send.
  ///
  /// Changes that might be lost are not shown: there is no message until the journal has all
  /// changes by the pages of the session.
  package var hasPendingMessage: Bool {
    if session.isBeingRecorded { return false }
    // Reading the current tree updates it, and thereby marks the changes of this page.
    let address = session.currentTree.address
    return !changes.isEmpty || numbers.needsFullContent || numbers.owesAcknowledgement
      || sentAddress != address
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
      number: numbers.lastMessage + 1,
      acknowledgedEvent: numbers.lastEvent,
      address: address != sentAddress || numbers.needsFullContent ? address : nil
    )
    sentAddress = address
    if numbers.needsFullContent {
      numbers.didTakeFullContent()
      fields.removeAll()
      message.html = html()
    } else {
      message.patches = update()
    }
    message.patches += changes.takePatches { dom.contains($0) }
    let motion = changes.takeMotion()
    message.motion = message.html == nil ? motion : nil
    if message.isEmpty, !numbers.owesAcknowledgement { return nil }
    numbers.didSend(message.number)
    lastMessageTime = clock.now
    return message
  }

  private func update() -> [DOMPatch] {
    let shown = changes.elements.compactMap { id in dom.text(of: id).map { (id, $0) } }
    let patches = dom.update(changes.elements, source: session.source)
    changes.elements = []
    for (id, shown) in shown {
      guard let text = dom.text(of: id), text != shown else { continue }
      fields.recordPatch(text, of: id, shown: shown, in: numbers.lastMessage + 1)
    }
    fields.forget { !dom.contains($0) }
    return patches
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
    for event in events where numbers.begin(event.number) {
      lifetime.use(at: clock.now)
      if !perform(event) { outcome = .unknownElement }
    }
    if events.contains(where: \.isMalformed) { outcome = .malformed }
    wake()
    return outcome
  }

  private func perform(_ event: EventRequest.Event) -> Bool {
    let isKnown = dom.contains(event.element)
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
    if case .drop(let source, _) = viewEvent, !dom.contains(source) { return true }
    if viewEvent.isUse { session.use(by: self) }
    let viewEvent = rebased(viewEvent, event)
    if viewEvent.isNavigation { numbers.requestAcknowledgement() }
    // The application may change or refuse an input without changing the element, so the DOM
    // must reflect the input.
    dom.note(viewEvent, on: event.element)
    changes.elements.insert(event.element)
    return session.perform(viewEvent, on: event.element, from: self)
      || session.tree[event.element] != nil
  }

  /// Returns an edit rebased onto the current text of its field, and other events unchanged.
  private func rebased(_ viewEvent: ViewEvent, _ event: EventRequest.Event) -> ViewEvent {
    guard case .edit(let text) = viewEvent, let shown = dom.text(of: event.element) else {
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
        holding: held.flatMap { dom.contains($0) ? $0 : nil },
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
    guard isThere, dom.contains(importer), let element = session.currentTree[importer],
      case .fileImporter(let request) = element.content
    else { return nil }
    return request
  }

  /// Returns the offer of a file exporter, or nil if the page does not show it or was left.
  func offer(of exporter: ElementID) -> FileExport? {
    guard isThere, dom.contains(exporter), let element = session.currentTree[exporter],
      case .fileExporter(let export) = element.content
    else { return nil }
    return export
  }

  private var isThere: Bool { !lifetime.hasEnded && !lifetime.isLeft }

  /// Counts a file request. If there are too many, returns the number of seconds to wait.
  func takeRequest() -> Double? {
    recordActivity(connected: false)
    lifetime.use(at: clock.now)
    return bucket.take(1, now: clock.now)
  }

  /// Returns whether a file is the next of its selection. Index 0 starts a new selection.
  func expects(_ index: Int, for importer: ElementID) -> Bool {
    selections.expects(index, for: importer)
  }

  /// Takes a file, and delivers the selection with its last file. Returns false if the file is out
  /// of order or was not requested.
  func take(_ file: URL, at index: Int, of count: Int, for importer: ElementID) -> Bool {
    guard expects(index, for: importer) else { return false }
    if index == 0 { discard(selections.remove(for: importer)) }
    guard let files = selections.add(file, at: index, of: count, for: importer) else {
      return true
    }
    lifetime.use(at: clock.now)
    session.use(by: self)
    if perform(.choose(files), on: importer) { return true }
    discard(files)
    return false
  }

  /// Reports that the file of an exporter was downloaded.
  func saved(_ file: URL, by exporter: ElementID) { _ = perform(.saved(file), on: exporter) }

  private func perform(_ event: ViewEvent, on id: ElementID) -> Bool {
    defer { wake() }
    return session.perform(event, on: id, from: self)
  }

  private func discard(_ files: [URL]) {
    for file in files { session.tree.files.remove(file) }
  }
}
#endif
