// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A reducer that contains other reducers.
///
/// The types of the contained reducers usually show that a feature has no supervised parts, so that
/// its body need not be evaluated to find them.
package protocol ReducerContainer: Reducer {
  /// The types of the contained reducers; nil if they depend on the value.
  static var partTypes: [any Reducer.Type]? { get }
  /// Whether the reducer itself has a part that follows the state.
  static var isSupervised: Bool { get }
  /// The contained reducers.
  var contained: [any Reducer] { get }

  /// Returns the parts of this reducer that follow the state.
  func supervisionParts() -> [SupervisionPart<State, Action>]
}

extension ReducerContainer {
  package static var isSupervised: Bool { false }
}

/// A reducer that runs another one on the same state and actions.
package protocol ReducerWrapper: ReducerContainer {
  associatedtype Wrapped: Reducer<State, Action>

  /// The reducer that runs.
  var wrapped: Wrapped { get }
}

extension ReducerWrapper {
  package static var partTypes: [any Reducer.Type]? { [Wrapped.self] }
  package var contained: [any Reducer] { [wrapped] }

  package func supervisionParts() -> [SupervisionPart<State, Action>] {
    EnsembleCore.supervisionParts(of: wrapped)
  }
}

/// Returns the parts of a reducer that follow the state.
package func supervisionParts<R: Reducer>(of reducer: R) -> [SupervisionPart<R.State, R.Action>] {
  guard mayBeSupervised(reducer) else { return [] }
  if let container = reducer as? any ReducerContainer {
    func open<C: ReducerContainer>(_ container: C) -> [SupervisionPart<R.State, R.Action>]? {
      container.supervisionParts() as? [SupervisionPart<R.State, R.Action>]
    }
    return open(container) ?? []
  }
  guard let body = evaluatedBody(of: reducer) else { return [] }
  func open<B: Reducer>(_ body: B) -> [SupervisionPart<R.State, R.Action>]? {
    let parts: [SupervisionPart<B.State, B.Action>] = supervisionParts(of: body)
    return parts as? [SupervisionPart<R.State, R.Action>]
  }
  return open(body) ?? []
}

/// Returns the parts of several reducers with the same state and actions.
package func supervisionParts<State, Action>(
  ofAll reducers: [any Reducer<State, Action>]
) -> [SupervisionPart<State, Action>] {
  func open(_ reducer: some Reducer<State, Action>) -> [SupervisionPart<State, Action>] {
    supervisionParts(of: reducer)
  }
  return reducers.flatMap { open($0) }
}

private func evaluatedBody<R: Reducer>(of reducer: R) -> (any Reducer)? {
  R.Body.self is any Reducer.Type ? reducer.unisolatedBody as? any Reducer : nil
}

// MARK: Search

/// The result of a search for supervised parts in the type of a reducer.
private enum Finding {
  case unsupervised
  case supervised
  /// The type does not show it: the value of the reducer must be searched.
  case unknown
}

private let findings = LockIsolated<[ObjectIdentifier: Finding]>([:])
/// The cached results for features whose types do not show whether they have supervised parts.
private let answers = LockIsolated<[ObjectIdentifier: Bool]>([:])

/// Returns whether a reducer, or one that it contains, may have parts that
/// follow the state.
package func mayBeSupervised(_ reducer: any Reducer) -> Bool {
  var visited: Set<ObjectIdentifier> = []
  return mayBeSupervised(reducer, &visited)
}

private func mayBeSupervised(_ reducer: any Reducer, _ visited: inout Set<ObjectIdentifier>) -> Bool
{
  let type = type(of: reducer)
  switch finding(of: type) {
  // A container may have a reducer whose type is erased.
  case .unsupervised: if !(type is any ReducerContainer.Type) { return false }
  case .supervised: return true
  case .unknown: break
  }
  if let container = reducer as? any ReducerContainer {
    for reducer in container.contained where mayBeSupervised(reducer, &visited) { return true }
    return false
  }
  // Each type of feature is searched once.
  let id = ObjectIdentifier(type)
  if let known = answers.withValue({ $0[id] }) { return known }
  let isFirst = visited.isEmpty
  guard visited.insert(id).inserted, let body = evaluatedBody(of: reducer) else { return false }
  let answer = mayBeSupervised(body, &visited)
  // Within a cycle, only a positive answer is complete.
  if answer || isFirst { answers.withValue { $0[id] = answer } }
  return answer
}

private func finding(of type: any Reducer.Type) -> Finding {
  let id = ObjectIdentifier(type)
  if let known = findings.withValue({ $0[id] }) { return known }
  var visited: Set<ObjectIdentifier> = []
  let finding = finding(of: type, &visited)
  findings.withValue { $0[id] = finding }
  return finding
}

private func finding(of type: any Reducer.Type, _ visited: inout Set<ObjectIdentifier>) -> Finding {
  guard visited.insert(ObjectIdentifier(type)).inserted else { return .unsupervised }
  if let container = type as? any ReducerContainer.Type {
    if container.isSupervised { return .supervised }
    guard let parts = container.partTypes else { return .unknown }
    var result = Finding.unsupervised
    for part in parts {
      switch finding(of: part, &visited) {
      case .supervised: return .supervised
      case .unknown: result = .unknown
      case .unsupervised: break
      }
    }
    return result
  }
  func openBody<R: Reducer>(_: R.Type) -> (any Reducer.Type)? {
    R.Body.self as? any Reducer.Type
  }
  guard let body = openBody(type) else { return .unsupervised }
  return finding(of: body, &visited)
}
