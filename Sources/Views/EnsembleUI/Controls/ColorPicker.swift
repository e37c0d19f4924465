// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that selects a color.
///
/// ```swift
/// ColorPicker("Background", selection: $store.background)
/// ```
///
/// A browser shows its own control. In a terminal, the arrow keys choose one of the named colors.
/// The opacity of the value is kept. A named color is shown in a typical shade; a selected color
/// has components.
public struct ColorPicker<Label: View>: PrimitiveView {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a color picker with a label made of views.
  ///
  /// - Parameters:
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Has no effect: the opacity is kept.
  ///   - label: The label.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.reads {
      view.selection.wrappedValue
    } show: {
      .entry(ValueEntry(.color, text: $0.shade.hexadecimal))
    }
    node.handler = { event in
      guard case .enter(let text) = event, let shade = Color.Components(hexadecimal: text) else {
        return false
      }
      let current = view.selection.wrappedValue
      if shade != current.shade {
        view.selection.wrappedValue = Color(shade).opacity(current.opacity)
      }
      return true
    }
    node.updateChild(0, to: view.label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Has no effect: the opacity is kept.
  public init(
    _ title: some _TitleText,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title: title) }
  }
}

extension Color {
  package init(_ components: Components) {
    self.init(
      red: Double(components.red) / 255,
      green: Double(components.green) / 255,
      blue: Double(components.blue) / 255
    )
  }

  /// The components of the color; for a named color, the components of a typical shade.
  package var shade: Components { components ?? name?.shade ?? Components(0) }
}

extension Color.Components {
  init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// Creates components from `#` and six hexadecimal digits.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }

  /// The components as `#` and six hexadecimal digits.
  package var hexadecimal: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Color.Name {
  /// The components of a usual shade of the color.
  package var shade: Color.Components {
    let number: UInt32 =
      switch self {
      case .primary: 0x000000
      case .background: 0xffffff
      case .accent, .blue: 0x007aff
      case .red: 0xff3b30
      case .orange: 0xff9500
      case .yellow: 0xffcc00
      case .green: 0x34c759
      case .mint: 0x00c7be
      case .teal: 0x30b0c7
      case .cyan: 0x32ade6
      case .indigo: 0x5856d6
      case .purple: 0xaf52de
      case .pink: 0xff2d55
      case .brown: 0xa2845e
      case .gray, .secondary: 0x8e8e93
      }
    return Color.Components(number)
  }
}
