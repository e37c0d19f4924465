// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleShims
import IssueReporting

/// The owner of a root store's state, which runs its reducer.
///
/// Synchronous, and without an actor of its own: its owner confines it to one. Every action of a
/// store passes through `send` or `receive`, then `drain`.
///
/// `@unchecked Sendable`: the store that owns the engine confines all calls to its actor; only
/// `runtime`, which is thread-safe, is used from elsewhere.
package final class Engine<State, Action>: @unchecked Sendable {
  /// The state. Allocated, so that the hot path needs no exclusivity check; `isReducing` replaces
  /// it.
  private let state: UnsafeMutablePointer<State>
  private let reducer: ResolvedReducer<State, Action>
  package let runtime: EffectRuntime

  // On the hot path, flags replace reads of `queue` and of the recorders, which would look up
  // generic metadata for every action. The engine is confined and exposes none of them, so accesses
  // never overlap.
  private var queue: [QueuedAction] = []
  @exclusivity(unchecked) private var hasQueue = false
  @exclusivity(unchecked) package private(set) var isDraining = false
  @exclusivity(unchecked) private var isReducing = false
  @exclusivity(unchecked) private var isObserved = false
  /// Whether this drain has started effects, whose operations wait for its end, or may have to
  /// start supervised ones.
  @exclusivity(unchecked) private var hasStartedEffects = false
  /// The work that contains all effects of an external `send`, created on demand.
  @exclusivity(unchecked) private var sendGroup: EffectWork.ID?
  private lazy var root = EffectPath(rootOf: runtime)
  private lazy var sink = EffectSink<Action> { [weak self] action, origin in
    self?.receive(action, origin)
  }

  private let scope = ObservationScope()
  /// The supervisor of the features; nil if nothing in them follows the state.
  @exclusivity(unchecked) private var supervisor: Supervisor<State, Action>?
  @exclusivity(unchecked) private var observation = RootObservation(of: State.self)

  /// The recorder of a journal; nil for none. Costs nothing then. The engine has to have
  /// dependencies.
  @exclusivity(unchecked) package var recorder: (any ActionRecorder<State, Action>)? {
    didSet { updateIsObserved() }
  }
  /// The recorder of tools; nil for none. Costs nothing then. Several of them are one
  /// ``RecorderPair``.
  @exclusivity(unchecked) var tool: (any ActionRecorder<State, Action>)? {
    didSet {
      runtime.recorder = tool as? any EffectRecorder
      updateIsObserved()
    }
  }
  /// The order that actions from outside wait for; nil if they are processed at once. The engine
  /// has to have dependencies.
  package var gate: (any ActionGate<Action>)? {
    didSet { updateIsObserved() }
  }
  /// The work of the effects of the current action of another replica, which are not started; nil
  /// for none.
  private var foreignWork: EffectWork.ID?
  /// Whether the effects are being started that follow from the state.
  private var isFollowing = false
  /// Whether another replica of the store supervises its effects.
  package var isSupervisedElsewhere = false {
    didSet { if isSupervisedElsewhere { supervisor?.end(at: root) } }
  }
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
      supervisor = Supervisor(parts, scope) { [weak self, weak runtime] in
        runtime?.perform { [weak self] in self?.superviseAgain() }
      }
      updateIsObserved()
    }
  }

  /// Creates an engine that reduces recorded actions again, with another state and the same
  /// reducer.
  ///
  /// It supervises no effects, and nothing records it.
  private init(replaying engine: Engine, from state: State, _ dependencies: DependencyValues) {
    runtime = EffectRuntime(schedule: { _ in })
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    // Resolved reducers have no state of their own.
    reducer = engine.reducer
    self.dependencies = dependencies
  }

  /// Returns an engine that reduces recorded actions again, beginning with a state.
  ///
  /// - Parameters:
  ///   - state: The state before the first action, which shares no observers with that of the
  ///     store.
  ///   - dependencies: The dependencies of the reducer.
  package func makeReplay(from state: State, with dependencies: DependencyValues) -> Engine {
    Engine(replaying: self, from: state, dependencies)
  }

  private func updateIsObserved() {
    let isRecorded = recorder != nil || tool != nil || gate != nil
    isObserved = isRecorded || supervisor != nil
    runtime.isRecorded = isRecorded
  }

  deinit {
    let end = EngineEnd(
      state: state,
      recorder: recorder,
      tool: tool,
      runtime: runtime,
      scope: scope
    )
    // The last owner may be released on any thread. Only recorders have to be called in isolation.
    if recorder == nil, tool == nil { end.run() } else { end.runInIsolation() }
  }

  // MARK: Reading

  /// Returns the address of the state for a read of fields that register their own reads.
  @inline(__always)
  func locate() -> UnsafePointer<State> {
    if isReducing { fatalReadWhileReducing() }
    if isReadOutside() { observation.recordRead(ofFieldsOf: state) }
    return UnsafePointer(state)
  }

  /// Returns the address of the state, and registers a read of it as a whole.
  func locateWhole() -> UnsafePointer<State> {
    if isReducing { fatalReadWhileReducing() }
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
    if isObserved, let gate {
      let group = hold(action, nil, gate)
      EffectCollector.current?.add(group)
      return group
    }
    if isDraining {
      enqueue(Queued(action, origin: nil))
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

  /// Closes work, and returns its group; nil if all its effects have finished.
  private func finish(_ work: EffectWork.ID) -> EffectGroup? {
    let isFinished = runtime.update { registry, commands in
      registry.finish(work, &commands)
      return registry.isFinished(work)
    }
    return isFinished ? nil : EffectGroup(runtime, work)
  }

  /// Processes an action of an effect; during a drain, the action is queued.
  private func receive(_ action: Action, _ origin: EffectOrigin) {
    if isObserved, let gate, mustHold(origin) {
      // A clock of this replica decides about the actions of a throttle, which belong to another
      // replica now.
      if origin.isTimed, foreignWork != nil { return }
      _ = hold(action, origin, gate)
      return
    }
    if isDraining { return enqueue(Queued(action, origin: origin)) }
    scope.isReducingErrorResponse = origin.isErrorResponse
    let work = process(action, origin)
    scope.isReducingErrorResponse = false
    if let work, let group = finish(work) { didStartAlone?(group, action) }
  }

  /// Whether an action that is sent now is processed later.
  var isDeferring: Bool { isDraining || gate != nil }

  /// Returns whether an action of an effect follows from anything but the action
  /// that is being processed.
  private func mustHold(_ origin: EffectOrigin) -> Bool {
    !isDraining || isFollowing || origin.isTimed || origin.number != 0
  }

  /// Processes an action at its position in the order.
  func perform(_ action: Action, _ origin: EffectOrigin, startingEffects: Bool) {
    if !startingEffects { foreignWork = origin.group }
    scope.isReducingErrorResponse = origin.isErrorResponse
    scope.isReducingLateAction = true
    runtime.isOrdering = true
    let work = process(action, origin)
    runtime.isOrdering = false
    scope.isReducingErrorResponse = false
    scope.isReducingLateAction = false
    foreignWork = nil
    if let work { _ = finish(work) }
  }

  /// Processes an action, and all actions that follow from it synchronously.
  ///
  /// - Returns: The work of the effects that were started, if any.
  @inline(__always)
  private func process(_ action: Action, _ origin: EffectOrigin?) -> EffectWork.ID? {
    isDraining = true
    // The sender may run with overridden dependencies, which must not apply to this store.
    guard dependencies != nil || DependencyValues.isOverridden else {
      reduce(action, origin)
      defer { if isObserved { didDrain() } }
      return drain(origin?.group)
    }
    return DependencyValues.withCurrent(dependencies ?? DependencyValues()) {
      reduce(action, origin)
      defer { if isObserved { didDrain() } }
      return drain(origin?.group)
    }
  }

  /// Processes queued actions until the queue is empty, and notifies the observers of the changes.
  ///
  /// - Parameter group: The work of the external `send` that the drain follows from; nil for the
  ///   current one.
  /// - Returns: The work of the effects that were started, if any.
  private func drain(_ group: EffectWork.ID?) -> EffectWork.ID? {
    var done = hasQueue || !scope.isClean ? drainQueue() : []
    if hasStartedEffects, let supervisor, foreignWork == nil, !isSupervisedElsewhere {
      done += followState(supervisor, group)
    }
    // Releasing an action may run code that sends another one: that counts as a separate send after
    // this one.
    return withExtendedLifetime(done) {
      let group = sendGroup
      sendGroup = nil
      isDraining = false
      if hasStartedEffects {
        hasStartedEffects = false
        if let foreignWork { runtime.update { $0.cancel(foreignWork, &$1) } }
        runtime.startWaiting()
      }
      return group
    }
  }

  private func didDrain() {
    recorder?.didDrain()
    tool?.didDrain()
  }

  // MARK: Supervising

  /// Starts the effects that follow from the current state.
  ///
  /// - Returns: The effects of features that have appeared, or nil if they have already finished.
  ///   The others belong to no action.
  @discardableResult
  package func supervise() -> EffectGroup? {
    guard supervisor != nil, !isDraining, !isSupervisedElsewhere else { return nil }
    isDraining = true
    hasStartedEffects = true
    let work = DependencyValues.withCurrent(dependencies ?? DependencyValues()) {
      defer { didDrain() }
      return drain(nil)
    }
    return work.flatMap(finish)
  }

  /// Ends all supervised effects for good, as the parent of a dismissed feature does; for tests.
  package func endSupervision() {
    supervisor?.end(at: root)
    supervisor = nil
    updateIsObserved()
  }

  /// Whether supervised effects may be running.
  package var isSupervising: Bool { supervisor != nil && !runtime.isIdle }

  /// Whether any feature has effects that follow from its state.
  package var hasSupervisedParts: Bool { supervisor != nil }

  /// The identifiers of the supervised effects that are running.
  package var supervisedIDs: [AnyHashable] { supervisor?.runningIDs ?? [] }

  /// A function that is called with effects that follow from no `send`, and with the action that
  /// has returned them, if any; for tests.
  package var didStartAlone: ((EffectGroup, Action?) -> Void)?

  /// Starts the effects that follow from a change outside of the store.
  private func superviseAgain() {
    if let group = supervise() { didStartAlone?(group, nil) }
  }

  /// Compares the state with what the supervised features have started, until nothing else follows.
  private func followState(
    _ supervisor: Supervisor<State, Action>,
    _ group: EffectWork.ID?
  ) -> [[QueuedAction]] {
    var done: [[QueuedAction]] = []
    for _ in 0..<Self.supervisionLimit {
      // The features must not read the `dismiss` of the effect that has caused this drain.
      let changes = EffectTask.$current.withValue(nil) {
        PresentationFrame.outside { supervisor.update(for: state.pointee, at: root) }
      }
      isFollowing = true
      if let node = changes.effect.node { start(node, group) }
      if let node = changes.farewell.node { startAlone(node) }
      isFollowing = false
      if !hasQueue && scope.isClean { return done }
      done += drainQueue()
    }
    reportIssue(
      """
      The effects of 'onAnyChange' or 'onMount' have sent actions \(Self.supervisionLimit) times in a row.

      Each of them changes what the next one observes. The last change is followed with the next \
      action. Send an action only if the value is not yet as it should be.
      """
    )
    return done
  }

  /// Starts an effect that belongs to no `send`.
  private func startAlone(_ node: EffectNode<Action>) {
    let work = runtime.update { registry, _ in registry.open(in: nil) }
    node.start(context(in: work), sink)
    if let group = finish(work) { didStartAlone?(group, nil) }
  }

  /// Returns the context of an effect of the root feature.
  private func context(in work: EffectWork.ID) -> EffectContext {
    EffectContext(group: work, path: root, dependencies: dependencies, cause: actionCount)
  }

  private static var supervisionLimit: Int { 1_000 }

  private func enqueue(_ item: QueuedAction) {
    queue.append(item)
    hasQueue = true
  }

  private func drainQueue() -> [[QueuedAction]] {
    var done: [[QueuedAction]] = []
    repeat {
      var index = 0
      while index < queue.count {
        let item = queue[index]
        index += 1
        // The queue contains only actions of this engine.
        let action = unsafeDowncast(item, to: Queued<Action>.self).action
        scope.isReducingErrorResponse = item.origin?.isErrorResponse ?? false
        reduce(action, item.origin)
      }
      scope.isReducingErrorResponse = false
      done.append(queue)
      queue = []
      hasQueue = false
      scope.flush()
    } while hasQueue
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
  private func reduce(_ action: Action) -> Effect<Action> {
    let outer = scope.enter()
    isReducing = true
    observation.willReduce(state)
    let effect = reducer.run(&state.pointee, action)
    observation.didReduce(state)
    isReducing = false
    scope.leave(to: outer)
    return effect
  }

  /// The state, which is not observed by this; nil while a reducer runs.
  package var unobservedState: State? { isReducing ? nil : state.pointee }

  /// Reduces a recorded action again, without starting its effects.
  ///
  /// Must not be called after the first action was sent.
  package func replay(_ action: Action) {
    DependencyValues.withCurrent(dependencies ?? DependencyValues()) { _ = reduce(action) }
    scope.flush()
  }

  /// Replaces the state, and notifies the observers of what has changed.
  ///
  /// Must not be called during a drain.
  package func replaceState(with new: State) {
    let outer = scope.enter()
    isReducing = true
    observation.willReduce(state)
    state.pointee = new
    observation.didReduce(state)
    isReducing = false
    scope.leave(to: outer)
    scope.flush()
  }

  private func start(_ node: EffectNode<Action>, _ group: EffectWork.ID?) {
    // An observed engine may have a gate, which decides about the actions that follow from the
    // state; a nested effect may belong to a cancelled `send`.
    if group == nil, !isObserved,
      node.pass(to: { enqueue(Queued($0, origin: EffectOrigin(group: nil))) })
    {
      return
    }
    hasStartedEffects = true
    let work: EffectWork.ID
    if let group = group ?? sendGroup {
      work = group
    } else {
      work = runtime.update { registry, _ in registry.open(in: nil) }
      sendGroup = work
    }
    node.start(context(in: work), sink)
  }

  private func reduceObserved(_ action: Action, _ origin: EffectOrigin?) -> Effect<Action> {
    if supervisor != nil { hasStartedEffects = true }
    actionCount += 1
    if recorder == nil, tool == nil { return reduce(action) }
    let sender = ActionOrigin(origin)
    recorder?.willReduce(action, from: sender)
    tool?.willReduce(action, from: sender)
    let changes = scope.changeCount
    let effect = reduce(action)
    let fields = scope.fieldCount(since: changes)
    tool?.didReduce(action, to: state, changing: fields)
    recorder?.didReduce(action, to: state, changing: fields)
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
