// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: the styles of controls, as on iOS. What SwiftUI has on macOS alone, as
// the style `checkbox` of toggles, is left out: a view of the gallery that uses it says for which platform.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { fatalError() }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { fatalError() }
  }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) { fatalError() }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}

// MARK: Toggles

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: View {
    public var body: Never { fatalError() }
  }
  public let label: Label
  @Binding public var isOn: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) { fatalError() }
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: Self { Self() }
}

// MARK: Labels

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: View {
    public var body: Never { fatalError() }
  }
  public struct Icon: View {
    public var body: Never { fatalError() }
  }
  public var title: Title { fatalError() }
  public var icon: Icon { fatalError() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) { fatalError() }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}

// MARK: Others

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    public var body: Never { fatalError() }
  }
  public struct CurrentValueLabel: View {
    public var body: Never { fatalError() }
  }
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
public struct InsetListStyle: ListStyle {}
public struct SidebarListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
public struct ColumnsFormStyle: FormStyle {}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: Self { Self() }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
}
