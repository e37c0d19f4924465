// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// The supervisor of a store's features, which starts and ends the effects that follow from their
/// state.
///
/// Confined to the isolation of the engine.
final class Supervisor<State, Action> {
  /// The effects that follow from a change of the state.
  struct Changes {
    /// The effects of features that have appeared or changed, and supervised ones.
    var effect: Effect<Action>
    /// The operations of features that have disappeared.
    var farewell: Effect<Action>
  }

  private let parts: [SupervisionPart<State, Action>]
  private let records: [SupervisionRecord]
  private let marks: SupervisionMarks
  private let valueIdentity = ValueIdentity<State>()
  /// The identity of the state whose fields the records watch.
  private var identity: ObservableStateID?

  /// Creates the supervisor of the parts of a reducer.
  ///
  /// - Parameter schedule: A closure that schedules a visit of the features, callable from any
  ///   thread.
  init(
    _ parts: [SupervisionPart<State, Action>],
    _ batch: ChangeBatch,
    schedule: @escaping @Sendable () -> Void
  ) {
    let marks = SupervisionMarks(batch, schedule: schedule)
    self.parts = parts
    self.marks = marks
    records = parts.map { _ in SupervisionRecord(marks) }
  }

  /// The identifiers of the running effects, in the order of the features.
  var runningIDs: [AnyHashable] { records.flatMap(\.runningIDs) }

  /// Visits the features whose state may have changed.
  ///
  /// - Parameter path: The path of the root feature.
  func update(for state: State, at path: EffectPath) -> Changes {
    marks.beginPass()
    let current = valueIdentity.of(state)
    if current != identity {
      identity = current
      for record in records { record.mark() }
    }
    let pass = SupervisionPass(at: path)
    let effect = visit(parts, state, records, pass)
    let farewells = pass.farewells.map { farewell in
      DependencyValues.withCurrent(farewell.dependencies ?? DependencyValues.current) {
        Effect<Action>.run { [operation = farewell.operation] _ in await operation() }
      }
    }
    return Changes(effect: effect, farewell: .merge(farewells))
  }

  /// Ends all supervised effects.
  func end(at path: EffectPath) {
    let pass = SupervisionPass(at: path)
    for record in records {
      record.end(pass)
      // They may begin again.
      record.mark()
    }
  }
}
