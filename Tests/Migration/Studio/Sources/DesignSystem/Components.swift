// SPDX-License-Identifier: MIT

import SharedModels
import SwiftUI

public struct StageBadge: View {
  let stage: Piece.Stage

  public init(_ stage: Piece.Stage) {
    self.stage = stage
  }

  public var body: some View {
    Text(stage.rawValue.capitalized)
      .font(.caption2)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color.opacity(0.2), in: Capsule())
      .foregroundStyle(color)
  }

  private var color: Color {
    switch stage {
    case .thrown: .brown
    case .trimmed: .orange
    case .bisque: .pink
    case .glazed: .blue
    case .finished: .green
    }
  }
}

public struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding()
      .background(isEnabled ? Color.accentColor : Color.gray)
      .foregroundColor(.white)
      .cornerRadius(12)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  public static var primary: Self { Self() }
}

public struct PriceText: View {
  let cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public var body: some View {
    Text(Self.text(cents))
      .monospacedDigit()
  }

  public static func text(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €"
  }
}

/// A row of a list with an icon, as it is used all over the application.
public struct IconRow<Accessory: View>: View {
  let icon: String
  let title: String
  let subtitle: String?
  let accessory: Accessory

  public init(
    icon: String,
    title: String,
    subtitle: String? = nil,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.accessory = accessory()
  }

  public var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .frame(width: 28)
      VStack(alignment: .leading) {
        Text(title)
          .lineLimit(1)
        if let subtitle {
          Text(subtitle)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      accessory
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

struct Components_Previews: PreviewProvider {
  static var previews: some View {
    List {
      ForEach(Piece.Stage.allCases, id: \.self) { stage in
        IconRow(icon: "circle", title: stage.rawValue) { StageBadge(stage) }
      }
      Button("Fire") {}
        .buttonStyle(.primary)
      PriceText(cents: 1_205)
    }
    .previewDisplayName("Components")
  }
}
