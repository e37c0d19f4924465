// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import EnsembleInternals

/// A control of the effects of a test store, which replaces their operations by commands of the
/// test.
///
/// ```swift
/// let effects = ControlledEffects<Facts.Action>()
/// let store = TestStore(initialState: Facts.State()) {
///   Facts()
/// } withDependencies: {
///   effects.control(&$0)
/// }
/// await store.send(.askTapped) { $0.isLoading = true }
/// effects.send(.answered("7 is prime."), from: 1)
/// await store.receive(\.answered) { $0.isLoading = false }
/// effects.finish(1)
/// ```
///
/// Effects are numbered in the order of their start, beginning with 1. Cancellations and
/// concatenated effects work as usual. The inspector generates such tests from recorded sessions:
/// each effect sends the recorded actions again, without calling its clients.
@preconcurrency @MainActor
public final class ControlledEffects<Action> {
  private enum Command: Sendable {
    // Unchecked: the action is sent and received on the main actor.
    case send(UncheckedSendable<Action>)
    case finish
  }

  private struct Running {
    let sender: EffectSender
    let commands: AsyncStream<Command>
    let continuation: AsyncStream<Command>.Continuation
  }

  /// The number of effects that have started.
  public private(set) var startedCount = 0
  private var running: [Int: Running] = [:]
  /// The effects whose ends are not processed yet, and which concatenated effects may follow.
  private var ending: Set<Int> = []
  /// The commands to effects that have not started, by their numbers.
  private var waiting: [Int: [Command]] = [:]
  /// A closure that processes an action of an effect; nil without a test store.
  var receive: ((Action, EffectSender) -> Void)?
  /// A closure that cancels the effects of the test store; nil without one.
  var cancelRunning: (() -> Void)?

  /// Creates effects that no test store has yet.
  public nonisolated init() {}

  /// Makes a test store that is created with these dependencies use the control.
  public nonisolated func control(_ dependencies: inout DependencyValues) {
    dependencies.effectControl = self
  }

  /// Makes an effect send an action, which the test receives next.
  ///
  /// An effect that has not started, or has ended, is reported as an issue. An effect that follows
  /// one that was just finished sends when it starts.
  public func send(
    _ action: Action,
    from effect: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if perform(.send(UncheckedSendable(action)), by: effect) { return }
    let numbers = running.keys.sorted().map(String.init).joined(separator: ", ")
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      The effect \(effect) is not running, and cannot send '\(debugCase(of: action))'.

      The number of effects that have started is \(startedCount). Those that are running: \
      \(numbers.isEmpty ? "none" : numbers).
      """
    )
  }

  /// Ends an effect, unless it was cancelled.
  public func finish(_ effect: Int) {
    _ = perform(.finish, by: effect)
  }

  /// Cancels all effects that are running, such as at the end of a test.
  ///
  /// Effects that would follow them do not start: a debounced effect that is cancelled while it
  /// waits sends nothing.
  public func cancelAll() { cancelRunning?() }

  /// Passes a command to an effect, or stores it for an effect that may start when other effects
  /// have ended.
  ///
  /// - Returns: False if the effect has ended, or cannot start.
  private func perform(_ command: Command, by effect: Int) -> Bool {
    if let running = running[effect] {
      if case .finish = command { ending.insert(effect) }
      running.continuation.yield(command)
      return true
    }
    guard effect > startedCount, !ending.isEmpty else { return false }
    waiting[effect, default: []].append(command)
    return true
  }
}

extension ControlledEffects: EffectControl {
  package func begin(_ sender: EffectSender) -> Int {
    startedCount += 1
    let (commands, continuation) = AsyncStream.makeStream(of: Command.self)
    running[startedCount] = Running(
      sender: sender,
      commands: commands,
      continuation: continuation
    )
    for command in waiting.removeValue(forKey: startedCount) ?? [] {
      _ = perform(command, by: startedCount)
    }
    return startedCount
  }

  package func run(_ number: Int) async {
    guard let effect = running[number] else { return }
    // The stream ends when the task is cancelled.
    for await command in effect.commands {
      guard case .send(let action) = command else { break }
      receive?(action.value, effect.sender)
    }
    running[number] = nil
    ending.remove(number)
  }
}

extension DependencyValues {
  /// The control of the effects of a test store; nil for none.
  var effectControl: (any EffectControl)? {
    get { self[EffectControlKey.self] }
    set { self[EffectControlKey.self] = newValue }
  }
}

private enum EffectControlKey: DependencyKey {
  static let liveValue: (any EffectControl)? = nil
  static let testValue: (any EffectControl)? = nil
}
