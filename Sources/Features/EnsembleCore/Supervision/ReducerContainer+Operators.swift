// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleDependencies

// MARK: Reducers that run others on the same state

extension CombineReducers: ReducerWrapper {
  package var wrapped: Reducers { reducers }
}

extension _OnChangeReducer: ReducerWrapper {
  package var wrapped: Base { base }
}

extension _PrintChangesReducer: ReducerWrapper {
  package var wrapped: Base { base }
}

extension Reduce: ReducerContainer {
  // The body of an enum reducer erases a type that is statically known. Features rarely erase the
  // types of other reducers; supervised parts of an erased reducer are found if the search reaches
  // its value.
  package static var partTypes: [any Reducer.Type]? {
    func open<S: CaseReducerState>(_: S.Type) -> [any Reducer.Type] {
      let body = (S.StateReducer.unisolatedBody as? Self)?.erased as? any ReducerContainer
      return body.map { $0.contained.map { type(of: $0) } } ?? []
    }
    return (State.self as? any CaseReducerState.Type).map { open($0) } ?? []
  }

  package var contained: [any Reducer] { erased.map { [$0] } ?? [] }

  package func supervisionParts() -> [SupervisionPart<State, Action>] {
    guard let erased else { return [] }
    return EnsembleCore.supervisionParts(ofAll: [erased])
  }
}

extension _Sequence: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [First.self, Second.self] }
  package var contained: [any Reducer] { [first, second] }

  package func supervisionParts() -> [SupervisionPart<First.State, First.Action>] {
    EnsembleCore.supervisionParts(of: first) + EnsembleCore.supervisionParts(of: second)
  }
}

extension _SequenceMany: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Element.self] }
  package var contained: [any Reducer] { reducers }

  package func supervisionParts() -> [SupervisionPart<Element.State, Element.Action>] {
    reducers.flatMap { EnsembleCore.supervisionParts(of: $0) }
  }
}

extension _Conditional: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [First.self, Second.self] }

  package var contained: [any Reducer] {
    switch self {
    case .first(let reducer): [reducer]
    case .second(let reducer): [reducer]
    }
  }

  package func supervisionParts() -> [SupervisionPart<First.State, First.Action>] {
    switch self {
    case .first(let reducer): EnsembleCore.supervisionParts(of: reducer)
    case .second(let reducer): EnsembleCore.supervisionParts(of: reducer)
    }
  }
}

extension Optional: ReducerContainer where Wrapped: Reducer {
  package static var partTypes: [any Reducer.Type]? { [Wrapped.self] }
  package var contained: [any Reducer] { map { [$0] } ?? [] }

  package func supervisionParts() -> [SupervisionPart<Wrapped.State, Wrapped.Action>] {
    map { EnsembleCore.supervisionParts(of: $0) } ?? []
  }
}

extension DependencyReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Base.self] }
  package var contained: [any Reducer] { [base] }

  package func supervisionParts() -> [SupervisionPart<Base.State, Base.Action>] {
    withDependencies(update) { EnsembleCore.supervisionParts(of: base) }.map { part in
      WrappedPart(part) { [update] _, _, visit in
        withDependencies(update) { visit().withCurrentDependencies() }
      }
    }
  }
}

extension NamespaceReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Base.self] }
  package var contained: [any Reducer] { [base] }

  package func supervisionParts() -> [SupervisionPart<Base.State, Base.Action>] {
    let namespace = location.map { Namespace($0) }
    return EnsembleCore.supervisionParts(of: base).map { part in
      WrappedPart(part) { [key] state, pass, visit in
        let key = ReadCapture.ignoring.capture { key(state) }
        return pass.visit(at: .namespace(key), visit).within(namespace, key)
      }
    }
  }
}

// MARK: Reducers of children

/// Returns the part of an operator's children; none if they have no supervised effects.
func supervisedChildren<State, Action, Child: Reducer>(
  _ child: Child,
  components: @escaping (State) -> [EffectPathComponent],
  read: @escaping (State, EffectPathComponent) -> Child.State?,
  lift: @escaping (EffectPathComponent, () -> Effect<Child.Action>) -> Effect<Action>,
  hasPaths: Bool = true
) -> [SupervisionPart<State, Action>] {
  guard mayBeSupervised(child) else { return [] }
  return [
    SupervisedChildren<State, Action, Child.State, Child.Action>(
      .init(components: components, child: read, lift: lift, hasPaths: hasPaths)
    ) { supervisionParts(of: child) }
  ]
}

/// Returns the part of a child without an identity, which always exists.
@usableFromInline
package func supervisedScope<State, Action, Child: Reducer>(
  _ child: Child,
  _ state: KeyPath<State, Child.State>,
  _ action: AnyCasePath<Action, Child.Action>
) -> [SupervisionPart<State, Action>] {
  let component = EffectPathComponent(site: state)
  return supervisedChildren(
    child,
    components: { root in
      // Registers the read: the child may be replaced.
      _ = root[keyPath: state]
      return [component]
    },
    read: { root, _ in root[keyPath: state] },
    lift: { _, visit in visit().lifted(at: nil) { action.embed($0) } },
    hasPaths: false
  )
}

/// Returns the part of a child that exists while its parent's state is in one case.
@usableFromInline
func supervisedCase<State, Action, Child: Reducer>(
  _ child: Child,
  _ site: AnyKeyPath?,
  _ state: AnyCasePath<State, Child.State>,
  _ action: AnyCasePath<Action, Child.Action>
) -> [SupervisionPart<State, Action>] {
  let identity = ChildIdentity<Child.State>()
  let unnamed = EffectPathComponent(site: \AnyCasePath<State, Child.State>.self)
  return supervisedChildren(
    child,
    components: { root in
      guard let childState = state.extract(from: root) else { return [] }
      return [site.map { identity.presence(of: childState).component(at: $0) } ?? unnamed]
    },
    read: { root, _ in state.extract(from: root) },
    lift: { component, visit in
      visit().lifted(at: site == nil ? nil : component) { action.embed($0) }
    },
    hasPaths: site != nil
  )
}

/// Visits a presented child, and lifts its effect into the parent.
private func presented<ChildAction, Action>(
  _ visit: () -> Effect<ChildAction>,
  at component: EffectPathComponent,
  dismissAction: Action,
  embed: @escaping @Sendable (ChildAction) -> Action
) -> Effect<Action> {
  let (effect, dismissal) = PresentationFrame.run(visit)
  if effect.node == nil, dismissal == nil { return .none }
  return effect.presented(at: component, dismissal, dismissAction: dismissAction, embed: embed)
}

extension Scope: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Child.self] }
  package var contained: [any Reducer] { [child] }
  package func supervisionParts() -> [SupervisionPart<ParentState, ParentAction>] {
    makeParts(child)
  }
}

extension _IfLetReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Child.self] }
  package var contained: [any Reducer] { [parent, child] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    let identity = ChildIdentity<Child.State>()
    let children: [SupervisionPart<Parent.State, Parent.Action>] = supervisedChildren(
      child,
      components: { [state] root in
        root[keyPath: state].map { [identity.presence(of: $0).component(at: state)] } ?? []
      },
      read: { [state] root, _ in root[keyPath: state] },
      lift: { [action] component, visit in visit().lifted(at: component) { action.embed($0) } }
    )
    return EnsembleCore.supervisionParts(of: parent) + children
  }
}

extension _IfCaseLetReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Child.self] }
  package var contained: [any Reducer] { [parent, child] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    EnsembleCore.supervisionParts(of: parent) + supervisedCase(child, site, state, action)
  }
}

extension _PresentationReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Child.self] }
  package var contained: [any Reducer] { [parent, child] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    let identity = ChildIdentity<Child.State>()
    let children: [SupervisionPart<Parent.State, Parent.Action>] = supervisedChildren(
      child,
      components: { [state] root in
        root[keyPath: state].wrappedValue.map {
          [identity.presence(of: $0).component(at: state)]
        } ?? []
      },
      read: { [state] root, _ in root[keyPath: state].wrappedValue },
      lift: { [action] component, visit in
        presented(visit, at: component, dismissAction: action.embed(.dismiss)) {
          action.embed(.presented($0))
        }
      }
    )
    return EnsembleCore.supervisionParts(of: parent) + children
  }
}

extension _ForEachReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Element.self] }
  package var contained: [any Reducer] { [parent, element] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    let children: [SupervisionPart<Parent.State, Parent.Action>] = supervisedChildren(
      element,
      components: { [elements] root in
        root[keyPath: elements].ids.map {
          EffectPathComponent(site: elements, key: EffectKey($0))
        }
      },
      read: { [elements] root, component in
        (component.key?.value.base as? ID).flatMap { root[keyPath: elements][id: $0] }
      },
      lift: { [elements, action] component, visit in
        guard let id = component.key?.value.base as? ID else { return .none }
        return visit().lifted(from: id, at: elements, action)
      }
    )
    return EnsembleCore.supervisionParts(of: parent) + children
  }
}

extension ForEachKeyReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Element.self] }
  package var contained: [any Reducer] { [parent, element] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    let children: [SupervisionPart<Parent.State, Parent.Action>] = supervisedChildren(
      element,
      components: { [elements] root in
        root[keyPath: elements].keys.map {
          EffectPathComponent(site: elements, key: EffectKey($0))
        }
      },
      read: { [elements] root, component in
        (component.key?.value.base as? Key).flatMap { root[keyPath: elements][$0] }
      },
      lift: { [elements, action] component, visit in
        guard let key = component.key?.value.base as? Key else { return .none }
        return visit().lifted(from: key, at: elements, action)
      }
    )
    return EnsembleCore.supervisionParts(of: parent) + children
  }
}

extension _StackReducer: ReducerContainer {
  package static var partTypes: [any Reducer.Type]? { [Parent.self, Element.self] }
  package var contained: [any Reducer] { [parent, element] }

  package func supervisionParts() -> [SupervisionPart<Parent.State, Parent.Action>] {
    let children: [SupervisionPart<Parent.State, Parent.Action>] = supervisedChildren(
      element,
      components: { [stack] root in
        root[keyPath: stack].ids.map { EffectPathComponent(site: stack, key: EffectKey($0)) }
      },
      read: { [stack] root, component in
        (component.key?.value.base as? StackElementID).flatMap { root[keyPath: stack][id: $0] }
      },
      lift: { [action] component, visit in
        guard let id = component.key?.value.base as? StackElementID else { return .none }
        return presented(visit, at: component, dismissAction: action.embed(.popFrom(id: id))) {
          action.embed(.element(id: id, action: $0))
        }
      }
    )
    return EnsembleCore.supervisionParts(of: parent) + children
  }
}

extension IdentifiedArrayReducer: ReducerWrapper {
  package var wrapped: some Reducer<State, Action> { rows }
}

extension OptionalReducer: ReducerWrapper {
  package var wrapped: some Reducer<State, Action> { child }
}
