// SPDX-License-Identifier: MIT

@_spi(Core) import EnsembleDependencies
import EnsembleShims
import IssueReporting

/// What owns the state of a root store and runs its reducer.
///
/// Synchronous, and without an actor of its own: whoever owns it confines it to one. Every action of
/// a store passes `send` or `receive`, then `drain`, here.
///
/// `@unchecked Sendable`: the store that owns the engine confines all calls to its actor; only
/// `runtime`, which guards itself, is used from elsewhere.
package final class Engine<State, Action>: @unchecked Sendable {
  /// The one state. Allocated, so that the hot path needs no exclusivity check; `isReducing`
  /// checks instead.
  private let state: UnsafeMutablePointer<State>
  private let reducer: ResolvedReducer<State, Action>
  package let runtime = EffectRuntime()

  // Flags stand for generic values on the hot path: asking `queue` or `observer` themselves would
  // look up generic metadata, or load a weak reference, for every action. The engine is confined and
  // hands none of them out, so no access to them can overlap another.
  private var queue: [QueuedAction] = []
  @exclusivity(unchecked) private var hasQueue = false
  @exclusivity(unchecked) private(set) var isDraining = false
  @exclusivity(unchecked) private var isReducing = false
  @exclusivity(unchecked) private var isObserved = false
  /// Whether an effect was started in this drain, so that operations may wait for its end.
  @exclusivity(unchecked) private var hasStartedEffects = false
  /// What the effects of an outside `send` belong to, made when there are any.
  private var sendGroup: EffectWork.ID?
  private lazy var root = EffectPath(rootOf: runtime)
  private lazy var sink = EffectSink<Action> { [weak self] action, origin, path in
    self?.receive(action, origin, path)
  }

  private let scope = ObservationScope()
  /// Stands for the root state as a whole: observed by whoever reads all of it, or anything of a state
  /// that has no observers of its own.
  private let wholeState = ObservationBox()
  /// Made by the first read that somebody tracks.
  @exclusivity(unchecked) private var rootReads: RootReads?
  @exclusivity(unchecked) private var hasNoBox = false
  private let identity: ((UnsafeMutableRawPointer) -> ChangeProof)?

  weak var observer: (any EngineObserver)? {
    didSet {
      runtime.observer = observer
      isObserved = observer != nil
    }
  }
  private var actionCount: UInt64 = 0

  /// What is in force while the reducer runs, and for its effects; nil for the defaults. A store
  /// without overrides pays a branch for it.
  @exclusivity(unchecked) package var dependencies: DependencyValues?

  package init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues? = nil
  ) {
    state = .allocate(capacity: 1)
    state.initialize(to: initialState)
    self.reducer = reducer._resolved()
    self.dependencies = dependencies
    identity = ChangeProof.taker(for: State.self)
  }

  deinit {
    runtime.cancelAll(at: EffectPath(rootOf: runtime))
    // Whoever observes the state is not told that it is gone.
    let outer = scope.enter()
    state.deinitialize(count: 1)
    scope.leave(to: outer)
    state.deallocate()
  }

  // MARK: Reading

  /// Where the state is, for a read of some of its fields, which register themselves.
  @inline(__always)
  func locate() -> UnsafePointer<State> {
    if isReducing { fatalReadWhileReducing() }
    if isReadOutside() {
      noteRead()
      if hasNoBox { wholeState.read(0) }
    }
    return UnsafePointer(state)
  }

  /// Where the state is, registering a read of it as a whole.
  func locateWhole() -> UnsafePointer<State> {
    if isReducing { fatalReadWhileReducing() }
    if isReadOutside() {
      noteRead()
      wholeState.read(0)
    }
    return UnsafePointer(state)
  }

  /// Whether what is read is read by somebody who is told of changes, and not in a reducer.
  @inline(__always)
  private func isReadOutside() -> Bool {
    ensemble_scope_get().map(ReadCapture.isTaking) ?? true
  }

  @inline(__always)
  private func noteRead() {
    if let rootReads {
      rootReads.note(state)
    } else if !hasNoBox {
      rootReads = RootReads(of: State.self)
      rootReads?.note(state)
      hasNoBox = rootReads == nil
    }
  }

  private func fatalReadWhileReducing() -> Never {
    // The reducer has exclusive access to the state, which it changes in place: there is no old state
    // to read, and reading the new one would be a read of half-changed memory.
    fatalError(
      """
      The state of a store was read while its own reducer was running. \
      Read the 'state' that the reducer was given instead, or read the store in an effect.
      """
    )
  }

  // MARK: Sending

  /// Processes an action that somebody sends from outside, and everything that follows at once.
  ///
  /// - Returns: What the action set going, or nil if it has ended already.
  package func send(_ action: Action) -> EffectGroup? {
    if isDraining {
      enqueue(Queued(action, origin: nil, path: nil))
      reportReentrancy(action)
      return nil
    }
    guard let work = process(action, nil, nil) else { return nil }
    let isFinished = runtime.update { registry, todo in
      registry.finish(work, &todo)
      return registry.isFinished(work)
    }
    if isFinished { return nil }
    let group = EffectGroup(runtime, work)
    EffectCollector.current?.add(group)
    return group
  }

  /// Processes an action of an effect; during a drain, when its turn comes.
  private func receive(_ action: Action, _ origin: EffectOrigin, _ path: EffectPath) {
    if isDraining { return enqueue(Queued(action, origin: origin, path: path)) }
    scope.isReducingAnswer = origin.isAnswer
    process(action, origin, path).map(runtime.finish)
    scope.isReducingAnswer = false
  }

  /// Processes an action and everything that follows at once.
  ///
  /// - Returns: The group that was made meanwhile.
  @inline(__always)
  private func process(
    _ action: Action,
    _ origin: EffectOrigin?,
    _ path: EffectPath?
  ) -> EffectWork.ID? {
    isDraining = true
    // The sender may run under overrides, which are not for this store.
    guard dependencies != nil || DependencyValues._isOverridden else {
      reduce(action, origin, path)
      return drain()
    }
    return DependencyValues._withCurrent(dependencies ?? DependencyValues()) {
      reduce(action, origin, path)
      return drain()
    }
  }

  /// Processes what waits until nothing does, and tells the observers of what changed.
  ///
  /// - Returns: The group that was made meanwhile.
  private func drain() -> EffectWork.ID? {
    let done = hasQueue || !scope.isClean ? drainQueue() : []
    // Releasing an action may run code that sends another one: a send of its own, after this.
    return withExtendedLifetime(done) {
      let group = sendGroup
      sendGroup = nil
      isDraining = false
      if hasStartedEffects {
        hasStartedEffects = false
        runtime.startWaiting()
      }
      return group
    }
  }

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
        // Only this engine's actions are ever queued here.
        let action = unsafeDowncast(item, to: Queued<Action>.self).action
        scope.isReducingAnswer = item.origin?.isAnswer ?? false
        reduce(action, item.origin, item.path)
      }
      scope.isReducingAnswer = false
      done.append(queue)
      queue = []
      hasQueue = false
      scope.flush()
    } while hasQueue
    return done
  }

  /// Reduces one action in place and starts its effect.
  @inline(__always)
  private func reduce(
    _ action: Action,
    _ origin: EffectOrigin?,
    _ path: EffectPath?
  ) {
    let effect = !isObserved ? reduce(action) : reduceObserved(action, origin, path)
    guard let node = effect.node else { return }
    start(node, origin?.group)
  }

  @inline(__always)
  private func reduce(_ action: Action) -> Effect<Action> {
    let outer = scope.enter()
    isReducing = true
    let effect: Effect<Action>
    if wholeState.isObserved(0) {
      let before = identity?(state)
      effect = reducer.run(&state.pointee, action)
      if let before, let after = identity?(state), after.proves(before) {
      } else {
        wholeState.changed(field: 0)
      }
    } else {
      effect = reducer.run(&state.pointee, action)
    }
    rootReads?.check(state)
    isReducing = false
    scope.leave(to: outer)
    return effect
  }

  private func start(_ node: EffectNode<Action>, _ group: EffectWork.ID?) {
    // Tools want to know the path. What follows from a finished `send` may have been cancelled with it.
    if group == nil, !isObserved,
      node.pass(to: { enqueue(Queued($0, origin: EffectOrigin(group: nil), path: nil)) })
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
    node.start(EffectContext(group: work, path: root, dependencies: dependencies), sink)
  }

  private func reduceObserved(
    _ action: Action,
    _ origin: EffectOrigin?,
    _ path: EffectPath?
  ) -> Effect<Action> {
    guard let observer else { return reduce(action) }
    actionCount += 1
    let described = EngineAction(
      value: action,
      origin: EngineAction.Origin(origin),
      path: (path ?? root).description,
      number: actionCount
    )
    observer.actionReceived(described)
    let before = observer.wantsStates ? state.pointee : nil
    let clock = ContinuousClock()
    let start = clock.now
    let effect = reduce(action)
    let duration = start.duration(to: clock.now)
    observer.actionReduced(
      described,
      EngineReduction(
        duration: duration,
        before: before.map { state in { state } },
        after: { [state] in state.pointee }
      )
    )
    return effect
  }

  private func reportReentrancy(_ action: Action) {
    reportIssue(
      """
      Sent '\(caseLabel(of: action))' while an action was being processed.

      A reducer, or an observer that was being told of a change, sent an action to its own store. \
      It is processed after the actions before it, but this will become a precondition failure. \
      Return the action as an effect ('.send') instead, or send it later.
      """
    )
  }
}
