// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// The context by which default values are chosen.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.context = .live
  /// } operation: {
  ///   // Dependencies that are not overridden have their live values here.
  /// }
  /// ```
  public var context: DependencyContext {
    get { contextOverride ?? ValueCache.current.context }
    set { setContextOverride(newValue) }
  }

  /// Values in a live context, with no overrides.
  public static var live: DependencyValues { DependencyValues(context: .live) }

  /// Values in a preview context, with no overrides.
  public static var preview: DependencyValues { DependencyValues(context: .preview) }

  /// Values in a test context, with no overrides.
  public static var test: DependencyValues { DependencyValues(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    setContextOverride(context)
  }
}
