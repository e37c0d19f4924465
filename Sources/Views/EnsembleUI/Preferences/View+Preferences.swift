// SPDX-License-Identifier: MIT

extension View {
  /// Reports a value to the views around this one, replacing values from the views inside.
  ///
  /// The values of sibling views are combined by the key, in the order of the views. Rows of long
  /// lists that are left out report nothing.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    ReportingView<Self, Key>(content: self) { _ in value }
  }

  /// Changes the value that views inside report to the views around this one.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ReportingView<Self, Key>(content: self) { content in
      var value = content() ?? Key.defaultValue
      callback(&value)
      return value
    }
  }

  /// Calls a function when the views inside report another value.
  ///
  /// The first value counts as a change if it is not the default one.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserver<Self, Key>(content: self, action: action)
  }

  /// Draws a view in front of this one, made from the value that the views inside report.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceDecorated<Self, Key, Overlay>(
      content: self,
      alignment: alignment,
      isBehind: false,
      decoration: transform
    )
  }

  /// Draws a view behind this one, made from the value that the views inside report.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceDecorated<Self, Key, Background>(
      content: self,
      alignment: alignment,
      isBehind: true,
      decoration: transform
    )
  }
}

/// A view that reports a value.
private struct ReportingView<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  /// Returns the value, given the value of the views inside.
  let report: (() -> Key.Value?) -> Key.Value

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    let report = node.storage as? Report ?? Report(view.report)
    report.make = view.report
    node.storage = report
    node.graph.preferences.changed(in: node.graph)
  }

  private final class Report: PreferenceReport {
    var make: (() -> Key.Value?) -> Key.Value

    init(_ make: @escaping (() -> Key.Value?) -> Key.Value) {
      self.make = make
    }

    var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func value(of content: () -> Any?) -> Any? { make { content() as? Key.Value } }
  }
}

/// A view that calls a function when a preference changes.
private struct PreferenceObserver<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    if let reader = node.storage as? Reader { return reader.action = view.action }
    node.storage = Reader(view.action)
    node.graph.preferences.insert(node)
  }

  private final class Reader: PreferenceReading {
    var action: (Key.Value) -> Void
    private var last = Key.defaultValue

    init(_ action: @escaping (Key.Value) -> Void) {
      self.action = action
    }

    func read(in node: _ViewNode) {
      let value = node.preference(Key.self) ?? Key.defaultValue
      guard value != last else { return }
      last = value
      action(value)
    }
  }
}

/// A view with a decoration made from a preference.
private struct PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View>:
  PrimitiveView
{
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let decoration: (Key.Value) -> Decoration

  static func update(_ view: Self, in node: _ViewNode) {
    let last = node.storage as? Reader
    let reader = last ?? Reader()
    let decorated = DecoratedView(
      alignment: view.alignment,
      isBehind: view.isBehind,
      content: view.content,
      decoration: PreferenceDecoration(value: reader.value, content: view.decoration)
    )
    node.updateChild(0, to: decorated)
    guard last == nil else { return }
    node.storage = reader
    node.graph.preferences.insert(node)
  }

  private final class Reader: PreferenceReading {
    let value = ObservableBox(Key.defaultValue)

    func read(in node: _ViewNode) {
      let decorated = node.children.first
      let value = decorated?.children.first?.preference(Key.self) ?? Key.defaultValue
      if !areEqual(value, self.value.unwatched) { self.value.value = value }
    }
  }
}

/// A decoration made from a preference.
private struct PreferenceDecoration<Value, Content: View>: View {
  let value: ObservableBox<Value>
  let content: (Value) -> Content

  var body: some View { content(value.value) }
}
