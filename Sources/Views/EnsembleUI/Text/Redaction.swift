// SPDX-License-Identifier: MIT

/// A set of reasons for hiding the content of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not known yet.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private.
  public static let privacy = Self(rawValue: 1 << 1)
  /// The content is out of date. It is shown.
  public static let invalidated = Self(rawValue: 1 << 2)

  /// Whether texts and images are replaced.
  var replacesContent: Bool { !isDisjoint(with: [.placeholder, .privacy]) }
}

extension EnvironmentValues {
  /// The reasons for hiding the content of views.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

nonisolated extension View {
  /// Replaces texts and images by blocks of about their size.
  ///
  /// The text itself does not reach a browser. Labels of controls are replaced, too; values of
  /// fields are not.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactedView(content: self) { $0.formUnion(reason) }
  }

  /// Shows the content although a view around it is redacted.
  public func unredacted() -> some View {
    RedactedView(content: self) { $0 = [] }
  }
}

private struct RedactedView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout RedactionReasons) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    var reasons = node.environment.links.values.redactionReasons
    view.change(&reasons)
    node.updateChild(0, to: view.content.environment(\.redactionReasons, reasons))
  }
}

extension _ViewNode {
  /// Shows a text in its styles, or a block instead if the view is redacted.
  ///
  /// If the whole text has one style, it becomes the style of the element.
  func showText(_ text: Text) {
    guard let runs = text.runs else { return showUnlessRedacted(.text(text.content)) }
    let isRedacted = environment.links.values.redactionReasons.replacesContent
    show(.text(isRedacted ? text.content.redacted : text.content)) { style in
      if runs.count == 1, let run = runs.first, run.link == nil, !run.isCode {
        style.isBold = style.isBold || run.isBold
        style.isItalic = style.isItalic || run.isItalic
        style.isStruckThrough = style.isStruckThrough || run.isStruckThrough
        if run.isUnderlined { style.drawing.inherited.isUnderlined = true }
        if let foreground = run.foreground { style.foreground = foreground }
        if let font = run.font { style.font = font }
        if let tracking = run.tracking { style.drawing.inherited.tracking = tracking }
      } else if !isRedacted {
        style.changeDetails { $0.runs = runs }
      }
    }
  }

  /// Shows a text or an image, or a block instead if the view is redacted.
  func showUnlessRedacted(
    _ content: ElementContent,
    changing change: (inout ElementStyle) -> Void = { _ in }
  ) {
    guard environment.links.values.redactionReasons.replacesContent else {
      return show(content, changing: change)
    }
    switch content {
    case .text(let text):
      show(.text(text.redacted))
    case .image, .picture: show(.image(symbol: Symbols.redacted, name: ""), changing: change)
    default: show(content)
    }
  }
}

extension String {
  /// The blocks that are shown instead of the text.
  fileprivate var redacted: String { String(map { $0.isWhitespace ? $0 : "▒" }) }
}
