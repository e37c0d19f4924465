// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the visibility of the lines between the row and its neighbors. It has no effect in a
  /// terminal, which has none.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    place { $0.hidesSeparator = visibility == .hidden && !edges.isEmpty }
  }

  /// Sets the view behind a row of a list.
  ///
  /// A color, a gradient or nil, which restores the default, fills the row up to its edges. Another
  /// view is behind the content of the row. On a section, the fill applies to all of its rows.
  public func listRowBackground<Background: View>(_ view: Background) -> some View {
    let paint = (view as? any ShapeStyle)?._paint
    let isAbsent = (view as? any OptionalView)?.isAbsent ?? (Background.self == EmptyView.self)
    return Group {
      if paint == nil, !isAbsent {
        background { view }
      } else {
        place { $0.background = paint }
      }
    }
  }

  /// Sets the space between the content of a row and the edges of the row; nil for the default.
  ///
  /// On a section, the space applies to all of its rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    place { $0.insets = insets }
  }

  /// Has no effect: sections have one style of lines.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Has no effect: forms have one style.
  public func formStyle(_ style: FormLook) -> some View { self }

  /// Changes the list attributes (`ElementDetails.Place`) of the view's top-level elements.
  func place(_ change: @escaping @MainActor (inout ElementDetails.Place) -> Void) -> some View {
    details { details in
      var place = details.place ?? ElementDetails.Place()
      change(&place)
      details.place = place == ElementDetails.Place() ? nil : place
    }
  }
}

/// A view that may be nil.
private protocol OptionalView {
  var isAbsent: Bool { get }
}

extension Optional: OptionalView where Wrapped: View {
  fileprivate var isAbsent: Bool { self == nil }
}

/// A style of forms. It has no effect: forms have one style.
public enum FormLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// Rows in separate groups.
  case grouped
  /// Labels and controls in two columns.
  case columns
}

/// The top or bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 2)
    /// Both edges.
    public static let all: Self = [.top, .bottom]
  }
}
