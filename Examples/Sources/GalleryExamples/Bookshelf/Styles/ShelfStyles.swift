// SPDX-License-Identifier: MIT

import EnsembleUI

/// A capsule, filled while it is chosen.
struct PillButtonStyle: ButtonStyle {
  var isChosen = false
  var color = Color.accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(isChosen ? color.opacity(0.22) : Color.gray.opacity(0.12), in: Capsule())
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A toggle as a capsule, filled while it is on.
struct PillToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(.pill(isChosen: configuration.isOn))
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// A label whose icon is in a colored circle.
struct BadgeLabelStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .frame(width: 28, height: 28)
        .background(color.opacity(0.18), in: Circle())
      configuration.title
    }
  }
}

/// A thin bar.
struct ThinProgressStyle: ProgressViewStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading, spacing: 4) {
      ProgressView(value: fraction)
        .progressViewStyle(.linear)
        .tint(color)
        .accessibilityLabel("Progress")
        .accessibilityValue("\(Int(fraction * 100)) percent")
      configuration.label.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  /// A capsule, filled while it is chosen.
  static func pill(isChosen: Bool, color: Color = .accentColor) -> PillButtonStyle {
    PillButtonStyle(isChosen: isChosen, color: color)
  }
}

extension ToggleStyle where Self == PillToggleStyle {
  /// A capsule, filled while the toggle is on.
  static var pill: PillToggleStyle { PillToggleStyle() }
}

extension LabelStyle where Self == BadgeLabelStyle {
  /// A label whose icon is in a circle of a color.
  static func badge(_ color: Color) -> BadgeLabelStyle { BadgeLabelStyle(color: color) }
}

extension ProgressViewStyle where Self == ThinProgressStyle {
  /// A thin bar in a color.
  static func thin(_ color: Color) -> ThinProgressStyle { ThinProgressStyle(color: color) }
}
