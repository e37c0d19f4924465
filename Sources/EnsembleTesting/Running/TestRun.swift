// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
@_spi(Core) import EnsembleDependencies
import EnsembleCore

/// What a test store runs, and what is known of it.
///
/// `@unchecked Sendable`: confined to the main actor by the test store, and to its deinitializer in the
/// end, when nobody else has it any more.
final class TestRun<State: Equatable, Action>: @unchecked Sendable {
  /// What an action has led to.
  struct Outcome {
    let state: State
    /// The id that the next element of a stack gets.
    let stackElementID: StackElementID
  }

  struct Received {
    let action: Action
    let outcome: Outcome
  }

  struct InFlight {
    let action: Action
    let activity: EffectGroup
    let location: SourceLocation
  }

  let engine: Engine<State, Action>
  let progress = EffectProgress()
  /// Where the test store was made.
  let created: SourceLocation

  /// What there was as of the last assertion.
  var asserted: Outcome
  private let stackElementID: StackElementIDGenerator
  var exhaustivity = Exhaustivity.on
  var received: [Received] = []
  private var started: [InFlight] = []
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
    (asserted, engine) = withDependencies {
      $0.context = .test
      $0.stackElementID = stackElementID
      $0.dismiss = DismissEffect { reference.run?.dismiss() }
      // Last, so that a test may see to the dismissal itself.
      prepareDependencies(&$0)
    } operation: {
      let state = initialState()
      let engine = makeEngine(state, reducer()) { reference.run?.note($0, $1) }
      return (Outcome(state: state, stackElementID: stackElementID.upcoming), engine)
    }
    reference.run = self
    progress.follow(engine.runtime)
  }

  /// Breaks the cycle between the run and what its reducer calls.
  ///
  /// `@unchecked Sendable`: set once, before anything runs; then confined like the run.
  private final class Reference: @unchecked Sendable {
    weak var run: TestRun?
  }

  private func note(_ action: Action, _ state: State) {
    let outcome = Outcome(state: state, stackElementID: stackElementID.upcoming)
    if isSending {
      isSending = false
      sent = outcome
    } else {
      received.append(Received(action: action, outcome: outcome))
      MainActor.assumeIsolated { progress.signal() }
    }
  }

  @MainActor
  private func dismiss() {
    isDismissed = true
    for effect in inFlight { effect.activity.cancel() }
    started = []
    progress.signal()
  }

  /// Sends an action; gives what it has led to, before any other action.
  func send(
    _ action: Action,
    _ location: SourceLocation
  ) -> (outcome: Outcome, task: EffectGroup?) {
    isSending = true
    // Effects pass it on to the clocks on which they sleep, also those that are no dependencies.
    let activity = ClockSettling.$current.withValue(ClockSettling(progress.settling)) {
      engine.send(action)
    }
    isSending = false
    if let activity {
      started.append(InFlight(action: action, activity: activity, location: location))
      activity.whenFinished { [weak progress] in
        Task { @MainActor in progress?.signal() }
      }
    }
    defer { sent = nil }
    return (sent ?? asserted, activity)
  }

  /// The state as of the last assertion.
  var state: State { asserted.state }

  /// The actions whose effects are still running.
  var inFlight: [InFlight] {
    started.removeAll { $0.activity.isFinished }
    return started
  }

  /// Whether nothing is under way, not even what was cancelled and forgotten.
  var isIdle: Bool { inFlight.isEmpty && engine.runtime.isIdle }

  /// Cancels everything that runs, and forgets it.
  func cancelInFlight() {
    for effect in inFlight { effect.activity.cancel() }
    started = []
  }

  func forgetInFlight() { started = [] }
}

private func makeEngine<R: Reducer>(
  _ state: R.State,
  _ reducer: R,
  _ note: @escaping (R.Action, R.State) -> Void
) -> Engine<R.State, R.Action> {
  Engine(
    initialState: state,
    reducer: TestedReducer(base: reducer, note: note),
    dependencies: DependencyValues._current
  )
}
