// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleShims
import IssueReporting

/// The owner of a root store's state, which runs its reducer.
///
/// Synchronous; the owner confines the engine to an actor. Every action of a store passes through
/// `send` or `receive`, then `drain`.
///
/// `@unchecked Sendable`: the store that owns the engine confines all calls to its actor; only
/// `runtime`, which is thread-safe, is used from elsewhere.
package final class Engine<State, Action>: @unchecked Sendable {
  /// The state. Allocated, so that the hot path needs no exclusivity check; `phase` replaces it.
  let state: UnsafeMutablePointer<State>
  private let reducer: ResolvedReducer<State, Action>
  package let runtime: EffectRuntime

  // The engine is confined and exposes none of these, so accesses never overlap. On the hot path,
  // flags replace reads of the queue and of the instruments, which would look up generic metadata
  // for every action.
  @exclusivity(unchecked) var phase = EnginePhase.idle
  @exclusivity(unchecked) var queue = ActionQueue()
  /// Whether there are instruments, a gate or a supervisor.
  @exclusivity(unchecked) private(set) var isObserved = false
  @exclusivity(unchecked) var startedEffects = StartedEffects()
  lazy var root = EffectPath(rootOf: runtime)
  lazy var sink = EffectSink<Action> { [weak self] action, origin in
    self?.receive(action, origin)
  }

  let batch = ChangeBatch()
  @exclusivity(unchecked) var observation = RootObservation(of: State.self)
  /// The recorders that are notified of actions. The engine has to have dependencies if there is
  /// a journal.
  @exclusivity(unchecked) var instruments = Instruments<State, Action>()
  @exclusivity(unchecked) var order = ActionOrder<Action>()
  @exclusivity(unchecked) var supervision = Supervision<State, Action>()
  /// For tests: called with effects that belong to no `send`, and with the action that started
  /// them, if any.
  package var didStartAlone: ((EffectGroup, Action?) -> Void)?
  /// The number of actions that were reduced while the engine was observed.
  @exclusivity(unchecked) package private(set) var actionCount: UInt64 = 0

  /// The dependencies of the reducer and its effects; nil for the defaults. A store without
  /// overrides pays one branch.
  @exclusivity(unchecked) package var dependencies: DependencyValues?

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer, which is resolved here.
  ///   - dependencies: The dependencies of the reducer and its effects; nil for the defaults.
  ///   - schedule: A function that calls a closure later, in the isolation to which the owner
  ///     confines the engine.
  package init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues? = nil,
    schedule: @escaping EffectRuntime.Schedule
  ) {
    runtime = EffectRuntime(schedule: schedule)
    state = .allocate(capacity: 1)
    state.initialize(to: initialState)
    self.reducer = reducer._resolved()
    self.dependencies = dependencies
    let parts = supervisionParts(of: reducer)
    if !parts.isEmpty {
      supervision.supervisor = Supervisor(parts, batch) { [weak self, weak runtime] in
        runtime?.perform { [weak self] in self?.superviseAgain() }
      }
      updateIsObserved()
    }
  }

  /// Creates an engine that reduces recorded actions again, with another state and the same
  /// reducer.
  ///
  /// It supervises no effects, and nothing records it.
  init(replaying engine: Engine, from state: State, _ dependencies: DependencyValues) {
    runtime = EffectRuntime(schedule: { _ in })
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    // Resolved reducers have no state of their own.
    reducer = engine.reducer
    self.dependencies = dependencies
  }

  /// Updates `isObserved` after an instrument, gate or supervisor was attached or detached.
  func updateIsObserved() {
    let isRecorded = !instruments.isEmpty || order.gate != nil
    isObserved = isRecorded || supervision.supervisor != nil
    runtime.isRecorded = isRecorded
  }

  deinit {
    let end = EngineEnd(
      state: state,
      instruments: instruments,
      runtime: runtime,
      batch: batch
    )
    // The last owner may be released on any thread. Only recorders require the isolation of the
    // engine.
    if instruments.isEmpty { end.run() } else { end.runInIsolation() }
  }

  // MARK: Reading

  /// Returns the address of the state for a read of fields that register their own reads.
  @inline(__always)
  func locate() -> UnsafePointer<State> {
    if phase == .reducing { fatalReadWhileReducing() }
    if isReadOutside() { observation.recordRead(ofFieldsOf: state) }
    return UnsafePointer(state)
  }

  /// Returns the address of the state, and registers a read of it as a whole.
  func locateWhole() -> UnsafePointer<State> {
    if phase == .reducing { fatalReadWhileReducing() }
    if isReadOutside() { observation.recordRead(of: state) }
    return UnsafePointer(state)
  }

  /// Returns whether the current read is outside a reducer, and may be tracked.
  @inline(__always)
  private func isReadOutside() -> Bool {
    ensemble_scope_get().map(ReadCapture.isCapture) ?? true
  }

  private func fatalReadWhileReducing() -> Never {
    // The reducer has exclusive access to the state, which it mutates in place: there is no old
    // state to read, and reading the new one would expose half-changed memory.
    fatalError(
      """
      The state of a store was read while its own reducer was running. \
      Read the 'state' that the reducer was given instead, or read the store in an effect.
      """
    )
  }

  // MARK: Sending

  /// Processes an external action, and all actions that follow from it synchronously.
  ///
  /// - Returns: The effects of the action, or nil if they have already finished.
  package func send(_ action: Action) -> EffectGroup? {
    if isObserved, let gate = order.gate {
      let group = hold(action, nil, gate)
      EffectCollector.current?.add(group)
      return group
    }
    if phase != .idle {
      queue.append(Queued(action, origin: nil))
      reportReentrancy(action)
      return nil
    }
    // A `flatMap` would retain the engine for the method that it is passed.
    guard let work = process(action, nil), let group = finish(work) else { return nil }
    EffectCollector.current?.add(group)
    return group
  }

  /// Processes an action as if an effect had sent it.
  package func receive(_ action: Action, from sender: EffectSender) {
    receive(action, sender.origin)
  }

  /// Processes an action of an effect; during a drain, the action is queued.
  private func receive(_ action: Action, _ origin: EffectOrigin) {
    if isObserved, let gate = order.gate, mustHold(origin) {
      // The action was timed by a throttle or debounce of this replica, but follows from an action
      // of another replica, whose own clock sends it.
      if origin.isTimed, order.foreignWork != nil { return }
      _ = hold(action, origin, gate)
      return
    }
    if phase != .idle { return queue.append(Queued(action, origin: origin)) }
    batch.isReducingErrorResponse = origin.isErrorResponse
    let work = process(action, origin)
    batch.isReducingErrorResponse = false
    if let work, let group = finish(work) { didStartAlone?(group, action) }
  }

  /// Whether an action that is sent now is processed later.
  var isDeferring: Bool { phase != .idle || order.gate != nil }

  /// Whether actions are being processed.
  package var isDraining: Bool { phase != .idle }

  /// Processes an action, and all actions that follow from it synchronously.
  ///
  /// - Returns: The work of the effects that were started, if any.
  @inline(__always)
  func process(_ action: Action, _ origin: EffectOrigin?) -> EffectWork.ID? {
    phase = .draining
    // The sender may run with overridden dependencies, which must not apply to this store.
    guard dependencies != nil || DependencyValues.isOverridden else {
      reduce(action, origin)
      defer { if isObserved { instruments.didDrain() } }
      return drain(origin?.group)
    }
    return DependencyValues.withCurrent(dependencies ?? DependencyValues()) {
      reduce(action, origin)
      defer { if isObserved { instruments.didDrain() } }
      return drain(origin?.group)
    }
  }

  /// Processes queued actions until the queue is empty, and notifies the observers of the changes.
  ///
  /// - Parameter group: The work of the external `send` that the drain follows from; nil for the
  ///   current one.
  /// - Returns: The work of the effects that were started, if any.
  func drain(_ group: EffectWork.ID?) -> EffectWork.ID? {
    var done = !queue.isEmpty || !batch.isClean ? drainQueue() : []
    if startedEffects.mayFollow { done += followState(group) }
    // Releasing an action may run code that sends another action, which then counts as a separate
    // `send` after this one.
    return withExtendedLifetime(done) {
      let started = startedEffects
      startedEffects = StartedEffects()
      phase = .idle
      if started.mayFollow {
        if let work = order.foreignWork { runtime.update { $0.cancel(work, &$1) } }
        runtime.startWaiting()
      }
      return started.work
    }
  }

  /// Processes queued actions and notifies the observers, repeatedly until the queue is empty and
  /// no change is left.
  ///
  /// - Returns: The processed actions.
  func drainQueue() -> [[QueuedAction]] {
    var done: [[QueuedAction]] = []
    repeat {
      var index = 0
      while let item = queue.item(at: index) {
        index += 1
        // The queue contains only actions of this engine.
        let action = unsafeDowncast(item, to: Queued<Action>.self).action
        batch.isReducingErrorResponse = item.origin?.isErrorResponse ?? false
        reduce(action, item.origin)
      }
      batch.isReducingErrorResponse = false
      done.append(queue.takeAll())
      batch.flush()
    } while !queue.isEmpty
    return done
  }

  /// Reduces one action in place, and starts its effect.
  @inline(__always)
  private func reduce(_ action: Action, _ origin: EffectOrigin?) {
    let effect = !isObserved ? reduce(action) : reduceObserved(action, origin)
    guard let node = effect.node else { return }
    start(node, origin?.group)
  }

  @inline(__always)
  func reduce(_ action: Action) -> Effect<Action> {
    let outer = batch.enter()
    let before = phase
    phase = .reducing
    observation.willReduce(state)
    let effect = reducer.run(&state.pointee, action)
    observation.didReduce(state)
    phase = before
    batch.leave(to: outer)
    return effect
  }

  private func reduceObserved(_ action: Action, _ origin: EffectOrigin?) -> Effect<Action> {
    if supervision.supervisor != nil { startedEffects.mayFollow = true }
    actionCount += 1
    if instruments.isEmpty { return reduce(action) }
    instruments.willReduce(action, from: ActionOrigin(origin))
    let changes = batch.changeCount
    let effect = reduce(action)
    instruments.didReduce(action, to: state, changing: batch.fieldCount(since: changes))
    return effect
  }

  private func reportReentrancy(_ action: Action) {
    reportIssue(
      """
      Sent '\(caseLabel(of: action))' while an action was being processed.

      A reducer, or an observer during a notification, sent an action to its own store. \
      It is processed after the actions before it, but this will become a precondition failure. \
      Return the action as an effect ('.send') instead, or send it later.
      """
    )
  }
}
