// SPDX-License-Identifier: MIT

import EnsembleUI

/// Stars that show a rating.
struct RatingStars: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(1...5), id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .font(.footnote)
          .foregroundStyle(star <= rating ? .orange : .secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(rating) of 5 stars")
  }
}

/// Stars that choose a rating.
struct RatingPicker: View {
  let rating: Int
  let rate: (Int) -> Void

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(1...5), id: \.self) { star in
        Button {
          rate(star)
        } label: {
          Image(systemName: star <= rating ? "star.fill" : "star")
            .font(.title3)
            .foregroundStyle(star <= rating ? .orange : .secondary)
            .frame(width: 30, height: 30)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(star == 1 ? "1 star" : "\(star) stars")
        .accessibilityAddTraits(star == rating ? .isSelected : [])
      }
    }
  }
}
