// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// An action of a presented child, or its dismissal.
///
/// `\.destination.edit.saved` is the case path to an action of the child;
/// `\.destination.presented.edit.saved` is equivalent. `\.destination.dismiss` is the dismissal.
public enum PresentationAction<Action> {
  /// The dismissal of the child.
  case dismiss
  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable, CasePathIterable {
  /// The case paths of a presentation: its own two, and those of the child's actions.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    @inlinable
    init() {}

    /// Returns the key path of the current case of `root`.
    public subscript(root: PresentationAction) -> PartialCaseKeyPath<PresentationAction> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// The case path of the dismissal.
    @inlinable
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The case path of the child's actions.
    @inlinable
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// Returns the case path of one case of the child's actions.
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }

    /// Returns the case path of the presentation of one of the child's cases, for scoping a store.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _$embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `\.dismiss` and `\.presented`.
  public static var allCaseKeyPaths: [PartialCaseKeyPath<PresentationAction>] {
    [\.dismiss, \.presented]
  }
}
