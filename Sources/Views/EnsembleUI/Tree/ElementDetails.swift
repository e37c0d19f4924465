// SPDX-License-Identifier: MIT

/// The attributes of an element that few elements have.
///
/// They belong to the element alone: the elements inside it do not inherit them, except the looks
/// of controls.
public struct ElementDetails: Equatable, Sendable {
  /// The name for screen readers, tests and scripts, instead of the element's text.
  public var label: String?
  /// The description of the effect of the element's action, for screen readers.
  public var hint: String?
  /// The description of the element's value, for screen readers.
  public var value: String?
  /// The problem with the text of a field; empty if there is none, nil if there can be none.
  public var problem: String?
  /// The level of a heading, from 1 to 6; nil for one that the renderer chooses.
  public var headingLevel: Int?
  /// The identifier for tests and scripts. It is not shown.
  public var identifier: String?
  /// A Boolean value that indicates whether screen readers skip the element.
  public var isHiddenFromScreenReaders = false
  /// The purposes of the element, for screen readers.
  public var traits: AccessibilityTraits {
    get { addedTraits.subtracting(removedTraits) }
    set { (addedTraits, removedTraits) = (newValue, []) }
  }
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  /// The treatment of the elements inside, for screen readers.
  public var childBehavior: AccessibilityChildBehavior?
  /// The text that explains the element when a pointer rests on it.
  public var help: String?
  /// The keys that press the element.
  public var shortcut: KeyboardShortcut?
  /// The keys that the element takes with ``ViewEvent/key(_:)`` while it or an element inside it
  /// has the focus; nil if it takes none.
  public var keys: KeySelection?
  /// A Boolean value that indicates whether the element takes ``ViewEvent/hover(_:)``.
  public var takesHover = false
  /// A Boolean value that indicates whether the element can be dragged.
  public var isDraggable = false
  /// A Boolean value that indicates whether the element takes ``ViewEvent/drop(_:at:)`` and
  /// ``ViewEvent/target(_:)``.
  public var takesDrops = false
  /// A Boolean value that indicates whether the element scrolls horizontally if its content is
  /// wider.
  public var scrollsHorizontally = false
  /// The color scheme that the element requests for the whole page.
  public var preferredColorScheme: ColorScheme?

  /// Whether the row moves views that do not fit to further lines, as a row of tabs does.
  package var breaksIntoLines = false
  /// Whether a symbol fills its space.
  package var isResizable = false
  /// Whether the element opens a menu.
  package var opensMenu = false
  /// Whether the page has no back control.
  package var hidesBackButton = false
  /// Whether the page shows neither its title nor its toolbar.
  package var hidesHead = false
  /// The fill of the sheet that contains the element; nil for the renderer's default.
  package var sheetBackground: Paint?
  /// The radius of the corners of the sheet that contains the element; nil for the renderer's
  /// default.
  package var sheetCornerRadius: Double?
  /// The heights of the sheet that contains the element.
  package var detents: Set<PresentationDetent>?
  /// The parts of the element's text with styles of their own; nil if none has.
  public var runs: [TextRun]?
  /// The attributes of the element in its list or toolbar.
  public var place: Place?
  /// The looks that the element inherits.
  public var looks: ControlLooks?

  /// Creates details without any attribute.
  public init() {}
}

extension ElementDetails {
  /// The attributes of an element in its list or toolbar.
  public struct Place: Equatable, Sendable {
    /// A Boolean value that indicates whether the row has no line between it and its neighbors.
    public var hidesSeparator = false
    /// The fill behind the row; nil for the renderer's default.
    public var background: Paint?
    /// The space between the row's content and its edges, in points; nil for the renderer's
    /// default.
    public var insets: EdgeInsets?
    /// A Boolean value that indicates whether the actions of the row are hidden on a touch screen
    /// until a swipe shows them.
    public var hasSwipeActions = false
    /// A Boolean value that indicates whether the actions of the row are in a menu.
    public var hasContextMenu = false
    /// A Boolean value that indicates whether the item of a toolbar is before the title.
    public var isLeading = false
    /// A Boolean value that indicates whether the toolbar item confirms or cancels, so that its
    /// sheet needs no close button.
    public var isWayOut = false

    /// Creates a position that the renderer decides.
    public init() {}
  }
}

extension ElementDetails {
  /// The details of the rows of a section with these details; nil if they have none.
  var rowPlace: ElementDetails? {
    guard let place, place.background != nil || place.insets != nil else { return nil }
    var details = ElementDetails()
    details.place = Place()
    details.place?.background = place.background
    details.place?.insets = place.insets
    return details
  }
}

/// A reference to details, so that an element without details needs only one word.
final class SharedDetails: Equatable, Sendable {
  let details: ElementDetails

  init(_ details: ElementDetails) {
    self.details = details
  }

  static func == (lhs: SharedDetails, rhs: SharedDetails) -> Bool {
    lhs === rhs || lhs.details == rhs.details
  }
}

extension ElementStyle {
  /// The attributes that few elements have; nil if the element has none of them.
  public var details: ElementDetails? {
    get { sharedDetails?.details }
    set { sharedDetails = newValue.flatMap { $0 == ElementDetails() ? nil : SharedDetails($0) } }
  }

  /// The name for screen readers, tests and scripts, instead of the element's text.
  public var spokenLabel: String? {
    get { sharedDetails?.details.label }
    set {
      guard newValue != nil || sharedDetails != nil else { return }
      changeDetails { $0.label = newValue }
    }
  }
}

extension ElementStyle {
  mutating func changeDetails(_ change: (inout ElementDetails) -> Void) {
    var details = details ?? ElementDetails()
    change(&details)
    self.details = details
  }
}

nonisolated extension View {
  /// Changes the details of the elements at the top of the view.
  package func details(_ change: @escaping @MainActor (inout ElementDetails) -> Void) -> some View {
    EnvironmentView(content: self) { environment in
      environment.style.changeDetails(change)
    }
  }
}
