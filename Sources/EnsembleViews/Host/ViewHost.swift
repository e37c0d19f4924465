// SPDX-License-Identifier: MIT

/// Shows a view to a test: without a screen, what there is to see can be asked for and acted on.
///
/// ```swift
/// let host = ViewHost(CounterView(store: store))
/// host.button("Increment").tap()
/// #expect(host.texts == ["1"])
/// ```
///
/// Elements are looked for in what can be seen: the last page of a stack, and what is above everything else if
/// something is. One that is not there is reported, with what there is.
@MainActor
public final class ViewHost {
  /// The view's elements.
  public let tree: ViewTree
  private var collected = ViewChanges()
  /// The last element that there was when changes were asked for.
  private var newest: ElementID

  /// Shows a view.
  public init<Root: View>(_ view: Root) {
    tree = ViewTree(view)
    tree.update()
    newest = tree.newest
  }

  /// What has changed since this was asked for last, or since the view was shown.
  public func changes() -> ViewChanges {
    refresh()
    defer {
      collected = ViewChanges()
      newest = tree.newest
    }
    return collected
  }

  /// Waits until something holds, asking again whenever what the view has read has changed.
  ///
  /// Waits for ever if it never does, unless the task is cancelled or the view taken away: give the test a time
  /// limit.
  public func wait(until condition: (ViewHost) -> Bool) async {
    refresh()
    while !condition(self), !Task.isCancelled, !tree.isClosed {
      await tree.invalidated()
      refresh()
    }
  }

  /// Takes the view away: what it does then is done.
  public func close() { tree.close() }

  // MARK: What there is

  /// All texts that can be seen and are not the labels of controls, in order.
  public var texts: [String] {
    refresh()
    return tree.visibleElements(enteringControls: false).compactMap(\.content.text)
  }

  /// The first text that has another one in it, also among the labels of controls; nil if there is none.
  public func text(containing part: String) -> String? {
    visible.lazy.compactMap(\.content.text).first { $0.contains(part) }
  }

  /// The title of what can be seen.
  public var title: String? {
    visible.lazy.compactMap { if case .title(let title) = $0.content { title } else { nil } }.last
  }

  /// The title of the alert or dialog that is shown; nil if there is none.
  public var dialogTitle: String? {
    refresh()
    return tree.front.flatMap {
      switch $0.content {
      case .alert(let title), .dialog(let title): title
      default: nil
      }
    }
  }

  /// Whether a sheet is shown above everything else.
  public var showsSheet: Bool {
    refresh()
    return tree.front?.content == .sheet
  }

  /// The labels of all controls that can be seen, in order.
  public var controls: [String] {
    visible.filter(\.content.isControl).map { tree.text(of: $0.id) }
  }

  /// What can be seen, a line for each element, indented by what it is inside of.
  public var outline: String {
    refresh()
    return tree.outline
  }

  // MARK: Files

  /// The request for files that is shown above everything else; nil if there is none.
  public var importer: HostedImporter? {
    refresh()
    guard let front = tree.front, case .fileImporter(let request) = front.content else {
      return nil
    }
    return HostedImporter(id: front.id, host: self, request: request)
  }

  /// The offer of a file that is shown above everything else; nil if there is none.
  public var exporter: HostedExporter? {
    refresh()
    guard let front = tree.front, case .fileExporter(let export) = front.content else { return nil }
    return HostedExporter(id: front.id, host: self, export: export)
  }

  // MARK: Controls

  /// A button or a link.
  public var button: ControlFinder { ControlFinder(host: self, kind: .button) }
  /// A toggle.
  public var toggle: ControlFinder { ControlFinder(host: self, kind: .toggle) }
  /// A field of text, of one line or several.
  public var textField: ControlFinder { ControlFinder(host: self, kind: .textField) }
  /// A picker.
  public var picker: ControlFinder { ControlFinder(host: self, kind: .picker) }
  /// A stepper.
  public var stepper: ControlFinder { ControlFinder(host: self, kind: .stepper) }
  /// A slider.
  public var slider: ControlFinder { ControlFinder(host: self, kind: .slider) }

  /// Leaves the page that can be seen; false if there is none below it.
  @discardableResult
  public func goBack() -> Bool {
    refresh()
    guard let page = visible.last(where: { $0.content == .page }) else { return false }
    return tree.perform(.back, on: page.id)
  }

  /// Closes the sheet, alert or dialog that is shown, without choosing; false if there is none.
  @discardableResult
  public func dismiss() -> Bool {
    refresh()
    guard let front = tree.front, front.content.isOverlay else { return false }
    return tree.perform(.dismiss, on: front.id)
  }

  // MARK: Support

  func refresh() {
    collected.add(tree.update(), newest: newest)
  }

  var visible: [Element] {
    refresh()
    return tree.visibleElements
  }
}

extension ElementContent {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension ViewChanges {
  /// Adds later changes. Of elements that came meanwhile only their parents are told.
  fileprivate mutating func add(_ later: ViewChanges, newest: ElementID) {
    let isOld = { (id: ElementID) in id.rawValue <= newest.rawValue }
    for id in later.updated where isOld(id) && !updated.contains(id) { updated.append(id) }
    for change in later.restructured
    where isOld(change.id) && !restructured.contains(where: { $0.id == change.id }) {
      restructured.append(change)
    }
    if !later.removed.isEmpty { remove(Set(later.removed)) }
    removed += later.removed.filter(isOld)
    focus = later.focus ?? focus
    changesAddress = changesAddress || later.changesAddress
  }

  private mutating func remove(_ gone: Set<ElementID>) {
    updated.removeAll(where: gone.contains)
    restructured.removeAll { gone.contains($0.id) }
    if case .element(let id) = focus, gone.contains(id) { focus = nil }
  }
}
