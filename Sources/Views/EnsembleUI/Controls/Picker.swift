// SPDX-License-Identifier: MIT

import EnsembleBindings
import IssueReporting

/// A control that selects one of several values.
///
/// ```swift
/// Picker("Theme", selection: $store.theme) {
///   ForEach(Theme.allCases, id: \.self) { Text($0.rawValue).tag($0) }
/// }
/// ```
///
/// Each view of the content is an option: its text is the label, and its tag is the value. In a
/// `ForEach`, an option without a tag has the id of its element as the tag.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>
  let content: Content
  let label: Label

  /// Creates a picker with a label made of views.
  public init(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let options = node.storage as? PickerOptions ?? PickerOptions()
    node.storage = options
    let show = { [unowned node, unowned options] in
      let offset = options.offset(of: node.tracked { view.selection.wrappedValue })
      node.show(.picker(options: options.all.map(\.text), selection: offset))
    }
    options.changed = show
    node.refresh = show
    show()
    node.handler = { [unowned node, unowned options] event in
      guard case .select(let offset) = event, options.all.indices.contains(offset) else {
        return false
      }
      let tag = options.all[offset].tag.base
      guard let value = tag as? Selection else {
        reportIssue(
          """
          The selected option has a tag of type '\(type(of: tag))', but the selection of its picker is of type \
          '\(Selection.self)'.
          """
        )
        return false
      }
      let menu = node.environment.links.menu
      view.selection.wrappedValue = value
      menu?.end()
      return true
    }
    node.updateChild(0, to: view.label)
    node.updateChild(1, to: OptionViews(options: options, content: view.content))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: some _TitleText,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title: title) }
  }
}

/// The current options of a picker.
@MainActor
private final class PickerOptions {
  var all: [(tag: AnyHashable, text: String)] = []
  var changed: () -> Void = {}

  func offset<Value: Hashable>(of value: Value) -> Int? {
    let tag = AnyHashable(value)
    return all.firstIndex { $0.tag == tag }
  }
}

/// The views that declare the options of a picker. They report their texts to the picker.
private struct OptionViews<Content: View>: PrimitiveView {
  let options: PickerOptions
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.ownsChildren = true
    node.settle = { [unowned node] in
      var all: [(tag: AnyHashable, text: String)] = []
      node.collectOptions(into: &all)
      view.options.all = all
      view.options.changed()
    }
    node.updateChild(0, to: view.content, environment: node.environment.withoutSelection)
    node.settle?()
  }
}

/// The value that a view represents.
@MainActor
final class Tag {
  var value: AnyHashable

  init(_ value: AnyHashable) {
    self.value = value
  }
}

extension _ViewNode {
  /// Records the tag of a view inside this one.
  func keep(tag: AnyHashable) {
    if let kept = storage as? Tag { kept.value = tag } else { storage = Tag(tag) }
    environment.links.tabs?.arrange()
  }

  fileprivate func collectOptions(into options: inout [(tag: AnyHashable, text: String)]) {
    for child in children {
      if let tag = child.tag {
        options.append((tag, child.seenText))
      } else {
        child.collectOptions(into: &options)
      }
    }
  }

  /// The innermost tag: the tag of a view inside a row of a `ForEach` takes precedence over the
  /// row's id.
  var tag: AnyHashable? {
    guard let own = storage as? Tag else { return nil }
    if let inner = children.first, children.count == 1, let tag = inner.tag { return tag }
    return own.value
  }
}
