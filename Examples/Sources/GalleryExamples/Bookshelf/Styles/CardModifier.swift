// SPDX-License-Identifier: MIT

import EnsembleUI

/// A card: a background with round corners.
struct CardModifier: ViewModifier {
  var padding = 16.0
  var color = Color.gray

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(color.opacity(0.09), in: RoundedRectangle(cornerRadius: 14))
  }
}

/// A small title in front of a group of views.
struct ShelfHeading: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.headline)
      .padding(.top, 4)
  }
}

extension View {
  /// Puts the view into a card.
  func card(padding: Double = 16, color: Color = .gray) -> some View {
    modifier(CardModifier(padding: padding, color: color))
  }

  /// Styles the view as the title of a group.
  func shelfHeading() -> some View { modifier(ShelfHeading()) }
}
