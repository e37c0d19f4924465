// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import EnsembleDependencies
import EnsembleCore
import EnsembleInternals
import EnsembleSharing

/// The engine of a test store, with the actions and effects that are not asserted yet.
///
/// `@unchecked Sendable`: confined to the main actor by the test store, and at the end to its
/// deinitializer, when no other reference remains.
final class TestRun<State: Equatable, Action>: @unchecked Sendable {
  /// The result of an action.
  struct Outcome {
    let state: State
    /// The id of the next element of a stack.
    let stackElementID: StackElementID
    /// The position of the last change of a shared value.
    var sharedPosition: Int
  }

  struct Received {
    let action: Action
    let outcome: Outcome
    /// The position of the last change of a shared value before the action.
    let sharedStart: Int
    /// Whether a failure at the end of the test lists the action.
    var isReported = false
  }

  struct InFlight {
    /// The action; nil for the creation of the store, and for a feature that has disappeared.
    let action: Action?
    let activity: EffectGroup
    let location: SourceLocation
  }

  let engine: Engine<State, Action>
  let progress = EffectProgress()
  /// The source location at which the test store was created.
  let created: SourceLocation

  /// The outcome as of the last assertion.
  var asserted: Outcome {
    didSet { shared.markAsserted(upTo: asserted.sharedPosition) }
  }
  /// The changes of shared values.
  let shared = SharedChangeLog()
  /// The position of the last change of a shared value that a failure at the end lists.
  var reportedSharedPosition = 0
  private var sharedStart = 0
  private let stackElementID: StackElementIDGenerator
  var exhaustivity = Exhaustivity.on
  var received: [Received] = []
  private var started: [InFlight] = []
  /// The effects that the test has skipped, whose actions may still arrive.
  private var skipped: [InFlight] = []
  private var isSending = false
  private var sent: Outcome?
  private(set) var isDismissed = false
  var restoresMainSerialExecutor = false

  init(
    initialState: () -> State,
    reducer: () -> some Reducer<State, Action>,
    prepareDependencies: (inout DependencyValues) -> Void,
    location: SourceLocation
  ) {
    TestSupport.require(location)
    created = location
    let reference = Reference()
    let stackElementID = StackElementIDGenerator()
    self.stackElementID = stackElementID
    let shared = shared
    (asserted, engine) = withDependencies {
      $0.context = .test
      $0.stackElementID = stackElementID
      shared.track(&$0)
      $0.dismiss = DismissEffect { reference.run?.dismiss() }
      // Last, so that a test can override the dismissal.
      prepareDependencies(&$0)
    } operation: {
      let state = initialState()
      // Values that the initial state or the reducer has set are known to the test.
      shared.markAsserted(upTo: shared.position)
      if let known = newestStackElementID(in: state) { stackElementID.pass(known) }
      let engine = makeEngine(
        state,
        reducer(),
        willReduce: { reference.run?.noteStart() },
        note: { reference.run?.note($0, $1) }
      )
      let outcome = Outcome(
        state: state,
        stackElementID: stackElementID.upcoming,
        sharedPosition: shared.position
      )
      return (outcome, engine)
    }
    reference.run = self
    progress.follow(engine.runtime)
    engine.didStartAlone = { group, action in
      reference.run?.add(InFlight(action: action, activity: group, location: location))
    }
    MainActor.assumeIsolated { control(engine) }
    let appeared = settling { engine.supervise() }
    if let appeared { add(InFlight(action: nil, activity: appeared, location: location)) }
  }

  /// Makes a ``ControlledEffects`` of the test control the effects, if there is one.
  @MainActor
  private func control(_ engine: Engine<State, Action>) {
    guard let control = engine.dependencies?.effectControl else { return }
    guard let effects = control as? ControlledEffects<Action> else {
      return created.report(
        """
        The controlled effects are those of another feature: they send '\(type(of: control))', but the test store \
        has the actions '\(Action.self)'. The effects run as usual.
        """
      )
    }
    effects.receive = { [weak engine] in engine?.receive($0, from: $1) }
    effects.cancelRunning = { [weak self] in
      self?.cancelAll()
    }
    engine.runtime.control = effects
  }

  /// A weak reference that breaks the cycle between the run and the functions its reducer calls.
  ///
  /// `@unchecked Sendable`: set once, before any effect runs; then confined like the run.
  private final class Reference: @unchecked Sendable {
    weak var run: TestRun?
  }

  private func noteStart() {
    sharedStart = shared.position
  }

  private func note(_ action: Action, _ state: State) {
    let outcome = Outcome(
      state: state,
      stackElementID: stackElementID.upcoming,
      sharedPosition: shared.position
    )
    if isSending {
      isSending = false
      sent = outcome
    } else {
      received.append(Received(action: action, outcome: outcome, sharedStart: sharedStart))
      MainActor.assumeIsolated { progress.signal() }
    }
  }

  @MainActor
  private func dismiss() {
    isDismissed = true
    engine.endSupervision()
    cancelAll()
    started = []
    progress.signal()
  }

  /// Sends an action, and returns its outcome before the outcome of any other action.
  func send(
    _ action: Action,
    _ location: SourceLocation
  ) -> (outcome: Outcome, task: EffectGroup?) {
    isSending = true
    let activity = settling { engine.send(action) }
    isSending = false
    if let activity { add(InFlight(action: action, activity: activity, location: location)) }
    defer { sent = nil }
    return (sent ?? asserted, activity)
  }

  /// Calls a function. Each clock on which its effects sleep then waits for the progress of the
  /// effects, also a clock that is not a dependency.
  private func settling<R>(_ body: () -> R) -> R {
    ClockSettling.$current.withValue(ClockSettling(progress.settling), operation: body)
  }

  private func add(_ effect: InFlight) {
    started.append(effect)
    effect.activity.whenFinished { [weak progress] in
      Task { @MainActor in progress?.signal() }
    }
  }

  /// The state as of the last assertion.
  var state: State { asserted.state }

  /// The actions whose effects are still running.
  var inFlight: [InFlight] {
    started.removeAll { $0.activity.isFinished }
    return started
  }

  /// Whether an effect may still send an action.
  var mayReceive: Bool {
    skipped.removeAll { $0.activity.isFinished }
    return !inFlight.isEmpty || !skipped.isEmpty || engine.isSupervising
  }

  /// Whether no effect runs, including cancelled and forgotten ones.
  var isIdle: Bool { inFlight.isEmpty && engine.runtime.isIdle }

  /// Cancels all running effects, including those that the test has skipped.
  private func cancelAll() {
    for effect in inFlight + skipped { effect.activity.cancel() }
  }

  /// Lets the running effects continue, without an expectation that they end.
  func skipInFlight() {
    skipped += inFlight
    started = []
  }

  func forgetInFlight() { started = [] }
}

private func makeEngine<R: Reducer>(
  _ state: R.State,
  _ reducer: R,
  willReduce: @escaping () -> Void,
  note: @escaping (R.Action, R.State) -> Void
) -> Engine<R.State, R.Action> {
  Engine(
    initialState: state,
    reducer: TestedReducer(base: reducer, willReduce: willReduce, note: note),
    dependencies: DependencyValues.escaping,
    schedule: scheduleOnMainActor
  )
}
