// SPDX-License-Identifier: MIT

/// The overridden dependencies, shared by copies of ``DependencyValues``.
///
/// Immutable, because reads have to be fast: an override replaces the whole.
@usableFromInline
final class Overrides: Sendable {
  let boxes: [ObjectIdentifier: AnyBox]
  let context: DependencyContext?
  /// The log in which reads are noted; nil for none.
  let reads: DependencyReadLog?
  /// The defaults of the test in which the values were captured; nil outside of tests.
  let defaults: ValueCache?
  let isEmpty: Bool

  static let none = Overrides(boxes: [:], context: nil)

  init(
    boxes: [ObjectIdentifier: AnyBox],
    context: DependencyContext?,
    reads: DependencyReadLog? = nil,
    defaults: ValueCache? = nil
  ) {
    self.boxes = boxes
    self.context = context
    self.reads = reads
    self.defaults = defaults
    isEmpty = boxes.isEmpty && context == nil && reads == nil && defaults == nil
  }

  /// Returns these overrides, with others as a fallback.
  func over(_ others: Overrides) -> Overrides {
    Overrides(
      boxes: boxes.merging(others.boxes) { own, _ in own },
      context: context ?? others.context,
      reads: reads ?? others.reads,
      defaults: defaults ?? others.defaults
    )
  }
}

extension DependencyValues {
  @usableFromInline
  mutating func setOverride(_ box: AnyBox, of key: ObjectIdentifier) {
    var boxes = overrides?.boxes ?? [:]
    boxes[key] = box
    overrides = Overrides(
      boxes: boxes,
      context: overrides?.context,
      reads: overrides?.reads,
      defaults: overrides?.defaults
    )
  }

  mutating func setContextOverride(_ context: DependencyContext) {
    overrides = Overrides(
      boxes: overrides?.boxes ?? [:],
      context: context,
      reads: overrides?.reads,
      defaults: overrides?.defaults
    )
  }

  /// The overridden context; nil if it is not overridden.
  var contextOverride: DependencyContext? {
    overrides?.context ?? overridesBelow?.context
  }
}

extension DependencyValues {
  /// Attaches the defaults of a test.
  mutating func keepDefaults(_ defaults: ValueCache) {
    if overrides?.defaults === defaults { return }
    overrides = Overrides(
      boxes: overrides?.boxes ?? [:],
      context: overrides?.context,
      reads: overrides?.reads,
      defaults: defaults
    )
  }
}
