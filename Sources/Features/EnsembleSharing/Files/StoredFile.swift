// SPDX-License-Identifier: MIT

import EnsembleInternals
import Foundation
import IssueReporting

/// A file that stores shared values, and their changes that are still to be written.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`, under which no other code runs
/// than the code of ``WriteBehind``.
final class StoredFile: @unchecked Sendable {
  /// The identity of a writer, which is not notified of its own changes.
  final class Writer: Sendable {}

  /// A value that is to be written.
  struct Change {
    var writer: Writer
    /// The time of the last change of the value.
    var date: Int64
    /// Whether the writer merges outside changes into the value when it is notified of them.
    var merges: Bool
    var encode: @Sendable () throws -> Data
    var waiters: [Waiter] = []
  }

  /// A caller that waits for the result of a write.
  struct Waiter {
    /// Whether it is an error if a later change replaces the value before it is written.
    var needsWrite: Bool
    var resume: @Sendable (Result<Void, any Error>) -> Void
  }

  private enum Version {
    /// The file was not examined yet.
    case unknown
    /// The version that was read or written last; nil if there was no file.
    case known(FileStamp?)

    func isSame(as stamp: FileStamp?) -> Bool {
      if case .known(let own) = self { own?.identity == stamp?.identity } else { false }
    }
  }

  private struct Subscriber {
    let writer: Writer
    let notify: @Sendable (Result<FileContent?, any Error>) -> Void
  }

  private struct State {
    var decisions: WriteBehind
    /// The change that waits to be written.
    var waiting: Change?
    /// The change that is being written.
    var writing: Change?
    var version = Version.unknown
    /// The number of versions so far, by which a slow reader notices that its version is outdated.
    var versionCount = 0
    /// The version that was written last.
    var written: FileStamp.Identity?
    /// The version that could not be decoded.
    var undecodable: FileStamp.Identity?
    /// The time of the last outside event since the file was checked.
    var eventDate: Int64?
    var subscribers: [Int: Subscriber] = [:]
    var lastSubscriber = 0
    var watch: SharedSubscription?

    mutating func setVersion(_ stamp: FileStamp?) {
      version = .known(stamp)
      versionCount += 1
    }

    /// - Returns: Whether to queue a turn.
    mutating func noteOutsideEvent(at date: Int64) -> Bool {
      eventDate = date
      return decisions.outsideEvent()
    }
  }

  let path: String
  private let disk: any Disk
  private let scheduler: any FileScheduler
  private let lock = Lock()
  private var state: State
  private weak var owner: AnyObject?

  init(path: String, disk: any Disk, scheduler: any FileScheduler) {
    self.path = path
    self.disk = disk
    self.scheduler = scheduler
    state = State(decisions: WriteBehind(hasWindows: scheduler.interval != nil))
  }

  /// Returns the shared object through which all values in the file are accessed, creating it if
  /// needed.
  func owner<Owner: AnyObject>(orMake makeOwner: () -> Owner) -> Owner {
    if let owner = lock.withLock({ owner as? Owner }) { return owner }
    let new = makeOwner()
    return lock.withLock {
      if let owner = owner as? Owner { return owner }
      owner = new
      return new
    }
  }

  // MARK: Reading

  /// Returns the value to be written, or else the content of the file; nil if there is neither.
  func read() throws -> FileContent? {
    let (change, count) = lock.withLock { (state.waiting ?? state.writing, state.versionCount) }
    if let change, let data = try? change.encode() {
      return FileContent(data: data, stamp: FileStamp(Self.unwritten, changed: change.date))
    }
    let (content, stamp) = look()
    let date = disk.now
    queue { state in
      if case .failure = content { state.undecodable = stamp?.identity }
      guard state.versionCount == count, !state.version.isSame(as: stamp) else { return false }
      guard case .known = state.version else {
        state.setVersion(stamp)
        return false
      }
      // The file has changed, but the event has not arrived yet. This reader may drop the new
      // content, and other writers must still be notified.
      state.eventDate = state.eventDate ?? date
      return state.decisions.outsideEvent()
    }
    return try content.get()
  }

  /// Returns the content of the file, and its stamp even if reading fails.
  private func look() -> (Result<FileContent?, any Error>, FileStamp?) {
    do {
      let content = try disk.read(path)
      return (.success(content), content?.stamp)
    } catch {
      let stamp = try? disk.stamp(of: path)
      return (.failure(FileStorageError(.read, path, error)), stamp)
    }
  }

  /// Returns whether a writer is notified of outside changes.
  func isSubscribed(_ writer: Writer) -> Bool {
    lock.withLock { state.subscribers.values.contains { $0.writer === writer } }
  }

  /// The identity of content that waits to be written.
  private static let unwritten = FileStamp.Identity(inode: 0, size: 0, modified: 0)

  /// Returns whether a version comes from a value of this storage.
  func isOwn(_ stamp: FileStamp) -> Bool {
    stamp.identity == Self.unwritten || lock.withLock { state.written == stamp.identity }
  }

  /// Marks a version of the file as undecodable, so that a copy is made before it is overwritten.
  func keep(_ stamp: FileStamp) {
    lock.withLock { state.undecodable = stamp.identity }
  }

  // MARK: Subscribing

  /// Calls a function with the new content after each change that another writer has made.
  func subscribe(
    _ writer: Writer,
    _ notify: @escaping @Sendable (Result<FileContent?, any Error>) -> Void
  ) -> SharedSubscription {
    let (id, isFirst) = lock.withLock {
      state.lastSubscriber += 1
      state.subscribers[state.lastSubscriber] = Subscriber(writer: writer, notify: notify)
      return (state.lastSubscriber, state.subscribers.count == 1)
    }
    if isFirst { startWatching() }
    return SharedSubscription { [self] in unsubscribe(id) }
  }

  private func startWatching() {
    let watch = disk.watch(path) { [weak self] in self?.noteOutsideEvent() }
    let replaced = lock.withLock {
      let needsWatch = !state.subscribers.isEmpty && state.watch == nil
      let replaced = needsWatch ? nil : watch
      if needsWatch { state.watch = watch }
      return replaced
    }
    replaced?.cancel()
    // The file may have been changed since it was read. Checking here keeps another thread from
    // using the file when the value is changed next.
    let date = disk.now
    if lock.withLock({ state.noteOutsideEvent(at: date) }) { work() }
  }

  private func unsubscribe(_ id: Int) {
    let (removed, watch) = lock.withLock {
      let removed = state.subscribers.removeValue(forKey: id)
      guard state.subscribers.isEmpty else { return (removed, nil as SharedSubscription?) }
      defer { state.watch = nil }
      return (removed, state.watch)
    }
    watch?.cancel()
    withExtendedLifetime(removed) {}
  }

  private func noteOutsideEvent() {
    let date = disk.now
    queue { $0.noteOutsideEvent(at: date) }
  }

  // MARK: Writing

  /// Returns whether a change of a writer waits.
  func hasWaitingChange(of writer: Writer) -> Bool {
    lock.withLock { state.waiting?.writer === writer }
  }

  /// Reports that a change of the value will overwrite an outside change.
  func reportOverwriting() {
    report(.overwrite)
  }

  /// The time at which a value is written.
  enum Urgency {
    /// Write on another thread: at once, or when the window of the last write has ended.
    case later
    /// Like `later`, but on this thread if no window is open and no other thread uses the file.
    case first
    /// On another thread, at once.
    case now
  }

  /// Writes a value.
  func write(_ change: Change, _ urgency: Urgency = .later) {
    // Released outside of the lock.
    var replaced: Change?
    var isForeign = false
    var job: WriteBehind.Job?
    queue { state in
      swap(&replaced, &state.waiting)
      state.waiting = change
      if replaced != nil {
        isForeign = replaced?.writer !== change.writer
        swap(&replaced!.waiters, &state.waiting!.waiters)
        state.waiting!.waiters += change.waiters
      }
      if urgency == .first { job = state.decisions.beginChange() }
      return job == nil && state.decisions.change(isUrgent: urgency == .now)
    } reporting: {
      guard isForeign else { return nil }
      return """
        Two values that do not share their changes are kept in the file '\(path)'. One of them was \
        changed while the change of the other one waited to be written, which is discarded.
        """
    }
    if case .write(let window)? = job { writeFirst(window) }
  }

  /// Writes the first change of a quiet period on the thread that has made it.
  private func writeFirst(_ window: Int?) {
    openWindow(window)
    let isWritten = writeWaiting(decidingLater: true)
    queue { state in
      // The value is just being changed, so the outside change cannot replace it.
      if !isWritten {
        _ = state.decisions.change()
        _ = state.decisions.outsideEvent()
      }
      return state.decisions.end()
    }
  }

  /// Writes the pending value at once, and calls a function when no write is pending or running.
  func flush(_ done: @escaping @Sendable () -> Void) {
    let waiter = Waiter(needsWrite: false) { _ in done() }
    var isIdle = false
    queue { state in
      if state.waiting != nil {
        state.waiting?.waiters.append(waiter)
        return state.decisions.change(isUrgent: true)
      }
      if state.writing != nil {
        state.writing?.waiters.append(waiter)
      } else {
        isIdle = true
      }
      return false
    }
    if isIdle { done() }
  }

  /// Changes the state, and queues a turn if the change makes one possible.
  private func queue(
    _ event: (inout State) -> Bool,
    reporting issue: () -> String? = { nil }
  ) {
    let isReady = lock.withLock { event(&state) }
    if let issue = issue() { reportIssue(issue) }
    if isReady { scheduler.perform { [self] in work() } }
  }

  // MARK: Jobs

  private func work() {
    while let job = lock.withLock({ state.decisions.begin() }) {
      switch job {
      case .check: check()
      case .write(let window):
        openWindow(window)
        _ = writeWaiting(decidingLater: false)
      }
      guard lock.withLock({ state.decisions.end() }) else { return }
    }
  }

  private func openWindow(_ window: Int?) {
    guard let window, let interval = scheduler.interval else { return }
    scheduler.perform(after: interval) { [self] in
      queue { $0.decisions.windowEnded(window) }
    }
  }

  private func check() {
    // If the stamp cannot be read, the file counts as unchanged.
    guard let stamp = try? disk.stamp(of: path) as FileStamp?? else { return }
    let isKnown = lock.withLock {
      guard state.version.isSame(as: stamp) else { return false }
      state.eventDate = nil
      return true
    }
    if isKnown { return }
    takeOutsideChange()
  }

  /// Delivers the content of an outside change, unless a later change is pending.
  private func takeOutsideChange() {
    let (content, stamp) = look()
    let (decision, discarded, subscribers) = lock.withLock {
      let decision = decide(on: stamp)
      state.eventDate = nil
      state.setVersion(stamp)
      if case .failure = content { state.undecodable = stamp?.identity }
      guard decision == .discardChange else {
        return (decision, nil as Change?, Array(state.subscribers.values))
      }
      defer { state.waiting = nil }
      state.decisions.discardChange()
      return (decision, state.waiting, Array(state.subscribers.values))
    }
    if decision == .notify || decision == .discardChange {
      for subscriber in subscribers { subscriber.notify(content) }
    }
    report(decision)
    if let discarded { resume(discarded.waiters, .discarded) }
  }

  private enum Decision {
    /// There is nothing new.
    case ignore
    /// No change is pending, or the pending change merges outside changes.
    case notify
    /// The file was changed later than the value.
    case discardChange
    /// The value was changed later than the file.
    case overwrite
  }

  /// Decides between a version of the file and the pending change; called with the lock held.
  private func decide(on stamp: FileStamp?) -> Decision {
    guard case .known(let known) = state.version else {
      return state.waiting == nil && stamp != nil ? .notify : .ignore
    }
    if known?.identity == stamp?.identity { return .ignore }
    guard let change = state.waiting, !change.merges else { return .notify }
    // For a deleted file, the only known time is the time of the event.
    guard let stamp else { return change.date > state.eventDate ?? .max ? .ignore : .discardChange }
    return stamp.changed >= change.date ? .discardChange : .overwrite
  }

  private func report(_ decision: Decision) {
    switch decision {
    case .ignore, .notify: break
    case .discardChange:
      reportIssue(
        """
        The file '\(path)' was changed or deleted outside while a change of its value waited to be \
        written. The outside change is the later one: the value is taken from the file, and its \
        own change is discarded.
        """
      )
    case .overwrite:
      reportIssue(
        """
        The file '\(path)' was changed outside, and its value was changed after that. The outside \
        change is overwritten.
        """
      )
    }
  }

  private enum Outcome {
    case done(FileStamp, Data)
    case discarded
    /// The file was changed outside, later than the value, and neither was discarded.
    case undecided
    case failed(any Error)
  }

  /// Writes the pending value.
  ///
  /// - Parameter decidingLater: Whether a value that is older than an outside change stays pending.
  /// - Returns: False if the value is pending again.
  private func writeWaiting(decidingLater: Bool) -> Bool {
    let change = lock.withLock {
      defer { state.waiting = nil }
      state.writing = state.waiting
      return state.writing
    }
    guard let change else { return true }
    let outcome = write(change, decidingLater)
    if case .undecided = outcome {
      wait(change)
      return false
    }
    let (waiters, others) = lock.withLock {
      defer { state.writing = nil }
      if case .done(let stamp, _) = outcome {
        state.setVersion(stamp)
        state.written = stamp.identity
        state.undecodable = nil
      }
      let others = state.subscribers.values.filter { $0.writer !== change.writer }
      return (state.writing?.waiters ?? [], others)
    }
    if case .done(let stamp, let data) = outcome {
      for other in others { other.notify(.success(FileContent(data: data, stamp: stamp))) }
    }
    resume(waiters, outcome)
    return true
  }

  /// Makes a change that could not be written pending again, unless there is a later one.
  private func wait(_ change: Change) {
    lock.withLock {
      var waiters = state.writing?.waiters ?? []
      waiters += state.waiting?.waiters ?? []
      state.waiting = state.waiting ?? change
      state.waiting?.waiters = waiters
      state.writing = nil
    }
  }

  private func write(_ change: Change, _ decidingLater: Bool) -> Outcome {
    // Merging an outside change changes the value, which is then encoded and written again.
    for _ in 1...10 {
      do {
        let data = try encode(change)
        var decision = Decision.ignore
        let result = try disk.write(data, to: path) { stamp in
          let (new, isUndecodable) = judge(stamp, change)
          decision = new
          if decision == .discardChange || change.merges && decision == .notify { return .abandon }
          return isUndecodable ? .replaceKeepingCopy : .replace
        }
        switch result {
        case .written(let stamp, let copy):
          report(decision)
          if let copy { reportCopy(copy) }
          return .done(stamp, data)
        case .abandoned:
          if decidingLater { return .undecided }
          takeOutsideChange()
          guard change.merges else {
            report(decision)
            return .discarded
          }
        }
      } catch let error as FileStorageError {
        return .failed(error)
      } catch {
        return .failed(FileStorageError(.write, path, error))
      }
    }
    return .failed(FileStorageError(.write, path, FileConflictError(path: path)))
  }

  private func encode(_ change: Change) throws -> Data {
    do {
      return try change.encode()
    } catch {
      throw FileStorageError(.encode, path, error)
    }
  }

  /// Judges the version of the file that a change is about to replace.
  private func judge(_ stamp: FileStamp?, _ change: Change) -> (Decision, isUndecodable: Bool) {
    lock.withLock {
      let isUndecodable = stamp != nil && stamp?.identity == state.undecodable
      guard let stamp, case .known = state.version, !state.version.isSame(as: stamp) else {
        return (.ignore, isUndecodable)
      }
      if change.merges { return (.notify, isUndecodable) }
      return (stamp.changed >= change.date ? .discardChange : .overwrite, isUndecodable)
    }
  }

  private func reportCopy(_ copy: String) {
    reportIssue(
      """
      The file '\(path)' was overwritten, although its content could not be read or decoded. A copy \
      of it is at '\(copy)'.
      """
    )
  }

  private func resume(_ waiters: [Waiter], _ outcome: Outcome) {
    for waiter in waiters {
      switch outcome {
      case .done: waiter.resume(.success(()))
      case .discarded, .undecided:
        let error = FileConflictError(path: path)
        waiter.resume(waiter.needsWrite ? .failure(error) : .success(()))
      case .failed(let error): waiter.resume(.failure(error))
      }
    }
  }
}
