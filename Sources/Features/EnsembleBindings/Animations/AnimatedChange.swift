// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
import EnsembleConcurrency

/// The animation of the changes that are made now.
package enum AnimatedChange {
  /// Tasks that start during a change inherit its scope, which has ended when they run.
  @TaskLocal private static var scope: LockIsolated<Animation?>?

  /// The animation of a change that is made now; nil for none.
  package static var current: Animation? { scope?.value }

  static func during<Result>(
    _ animation: Animation?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard animation != nil || scope != nil else { return try body() }
    let scope = LockIsolated(animation)
    defer { scope.setValue(nil) }
    return try $scope.withValue(scope, operation: body)
  }
}
#endif
