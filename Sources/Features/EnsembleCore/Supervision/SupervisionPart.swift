// SPDX-License-Identifier: MIT

/// A part of a feature that follows its state: effects, or the children of an operator.
///
/// One part serves all features of its type. A ``SupervisionRecord`` holds the data about one
/// feature.
@usableFromInline
package class SupervisionPart<State, Action> {
  /// Whether changes of the state cannot be observed, because its fields do not register reads.
  let isVolatile = observableFields(of: State.self)?.registrarOffset == nil

  @usableFromInline
  init() {}

  /// Compares the state with the record, and returns the effect of the differences.
  func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    // Every part overrides this; a bare `SupervisionPart` is never created.
    .none
  }
}

/// Visits the marked parts of a feature, and returns the effect of the differences.
func visit<State, Action>(
  _ parts: [SupervisionPart<State, Action>],
  _ state: State,
  _ records: [SupervisionRecord],
  _ pass: SupervisionPass
) -> Effect<Action> {
  .merge(
    zip(parts, records).map { part, record in
      record.needsVisit ? part.visit(state, record, pass) : .none
    }
  )
}

/// The identity of observable values, whose fields the records of their parts watch.
struct ValueIdentity<Value> {
  private let read: ((Value) -> ObservableStateID)?

  init() {
    func open<S: ObservableState>(_: S.Type) -> (Value) -> ObservableStateID {
      { value in
        withUnsafePointer(to: value) {
          // `Value` is `S`: its metatype was just cast to `S.Type`.
          UnsafeRawPointer($0).assumingMemoryBound(to: S.self).pointee._$id
        }
      }
    }
    read = (Value.self as? any ObservableState.Type).map { open($0) }
  }

  /// Returns the identity of a value; nil for types that have none.
  func of(_ value: Value) -> ObservableStateID? { read?(value) }
}

/// The part that follows the children of an operator.
final class SupervisedChildren<State, Action, ChildState, ChildAction>: SupervisionPart<
  State, Action
>
{
  /// Access to the children of an operator.
  struct Access {
    /// Returns the path components of the children, and registers the reads.
    let components: (State) -> [EffectPathComponent]
    /// Returns the child at a path component.
    let child: (State, EffectPathComponent) -> ChildState?
    /// Visits a child, and lifts the effect into the parent.
    let lift: (EffectPathComponent, _ visit: () -> Effect<ChildAction>) -> Effect<Action>
    /// Whether the effects of each child have a separate path.
    let hasPaths: Bool
  }

  private let access: Access
  private let makeParts: () -> [SupervisionPart<ChildState, ChildAction>]
  private let identity = ValueIdentity<ChildState>()
  // Created with the first child, since a recursive feature would recurse without end otherwise.
  private lazy var parts = makeParts()

  init(_ access: Access, _ makeParts: @escaping () -> [SupervisionPart<ChildState, ChildAction>]) {
    self.access = access
    self.makeParts = makeParts
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    if pass.take(record, isVolatile: isVolatile) { update(state, record, pass) }
    return .merge(
      record.takeMarkedChildren().map { child in
        guard let childState = read(state, child.component) else { return .none }
        return access.lift(child.component) {
          let visit = { EnsembleCore.visit(self.parts, childState, child.records, pass) }
          return access.hasPaths ? pass.visit(at: child.component, visit) : visit()
        }
      }
    )
  }

  private func read(_ state: State, _ component: EffectPathComponent) -> ChildState? {
    ReadCapture.ignoring.capture { access.child(state, component) }
  }

  /// Ends the records of removed children, adds records for new children, and marks the records of
  /// replaced children.
  private func update(_ state: State, _ record: SupervisionRecord, _ pass: SupervisionPass) {
    let components = record.watch { access.components(state) }
    if !record.children.isEmpty {
      let present = Set(components)
      let gone = record.children.values.filter { !present.contains($0.component) }
      for child in gone.sorted(by: { $0.index < $1.index }) {
        record.children[child.component] = nil
        child.end(pass)
        if access.hasPaths { pass.cancelEffects(at: child.component) }
      }
    }
    for (index, component) in components.enumerated() {
      let child = record.children[component] ?? record.addChild(at: component, parts: parts.count)
      child.index = index
      // The records of a child watch the fields of its previous value, not of the value that has
      // replaced it.
      let current = read(state, component).flatMap { identity.of($0) }
      if child.identity == nil || current != child.identity {
        child.identity = current
        child.mark()
      }
    }
  }
}

/// Parts that are visited with other dependencies, or whose effects are changed.
final class WrappedPart<State, Action>: SupervisionPart<State, Action> {
  private let part: SupervisionPart<State, Action>
  private let wrap: (State, SupervisionPass, _ visit: () -> Effect<Action>) -> Effect<Action>

  init(
    _ part: SupervisionPart<State, Action>,
    _ wrap:
      @escaping (State, SupervisionPass, _ visit: () -> Effect<Action>) -> Effect<Action>
  ) {
    self.part = part
    self.wrap = wrap
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    wrap(state, pass) { part.visit(state, record, pass) }
  }
}
