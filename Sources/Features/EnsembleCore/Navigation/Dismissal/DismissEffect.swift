// SPDX-License-Identifier: MIT

import EnsembleDependencies
import IssueReporting

/// An effect that dismisses a presented feature from within.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// // in a reducer:
/// return .run { _ in await dismiss() }
/// ```
///
/// It belongs to the presentation in which it was read, in a reducer or in an effect: a call at a
/// later time, from anywhere, or after the feature was dismissed, never dismisses another feature.
public struct DismissEffect: Sendable {
  private enum Target {
    case unavailable
    case function(@MainActor @Sendable () -> Void)
    /// Read in a reducer, before the path of its effects is known.
    case dismissal(Dismissal)
    case presenter(Presenter)
  }

  private let target: Target
  /// The number of presentations around the code that set it.
  fileprivate private(set) var depth = 0

  private init(_ target: Target) {
    self.target = target
  }

  /// Creates an effect that calls a closure instead.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    target = .function(dismiss)
  }

  /// Requests the parent to dismiss the feature.
  ///
  /// The parent receives `.dismiss`, or `.popFrom(id:)` if the feature is on a stack. All effects
  /// of the feature are then cancelled, so it should send no actions afterwards. If the feature is
  /// not presented, an issue is reported.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    dismiss(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @MainActor
  package func dismiss(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    switch target {
    case .function(let dismiss):
      return dismiss()
    case .presenter(let presenter):
      return presenter.dismiss()
    case .dismissal(let dismissal):
      if let presenter = dismissal.target { return presenter.dismiss() }
    case .unavailable:
      break
    }
    reportIssue(
      """
      The 'dismiss' at "\(fileID):\(line)" has no presentation to end.

      The feature was not presented: it is a root, or its parent composed it with 'Scope' or \
      'forEach' over a collection. Present it with 'ifLet' or on a stack, or let the parent react \
      to an action of it.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  fileprivate static let unavailable = DismissEffect(.unavailable)

  fileprivate var isAvailable: Bool {
    if case .unavailable = target { false } else { true }
  }

  fileprivate func set(at depth: Int) -> DismissEffect {
    var effect = self
    effect.depth = depth
    return effect
  }

  /// The `dismiss` of the running feature: the one whose reducer or function of the state runs on
  /// this thread, or else whose effect runs in this task.
  fileprivate static var ofRunningFeature: (effect: DismissEffect, depth: Int)? {
    if let (dismissal, depth) = PresentationFrame.current {
      return (DismissEffect(.dismissal(dismissal)), depth)
    }
    if ChangeBatch.current != nil { return nil }
    return EffectTask.current?.presenter.map { (DismissEffect(.presenter($0)), $0.depth) }
  }

  /// The number of presentations around the running reducer, function of the state, or effect.
  fileprivate static var depthOfRunningFeature: Int {
    let depth = PresentationFrame.currentDepth
    if depth > 0 || ChangeBatch.current != nil { return depth }
    return EffectTask.current?.presenter?.depth ?? 0
  }
}

extension DependencyValues {
  /// Dismisses the current feature.
  ///
  /// Override it in a test, or with `dependency(\.dismiss, …)` on a feature, to intercept the
  /// request. Features that are presented further inside still dismiss themselves only.
  public var dismiss: DismissEffect {
    get {
      let set = self[DismissKey.self]
      guard let own = DismissEffect.ofRunningFeature else { return set }
      return set.isAvailable && set.depth >= own.depth ? set : own.effect
    }
    set { self[DismissKey.self] = newValue.set(at: DismissEffect.depthOfRunningFeature) }
  }

  /// A Boolean value that indicates whether the current feature was presented by a parent.
  public var isPresented: Bool {
    self[DismissKey.self].isAvailable || DismissEffect.depthOfRunningFeature > 0
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.unavailable
  static let testValue = DismissEffect.unavailable
}
