// SPDX-License-Identifier: MIT

/// The overridden dependencies, shared by copies of ``DependencyValues``.
///
/// Immutable, because reads have to be fast: an override replaces the whole.
@usableFromInline
final class Overrides: Sendable {
  let boxes: [ObjectIdentifier: AnyBox]
  let context: DependencyContext?
  let isEmpty: Bool

  static let none = Overrides(boxes: [:], context: nil)

  init(boxes: [ObjectIdentifier: AnyBox], context: DependencyContext?) {
    self.boxes = boxes
    self.context = context
    isEmpty = boxes.isEmpty && context == nil
  }

  /// Returns these overrides, with others as a fallback.
  func over(_ others: Overrides) -> Overrides {
    Overrides(
      boxes: boxes.merging(others.boxes) { own, _ in own },
      context: context ?? others.context
    )
  }
}

extension DependencyValues {
  @usableFromInline
  mutating func setOverride(_ box: AnyBox, of key: ObjectIdentifier) {
    var boxes = overrides?.boxes ?? [:]
    boxes[key] = box
    overrides = Overrides(boxes: boxes, context: overrides?.context)
  }

  mutating func setContextOverride(_ context: DependencyContext) {
    overrides = Overrides(boxes: overrides?.boxes ?? [:], context: context)
  }

  /// The overridden context; nil if it is not overridden.
  var contextOverride: DependencyContext? {
    overrides?.context ?? overridesBelow?.context
  }
}
