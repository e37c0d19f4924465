// SPDX-License-Identifier: MIT

/// A reducer with a part that follows the state.
///
/// Actions are not affected: it resolves to its base.
@usableFromInline
struct SupervisedReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let makePart: () -> SupervisionPart<Base.State, Base.Action>

  @inlinable
  init(base: Base, makePart: @escaping () -> SupervisionPart<Base.State, Base.Action>) {
    self.base = base
    self.makePart = makePart
  }

  @inlinable
  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }

  @inlinable
  func _resolved() -> ResolvedReducer<Base.State, Base.Action> { base._resolved() }
}

extension SupervisedReducer: ReducerContainer {
  static var partTypes: [any Reducer.Type]? { [Base.self] }
  static var isSupervised: Bool { true }
  var contained: [any Reducer] { [base] }

  func supervisionParts() -> [SupervisionPart<Base.State, Base.Action>] {
    EnsembleCore.supervisionParts(of: base) + [makePart()]
  }
}
