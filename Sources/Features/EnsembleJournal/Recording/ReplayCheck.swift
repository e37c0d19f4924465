// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import Foundation

/// A check that replays each action of a store, to find the first one whose replay gives another
/// state.
///
/// Each action is encoded, decoded and reduced again, with the same stamp. Confined to the main
/// actor with the engine of the store.
final class ReplayCheck<State: Codable & Sendable, Action: Codable & Sendable> {
  private let id: String
  private let location: SourceLocation
  private let stamps: ReducerStamps
  private let stackElements: StackElementIDGenerator
  private let makeEngine: (State) -> Engine<State, Action>
  private let encoder: JSONEncoder
  private let decoder = JournalCoding.makeDecoder()
  /// The engine of the replay; nil after the first difference, since further ones would follow from
  /// it.
  private var engine: Engine<State, Action>?

  /// Creates a replay that begins with a state.
  ///
  /// - Parameters:
  ///   - id: The name of the store.
  ///   - location: The location in the client's code at which a difference is reported.
  ///   - state: The state of the store.
  ///   - stamps: The stamps of the store's dependencies.
  ///   - stackElements: The ids of the store's stacks.
  ///   - makeEngine: A closure that returns an engine with the reducer and the dependencies of the
  ///     store.
  init(
    id: String,
    location: SourceLocation,
    beginningWith state: State,
    _ stamps: ReducerStamps,
    _ stackElements: StackElementIDGenerator,
    makeEngine: @escaping (State) -> Engine<State, Action>
  ) {
    self.id = id
    self.location = location
    self.stamps = stamps
    self.stackElements = stackElements
    self.makeEngine = makeEngine
    encoder = JournalCoding.makeEncoder()
    // The order of keys is irrelevant for the comparison.
    encoder.outputFormatting = .sortedKeys
    let next = stackElements.number
    defer { stackElements.number = next }
    do {
      engine = makeEngine(try decode(State.self, from: try encoder.encode(state)))
    } catch {
      report("The state of the store '\(id)' cannot be read again: \(error)")
    }
  }

  /// Repeats an action that the store has just reduced, and compares the states.
  func replay(_ recorded: RecordedAction<Action>, expecting state: State) {
    guard let engine else { return }
    // The replay must not affect the next ids of the store.
    let next = stackElements.number
    defer { stackElements.number = next }
    do {
      let expected = try encoder.encode(state)
      guard let json = try? encoder.encode(recorded.action) else {
        // The writer reports the action that cannot be encoded, and a snapshot replaces it.
        self.engine = makeEngine(try decode(State.self, from: expected))
        return
      }
      let action = try decode(Action.self, from: json)
      stackElements.number = recorded.stamp.nextStackElement
      stamps.begin(recorded.stamp)
      engine.replay(action)
      stamps.end()
      let replayed = try engine.unobservedState.map { try encoder.encode($0) }
      if let replayed, areEqual(replayed, expected) { return }
      report(
        """
        A replay of the action \(recorded.number) of the store '\(id)' leads to another state:

            \(debugText(of: recorded.action).replacing("\n", with: "\n    "))

        A reducer must depend on its state and its action alone, and take dates, identifiers and random \
        numbers from the dependencies 'date', 'uuid' and 'withRandomNumberGenerator'. What the state and the \
        action contain must be encoded. Later actions are not checked.
        """
      )
    } catch {
      report(
        """
        A replay of the action \(recorded.number) of the store '\(id)' is not possible, because the action or \
        the state cannot be read again:

            \(debugText(of: recorded.action).replacing("\n", with: "\n    "))

        \(error)
        """
      )
    }
  }

  private func report(_ message: String) {
    engine = nil
    location.report(message)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value {
    try decoder.decode(type, from: json)
  }

  /// Compares states by their JSON. A set has no order there, so the values decide if they can be
  /// compared.
  private func areEqual(_ first: Data, _ second: Data) -> Bool {
    if first == second { return true }
    guard let first = try? decode(State.self, from: first),
      let second = try? decode(State.self, from: second),
      let value = first as? any Equatable
    else { return false }
    return isEqual(value, second)
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: State) -> Bool {
    first == second as? Value
  }
}
