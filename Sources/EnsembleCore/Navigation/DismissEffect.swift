// SPDX-License-Identifier: MIT

import EnsembleDependencies
import IssueReporting

/// Takes a feature off the screen, from within.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// // in a reducer:
/// return .run { _ in await dismiss() }
/// ```
public struct DismissEffect: Sendable {
  let dismiss: (@MainActor @Sendable () -> Void)?

  /// Creates an effect that calls a function.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  init() {
    dismiss = nil
  }

  /// Asks the parent to dismiss the feature.
  ///
  /// Reported if the feature was not presented by anyone.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss else {
      reportIssue(
        """
        A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed.

        The feature was not presented: it is a root, or its parent composed it with 'Scope' or \
        'forEach' over a collection. Present it with 'ifLet' or on a stack, or let the parent react \
        to an action of it.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    dismiss()
  }
}

extension DependencyValues {
  /// Takes the current feature off the screen.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the current feature was presented by a parent.
  public var isPresented: Bool { dismiss.dismiss != nil }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}
