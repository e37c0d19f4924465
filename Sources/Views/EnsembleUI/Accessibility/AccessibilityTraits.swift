// SPDX-License-Identifier: MIT

/// A set of purposes of a view, for screen readers.
///
/// A browser announces a header, a link, a button, an image, the selection and frequent updates.
/// The other purposes have no effect in a browser, and no purpose has an effect in a terminal.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view is a button.
  public static let isButton = Self(rawValue: 1)
  /// The view is the heading of a section.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// The view leads elsewhere.
  public static let isLink = Self(rawValue: 1 << 3)
  /// The view is a field that searches.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = Self(rawValue: 1 << 5)
  /// The view plays a sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// The view summarizes the state of the application.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// The view changes often by itself.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// The view starts a media session.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The view can be adjusted directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// The view turns the page when its content has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// The view covers the others.
  public static let isModal = Self(rawValue: 1 << 14)
  /// The view switches between on and off.
  public static let isToggle = Self(rawValue: 1 << 15)
}

/// The treatment of the views inside a view by screen readers.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }

  let kind: Kind

  /// The views inside are not read: the view is read by its own label.
  public static let ignore = Self(kind: .ignore)
  /// The views inside are read one by one, as a group.
  public static let contain = Self(kind: .contain)
  /// The views inside are read together. A browser reads them as a group.
  public static let combine = Self(kind: .combine)

  /// A Boolean value that indicates whether the views inside are not read.
  public var ignoresChildren: Bool { kind == .ignore }
}
