// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// The context, which determines default values.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.context = .live
  /// } operation: {
  ///   // Dependencies that are not overridden have their live values here.
  /// }
  /// ```
  public var context: DependencyContext {
    get { contextOverride ?? defaults.context }
    set { setContextOverride(newValue) }
  }

  /// Values in a live context, without overrides.
  public static var live: DependencyValues { DependencyValues(context: .live) }

  /// Values in a preview context, without overrides.
  public static var preview: DependencyValues { DependencyValues(context: .preview) }

  /// Values in a test context, without overrides.
  public static var test: DependencyValues { DependencyValues(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    setContextOverride(context)
  }
}
