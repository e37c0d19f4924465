// SPDX-License-Identifier: MIT

import EnsembleUI

extension ShelfAccent {
  var title: String {
    switch self {
    case .indigo: "Indigo"
    case .teal: "Teal"
    case .orange: "Orange"
    case .pink: "Pink"
    }
  }

  var color: Color {
    switch self {
    case .indigo: .indigo
    case .teal: .teal
    case .orange: .orange
    case .pink: .pink
    }
  }
}

extension Genre {
  /// The color of marks of the genre.
  var color: Color {
    switch self {
    case .novel: .indigo
    case .crime: .red
    case .fantasy: .purple
    case .science: .teal
    case .history: .orange
    case .poetry: .pink
    }
  }

  /// The colors of covers, from the top to the bottom; dark enough for white text.
  var coverColors: [Color] {
    switch self {
    case .novel:
      [Color(red: 0.29, green: 0.31, blue: 0.62), Color(red: 0.16, green: 0.17, blue: 0.4)]
    case .crime:
      [Color(red: 0.6, green: 0.17, blue: 0.2), Color(red: 0.3, green: 0.07, blue: 0.12)]
    case .fantasy:
      [Color(red: 0.46, green: 0.22, blue: 0.6), Color(red: 0.22, green: 0.1, blue: 0.35)]
    case .science:
      [Color(red: 0.07, green: 0.42, blue: 0.45), Color(red: 0.03, green: 0.22, blue: 0.27)]
    case .history:
      [Color(red: 0.58, green: 0.34, blue: 0.1), Color(red: 0.33, green: 0.17, blue: 0.05)]
    case .poetry:
      [Color(red: 0.62, green: 0.2, blue: 0.42), Color(red: 0.35, green: 0.09, blue: 0.24)]
    }
  }
}

extension ReadingStatus {
  var symbol: String {
    switch self {
    case .reading: "bookmark"
    case .planned: "clock"
    case .finished: "checkmark"
    }
  }
}
