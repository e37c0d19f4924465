// SPDX-License-Identifier: MIT

// Modifiers of SwiftUI that neither a page nor a terminal can show. They are declared, so that the
// compiler says what takes their place. For a name that does not exist, it tries all meanings of
// the words around it, which takes more than a minute in a body of fifty lines.

import EnsembleBindings

nonisolated extension View {
  @available(*, unavailable, message: "use 'onTapGesture', 'contextMenu' or 'swipeActions'")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'onTapGesture', 'draggable' or a 'Slider'")
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'onTapGesture', 'draggable' or a 'Slider'")
  public func highPriorityGesture<Gesture>(_ gesture: Gesture) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'draggable(_:)'")
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'dropDestination(for:action:isTargeted:)'")
  public func onDrop<Types>(
    of types: Types,
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any]) -> Bool
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use an asynchronous sequence in 'task'")
  public func onReceive<Publisher>(
    _ publisher: Publisher,
    perform action: @escaping (Any) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'environment(_:)' with an '@Observable' model")
  public func environmentObject<Model: AnyObject>(_ object: Model) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'onKeyPress(.escape)'")
  public func onExitCommand(perform action: (() -> Void)?) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'address(_:in:)' for links to a state")
  public func userActivity<Activity>(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (Activity) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'address(_:in:)' for links to a state")
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (Any) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a view does not know its size while it is evaluated")
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a view does not know its place while it is evaluated")
  public func onGeometryChange<Value: Equatable, Geometry>(
    for type: Value.Type,
    of transform: @escaping (Geometry) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a view does not know its place while it is evaluated")
  public func onScrollGeometryChange<Value: Equatable, Geometry>(
    for type: Value.Type,
    of transform: @escaping (Geometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a view does not know its place while it is evaluated")
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use a 'ScrollViewReader'")
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a page is not drawn again while it scrolls")
  public func scrollTransition<Content, Phase>(
    _ transition: @escaping (Content, Phase) -> Any
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "a page cannot draw one view through another")
  public func visualEffect<Content, Geometry>(
    _ effect: @escaping (Content, Geometry) -> Any
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'rotationEffect(_:anchor:)' or 'scaleEffect(_:anchor:)'")
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'animation(_:value:)'")
  public func phaseAnimator<Phases: Sequence>(
    _ phases: Phases,
    content: @escaping (Self, Phases.Element) -> Any,
    animation: @escaping (Phases.Element) -> Animation? = { _ in nil }
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "set the '@FocusState' in 'onAppear'")
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "decide in the action of 'onDelete(perform:)'")
  public func deleteDisabled(_ isDisabled: Bool) -> Self { fatalError() }

  @available(*, unavailable, message: "decide in the action of 'onMove(perform:)'")
  public func moveDisabled(_ isDisabled: Bool) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'sheet', or a column of a 'NavigationSplitView'")
  public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> Self { fatalError() }

  @available(*, unavailable, renamed: "confirmationDialog(_:isPresented:titleVisibility:actions:)")
  public func actionSheet<Content>(
    isPresented: Binding<Bool>,
    content: () -> Content
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "put the view between two rows: it takes the whole width")
  public func gridCellColumns(_ count: Int) -> Self { fatalError() }

  @available(*, unavailable, message: "set the alignment of the 'Grid' or the 'GridRow'")
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { fatalError() }

  @available(*, unavailable, message: "set the alignment of the 'Grid' or the 'GridRow'")
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { fatalError() }

  @available(*, unavailable, message: "add the text to 'navigationTitle(_:)'")
  public func navigationSubtitle<Title>(_ subtitle: Title) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'focused(_:equals:)'")
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "use 'accessibilityValue(_:)'")
  public func accessibilityCustomContent<Label, Value>(
    _ label: Label,
    _ value: Value
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "write a view instead of a style")
  public func groupBoxStyle<Style>(_ style: Style) -> Self { fatalError() }

  @available(*, unavailable, message: "write a view instead of a style")
  public func controlGroupStyle<Style>(_ style: Style) -> Self { fatalError() }
}

/// A path of values of several types.
@available(*, unavailable, message: "use 'StackState' with an enum of the features of the path")
public struct NavigationPath {
  /// Creates an empty path.
  public init() {}
}
