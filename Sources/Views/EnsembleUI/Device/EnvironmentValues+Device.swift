// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

extension EnvironmentValues {
  /// The color scheme: by default the browser's, and light in a terminal.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? traits.colorScheme }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The state of the page in a browser; active in a terminal.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? traits.scenePhase }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The rough width of the available space.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] ?? traits.horizontalSizeClass }
    set { self[SizeClassKey.self] = newValue }
  }

  /// The rough height of the available space. Renderers report `regular`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of text that a person prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The locale: the process's, unless a view has set another.
  ///
  /// A text is formatted when it is created, so it does not change with the locale.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar: the process's, unless a view has set another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone: the process's, unless a view has set another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction in which a line of text continues. Renderers do not set it: a browser decides
  /// for each text.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  // MARK: Preferences that renderers follow by themselves

  /// `false`: a browser reduces motion by itself, and a terminal shows none.
  public var accessibilityReduceMotion: Bool { false }

  /// `false`: a browser shows fewer translucent layers by itself.
  public var accessibilityReduceTransparency: Bool { false }

  /// `false`: no control of this library differs from others by its color only.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// `false`: a program does not learn of a screen reader.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// The number of pixels of a point: 1, since lengths are those of CSS.
  public var displayScale: CGFloat { 1 }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase? { nil }
}

private enum SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
