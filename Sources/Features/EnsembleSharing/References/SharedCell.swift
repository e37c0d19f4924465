// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals

/// The code that changes a shared value, and the logs that record the change.
private struct Origin {
  let logs: [SharedChangeLog]
  let site: SourceLocation

  var isNoted: Bool { !logs.isEmpty }

  func note<Value>(_ cell: SharedCell<Value>, from old: Value, to new: Value) {
    for log in logs { log.note(cell, from: old, to: new, site) }
  }
}

/// The holder of a shared value.
///
/// A value whose type has an identity, such as an observable state, is changed in place: a copy
/// would lose the observers of its fields. Any other value is changed in a copy that replaces it,
/// so that reading it never waits for a change.
///
/// `@unchecked Sendable`: `current` is only accessed under the `writerLock` if the type has an
/// identity. Otherwise it is written under the `writerLock` and the `lock`, and read under one of
/// them. `changes` is only accessed under the `writerLock`. `lock` also guards `version`, `status`
/// and `saving`. The other members are constants, or thread-safe.
package final class SharedCell<Value>: MutableSharedReference, SharedRoot, @unchecked Sendable {
  package let description: String
  private let storage: CellStorage<Value>?
  /// Whether there is a storage. Comparing `storage` with nil would look up generic types.
  private let isStored: Bool
  /// The default, for when the storage has no value; nil if there is no default.
  private let standardValue: Value?

  // Accessed by every read, where the run-time check of exclusive access would be measurable. The
  // locks guarantee more than that check.
  @exclusivity(unchecked) private var current: Value
  @exclusivity(unchecked) private var version: UInt64 = 0
  var status = CellStatus()
  /// Nil for a value that cannot be saved, or not yet.
  private var saving: CellStorage<Value>.Save?
  let lock = Lock()
  private let writerLock = WriterLock()
  private let hasIdentity = MutationEvidence.hasIdentity(Value.self)

  let observation = ExternalObservation()
  private let members = MemberObservations<Value>()
  /// The changes that the running mutation makes to observable states.
  private let changes = ChangeCollector()
  private let listeners = ChangeListeners()
  private let saves = SaveQueue<Value>()
  private let subscription = LockIsolated<SharedSubscription?>(nil)
  private let gate: StartGate?

  /// Creates a holder.
  ///
  /// - Parameters:
  ///   - storage: The storage of the value, first used by ``start(loads:)``; nil for a value in
  ///     memory only.
  ///   - standardValue: The default, for when the storage has no value; if nil, the last value
  ///     stays.
  package init(
    _ value: Value,
    description: String,
    storage: CellStorage<Value>? = nil,
    standardValue: Value? = nil
  ) {
    current = value
    self.standardValue = standardValue
    self.description = description
    self.storage = storage
    isStored = storage != nil
    saving = storage?.save
    gate = storage == nil ? nil : StartGate()
    SharedChangeLog.prepare()
  }

  package var root: any SharedRoot { self }

  package var changeCount: UInt64 { lock.withLock { version } }

  // MARK: Reading

  package var value: Value {
    if let overlay = SharedOverlay.current { return overlay.value(of: self) }
    return observedValue
  }

  /// The current value; reading it is observed.
  var observedValue: Value {
    observation.read(CellField.value)
    return latest
  }

  /// The current value; reading it is not observed.
  package var latest: Value {
    if hasIdentity { return writerLock.read(description) { current } }
    return lock.withLock { current }
  }

  package func read<Member>(_ member: KeyPath<Value, Member>) -> Member {
    if let overlay = SharedOverlay.current { return overlay.value(of: self)[keyPath: member] }
    // The fields of a value with an identity register their reads themselves.
    if hasIdentity { return value[keyPath: member] }
    members.read(member)
    return latest[keyPath: member]
  }

  // MARK: Writing

  package func withLock<R>(
    _ site: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if let overlay = SharedOverlay.current {
      return try overlay.withLock(of: self, site, operation)
    }
    return try change(site, operation)
  }

  /// Changes the value itself, ignoring any overlay.
  func change<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R {
    writerLock.lock(description)
    return try mutate(Origin(logs: SharedChangeLog.current, site: site), operation)
  }

  /// Replaces the value by a loaded value or an external change, without saving it.
  ///
  /// - Parameters:
  ///   - update: A closure that changes the status together with the value, atomically for readers.
  ///   - condition: A closure that decides, under the writer lock, whether to replace the value.
  /// - Returns: Whether the value was replaced.
  @discardableResult
  private func replace(
    with value: Value,
    updating update: (inout CellStatus) -> Void = { _ in },
    if condition: () -> Bool
  ) -> Bool {
    writerLock.lock(description)
    guard condition() else {
      writerLock.unlock()
      return false
    }
    let change = changeStatus(update)
    // The old value is released after the lock is, as that may run code of the user.
    var replaced = value
    mutate(nil) { swap(&$0, &replaced) }
    notify(change)
    return true
  }

  /// Replaces the value without saving it.
  package func replace(with value: Value) {
    replace(with: value) { true }
  }

  /// Mutates the value under the writer lock, and releases the lock; then saves the value and
  /// notifies its observers.
  ///
  /// - Parameter origin: The code that changes the value; nil for a change that is not to be saved.
  private func mutate<R>(
    _ origin: Origin?,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    hasIdentity ? try mutateInPlace(origin, operation) : try mutateCopy(origin, operation)
  }

  private func mutateInPlace<R>(
    _ origin: Origin?,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    let evidence =
      observation.isObserved(CellField.value) ? MutationEvidence(identityOf: &current) : nil
    // A copy with separate observers, since the value itself is changed in place.
    let before = origin?.isNoted == true ? keptCopy(current) : nil
    var isComplete = false
    defer {
      lock.withLock { version += 1 }
      if let before { origin?.note(self, from: before, to: current) }
      if isComplete, origin != nil { enqueueLatest() }
      if let evidence, !evidence.proves(&current) { changes.add(observation, CellField.value) }
      let changes = changes.take()
      writerLock.unlock()
      finish(changes)
    }
    let result = try changes.collect { try operation(&current) }
    isComplete = true
    return result
  }

  private func mutateCopy<R>(
    _ origin: Origin?,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    // The writer lock keeps other threads from writing. The old value outlives the lock, as
    // releasing it may run code of the user.
    let old = current
    var new = old
    var isComplete = false
    defer {
      lock.withLock {
        current = new
        version += 1
      }
      if let origin, origin.isNoted { origin.note(self, from: old, to: new) }
      if isComplete, origin != nil { enqueueLatest() }
      let changes = changes.take()
      writerLock.unlock()
      let isObserved = observation.isObserved(CellField.value) || members.areObserved
      finish(isObserved ? observedChanges(from: old, to: new, and: changes) : changes)
    }
    let result = try changes.collect { try operation(&new) }
    isComplete = true
    return result
  }

  /// Adds the changes of the value, and of its members, that are observed.
  ///
  /// Observers are collected after the value was replaced: an observer that registers later reads
  /// the new value. The values are compared after the lock is released, as that may run code of the
  /// user.
  @inline(never)
  private func observedChanges(
    from old: Value,
    to new: Value,
    and others: ChangeCollector?
  ) -> ChangeCollector {
    let changes = others ?? ChangeCollector()
    if observation.isObserved(CellField.value) {
      var new = new
      if !MutationEvidence(copyOf: old).proves(&new) { changes.add(observation, CellField.value) }
    }
    members.collectChanges(from: old, to: new, in: changes)
    return changes
  }

  /// Notifies the observers of changes, and saves the value, after the writer lock is released.
  private func finish(_ changes: ChangeCollector?) {
    if let changes { MainDelivery.deliver(changes) }
    listeners.notify()
    drainSaves()
  }

  package func touch() {
    notify(CellField.value)
  }

  package func onChange(_ action: @escaping @Sendable () -> Void) -> SharedSubscription {
    listeners.add(action)
  }

  // MARK: Loading

  /// Loads the value from the key, and subscribes to its changes; called once, before other code
  /// uses the cell.
  package func start(loads: Bool) {
    guard let storage, let gate else { return }
    defer { gate.open() }
    // A copy with separate observers, since the value itself is changed in place.
    let context = LoadContext.initialValue(keptCopy(latest))
    if loads {
      let version = beginLoading()
      storage.load(
        context,
        LoadContinuation(description) { [weak self] in
          self?.endInitialLoading($0, version)
        }
      )
    }
    let new = storage.subscribe(
      context,
      SharedSubscriber { [weak self] in
        self?.receive($0)
      } onLoading: { [weak self] isLoading in
        self?.setStatus { $0.isSubscriptionLoading = isLoading }
      } conditional: { [weak self] value, isCurrent in
        self?.receive(value, ifCurrent: isCurrent) ?? true
      } afterSaves: { [weak self] value, isCurrent in
        self?.receiveAfterSaves(value, ifCurrent: isCurrent)
      }
    )
    subscription.withValue { $0 = new }
  }

  /// Waits until ``start(loads:)`` has finished, except on the thread that runs it.
  package func waitUntilStarted() {
    gate?.wait()
  }

  private func receive(_ result: Result<Value?, any Error>) {
    switch result {
    case .success(let value):
      setStatus { $0.receive() }
      if let value = value ?? standardValue { replace(with: value) }
    case .failure(let error):
      setStatus { $0.isSubscriptionLoading = false }
      setLoadError(error)
    }
  }

  /// Replaces the value by one from the storage, unless a change is being passed to the key, or the
  /// key has already received a later one.
  private func receive(_ value: Value?, ifCurrent isCurrent: () -> Bool) -> Bool {
    guard let value = value ?? standardValue else { return true }
    return replace(with: value, updating: { $0.receive() }) { saves.isEmpty && isCurrent() }
  }

  /// Replaces the value by one from the storage once every change was passed to the key, if the
  /// storage still has that value.
  private func receiveAfterSaves(
    _ value: Value?,
    ifCurrent isCurrent: @escaping @Sendable () -> Bool
  ) {
    guard let new = value ?? standardValue else {
      setStatus { $0.receive() }
      return
    }
    replace(with: new, updating: { $0.receive() }) {
      let isDeferred = saves.deferUntilEmpty { [weak self] in
        self?.receiveAfterSaves(new, ifCurrent: isCurrent)
      }
      return !isDeferred && isCurrent()
    }
  }

  /// - Returns: The version of the value when loading began.
  private func beginLoading() -> UInt64 {
    setStatus { $0.loads += 1 }
    return lock.withLock { version }
  }

  private func endInitialLoading(_ result: Result<Value?, any Error>, _ version: UInt64) {
    endLoading(result.map { $0 ?? standardValue }, version)
  }

  /// - Parameter version: The version when loading began. If the value was changed since, the
  ///   loaded value is dropped.
  private func endLoading(_ result: Result<Value?, any Error>, _ version: UInt64) {
    switch result {
    case .success(let value):
      if let value {
        replace(with: value, updating: { $0.loadError = nil }) {
          lock.withLock { self.version } == version
        }
      }
      setStatus {
        $0.loads -= 1
        $0.loadError = nil
      }
    case .failure(let error):
      setStatus { $0.loads -= 1 }
      setLoadError(error)
    }
  }

  package func load() async throws {
    guard let storage else { return }
    let version = beginLoading()
    let result: Result<Void, any Error> = await withCheckedContinuation { done in
      storage.load(
        .userInitiated,
        LoadContinuation(description) {
          self.endLoading($0, version)
          done.resume(returning: $0.map { _ in })
        }
      )
    }
    try result.get()
  }

  // MARK: Saving

  private var save: CellStorage<Value>.Save? {
    lock.withLock { saving }
  }

  /// Adds the ability to save to a cell that has none.
  ///
  /// The cell may have been created by a read-only key, and then be used by a key that can save.
  package func addSaving(_ makeSaving: () -> CellStorage<Value>.Save?) {
    guard isStored, save == nil, let new = makeSaving() else { return }
    lock.withLock { saving = saving ?? new }
  }

  package func save() async throws {
    guard let save else { return }
    setStatus { $0.saveError = nil }
    let result: Result<Void, any Error> = await withCheckedContinuation { done in
      let continuation = SaveContinuation(description) {
        self.endSaving($0)
        done.resume(returning: $0)
      }
      writerLock.lock(description)
      enqueue(save, .userInitiated, continuation)
      writerLock.unlock()
      drainSaves()
    }
    try result.get()
  }

  package var key: (any SharedReaderKey)? { storage?.key }

  package func saveLatest(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    let continuation = SaveContinuation(description) { [weak self] in
      self?.endSaving($0)
      done($0)
    }
    switch save {
    case .latest(let save): save({ self.latest }, .didSet, continuation)
    case .value(let save): save(latest, .didSet, continuation)
    case nil: continuation.resume()
    }
  }

  private func didSetContinuation() -> SaveContinuation {
    SaveContinuation(description) { [weak self] in self?.endSaving($0) }
  }

  private func endSaving(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      setStatus {
        $0.loadError = nil
        $0.saveError = nil
      }
    case .failure(let error):
      setStatus { $0.saveError = error }
      report(error)
    }
  }

  /// Adds the changed value to the save queue, under the writer lock.
  private func enqueueLatest() {
    if isStored, let save { enqueue(save, .didSet, didSetContinuation()) }
  }

  /// Adds the value to the save queue. Called under the writer lock, which determines the order.
  private func enqueue(
    _ save: CellStorage<Value>.Save,
    _ context: SaveContext,
    _ continuation: SaveContinuation
  ) {
    let value: Value? = if case .value = save { current } else { nil }
    saves.append(SaveQueue.Item(value: value, context: context, continuation: continuation))
  }

  private func drainSaves() {
    guard isStored, let save else { return }
    saves.drain { item in
      switch save {
      case .value(let save):
        if let value = item.value { save(value, item.context, item.continuation) }
      case .latest(let save):
        save({ self.latest }, item.context, item.continuation)
      }
    }
  }
}
