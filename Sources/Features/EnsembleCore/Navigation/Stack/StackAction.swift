// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// An action of an element of a stack, or a change of its elements.
public enum StackAction<State, Action>: CasePathable {
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)
  /// The removal of an element and everything above it.
  case popFrom(id: StackElementID)
  /// The push of a feature.
  case push(id: StackElementID, state: State)

  /// The case paths of a stack's actions.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    init() {}

    /// Returns the key path of the current case of `root`.
    public subscript(root: StackAction) -> PartialCaseKeyPath<StackAction> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }

    /// The case path of an element's action, with its id.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The case path of the id of the element to remove.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The case path of the feature to push.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// Returns the case path of the actions of one element: `\.path[id: 0].detail.saved`.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The stack actions of a reducer.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
