// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// The values consist of numbers and of names that this file contains, never of an application's
// text.

extension ElementStyle {
  /// The declarations for an element's own layout and drawing, as the value of its attribute
  /// `style`; empty if it has none.
  func css(of content: ElementContent) -> String {
    var css = CSSDeclarations()
    if let spacing = content.spacing { css.add("gap", spacing.pixels) }
    if let details { css.add(details, in: content, margin: isDrawn ? drawing.own.margin : nil) }
    guard isDrawn else { return css.text }
    let (own, inherited) = (drawing.own, drawing.inherited)
    css.add(inherited, for: content, isColored: paint)
    if let frame = own.frame { css.add(frame) }
    css.addDrawing(own.insideRow(details), isControl: content.isControlWithLabel)
    css.addEffects(own)
    if let motion = inherited.motion, own != .none || content.isShape {
      css.add("transition", "all \(motion.duration.finite.shortText)s \(motion.curve.css)")
    }
    return css.text
  }

  /// The names of the classes of a layout that fills its space.
  var fillClasses: String {
    guard isDrawn else { return "" }
    var names = drawing.own.transition?.className ?? ""
    guard let frame = drawing.own.frame else { return names }
    if let width = frame.maxWidth { names += width == .infinity ? " fx" : " fm" }
    if frame.maxHeight == .infinity { names += " fy" }
    if let aspect = frame.aspect { names += aspect.mode == .fit ? " fa fit" : " fa fill" }
    return names
  }
}

extension ElementContent {
  var spacing: Double? {
    switch self {
    case .vertical(_, let spacing), .horizontal(_, let spacing), .wrapping(_, let spacing):
      spacing
    default: nil
    }
  }
}

/// A list of declarations.
struct CSSDeclarations {
  private(set) var text = ""

  mutating func add(_ name: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(name):\(value)"
  }

  fileprivate mutating func add(
    _ style: DrawingStyle.Inherited,
    for content: ElementContent,
    isColored paint: Paint?
  ) {
    if content.showsTint, let tint = style.tint { add("--accent", tint.css) }
    guard content.isText else { return }
    if let paint, paint.isCustom {
      // A drawing has one color.
      if case .image = content {
        add("color", paint.firstColor.css)
      } else {
        add(text: paint)
      }
    }
    if let font = style.font?.custom { add(font) }
    if let alignment = style.textAlignment { add("text-align", alignment.css) }
    if let space = style.lineSpacing { add("line-height", "calc(1.4em + \(space.pixels))") }
    if let space = style.tracking { add("letter-spacing", space.pixels) }
    guard let limit = style.lineLimit, case .text = content else { return }
    if limit == 1 {
      add("white-space", "nowrap")
      add("text-overflow", "ellipsis")
    } else {
      add("display", "-webkit-box")
      add("-webkit-box-orient", "vertical")
      add("-webkit-line-clamp", String(limit))
      if style.reservesLines { add("min-height", "\(limit)lh") }
    }
    add("overflow", "hidden")
  }

  private mutating func add(text paint: Paint) {
    if case .color(let color) = paint { return add("color", color.css) }
    add("background", paint.css)
    add("background-clip", "text")
    add("color", "transparent")
  }

  private mutating func add(_ font: Font.Custom) {
    if let size = font.size { add("font-size", "\((size.finite / 16).shortText)rem") }
    if let weight = font.weight { add("font-weight", String(weight.number)) }
    if font.isItalic { add("font-style", "italic") }
    switch font.design {
    case .serif: add("font-family", "ui-serif,Georgia,serif")
    case .monospaced: add("font-family", "ui-monospace,Menlo,Consolas,monospace")
    case .rounded: add("font-family", "ui-rounded,system-ui,sans-serif")
    case .default, nil: break
    }
  }

  fileprivate mutating func add(_ frame: DrawingStyle.FrameStyle) {
    if let width = frame.width { add("width", width.pixels) }
    if let height = frame.height { add("height", height.pixels) }
    if let width = frame.minWidth { add("min-width", width.pixels) }
    if let width = frame.maxWidth, width < .infinity { add("max-width", width.pixels) }
    if let height = frame.minHeight { add("min-height", height.pixels) }
    if let height = frame.maxHeight, height < .infinity { add("max-height", height.pixels) }
    if frame.alignment.horizontal != .center {
      add("align-items", frame.alignment.horizontal == .leading ? "flex-start" : "flex-end")
    }
    if frame.alignment.vertical != .center {
      add("justify-content", frame.alignment.vertical == .top ? "flex-start" : "flex-end")
    }
    if let ratio = frame.aspect?.ratio { add("aspect-ratio", ratio.finite.shortText) }
  }

  /// Adds the layers from inside to outside. The padding of a control is outside of it, unless the
  /// control has a background.
  fileprivate mutating func addDrawing(_ own: DrawingStyle.Own, isControl: Bool) {
    let isMargin = isControl && own.background == nil && own.border == nil
    if let padding = own.padding { add(isMargin ? "margin" : "padding", padding.css) }
    if let background = own.background {
      add("background", background.paint.css)
      if own.clip == nil { add(corners: background.shape) }
    }
    if let border = own.border {
      add("border", "\(border.width.pixels) solid \(border.paint.firstColor.css)")
    }
    if let clip = own.clip {
      add(corners: clip)
      if clip.isClippedByCorners { add("overflow", "hidden") }
    }
    var filters: [String] = []
    if let shadow = own.shadow {
      let (x, y) = (shadow.offset.x.pixels, shadow.offset.y.pixels)
      let value = "\(x) \(y) \(shadow.radius.pixels) \(shadow.color.css)"
      // A view without a background casts the shadow of its content.
      let isFilled = own.background != nil
      if isFilled { add("box-shadow", value) } else { filters.append("drop-shadow(\(value))") }
    }
    filters += own.filters.map(\.css)
    if !filters.isEmpty { add("filter", filters.joined(separator: " ")) }
    if let margin = own.margin { add("margin", margin.css) }
  }

  private mutating func add(corners outline: ShapeOutline) {
    switch outline {
    case .rectangle, .path: break
    case .rounded(let radius): add("border-radius", radius.pixels)
    case .uneven(let radii): add("border-radius", radii.css)
    case .capsule: add("border-radius", "999px")
    case .ellipse: add("border-radius", "50%")
    case .circle: add("clip-path", "circle()")
    case .stretched(let path), .square(let path): add("clip-path", path.polygon)
    }
  }

  fileprivate mutating func addEffects(_ own: DrawingStyle.Own) {
    if let opacity = own.opacity { add("opacity", opacity.finite.shortText) }
    if own.isHidden { add("visibility", "hidden") }
    if let mode = own.blendMode?.css { add("mix-blend-mode", mode) }
    if let mask = own.mask {
      add("-webkit-mask-image", mask.image)
      add("mask-image", mask.image)
    }
    if let motion = own.transition?.motion {
      add("animation-duration", "\(motion.duration.finite.shortText)s")
      add("animation-timing-function", motion.curve.css)
    }
    let (x, y) = (own.offset?.x ?? 0, own.offset?.y ?? 0)
    if let position = own.position {
      let (x, y) = ((position.x + x).pixels, (position.y + y).pixels)
      add("translate", "calc(\(x == "0" ? "0px" : x) - 50%) calc(\(y == "0" ? "0px" : y) - 50%)")
    } else if own.offset != nil {
      add("translate", "\(x.pixels) \(y.pixels)")
    }
    if let scale = own.scale {
      add("scale", "\(scale.x.finite.shortText) \(scale.y.finite.shortText)")
    }
    if let angle = own.rotation { add("rotate", "\(angle.degrees.finite.shortText)deg") }
    if own.isFixed.contains(.horizontal) {
      add("white-space", "pre")
      add("width", "max-content")
    }
    if !own.isFixed.isEmpty { add("flex", "none") }
    if let level = own.level {
      add("position", "relative")
      add("z-index", level.finite.rounded().shortText)
    }
    if let priority = own.priority, priority != 0 { add("--grow", priority.growth) }
  }
}

extension Double {
  /// The `flex-grow` factor of a layout priority.
  ///
  /// A browser shares the width of a row by these factors, each view up to its ideal width. With
  /// factors far apart, the higher priority grows first. A gap has the factor 1, a view without a
  /// priority 10⁶. The maximum is 10¹⁴, because browsers add factors in double precision.
  fileprivate var growth: String {
    let priority = isNaN ? 0 : Swift.min(Swift.max(self, -2), 3)
    let distance = priority * 3
    let limited = priority > 0 ? Swift.min(distance, 4 + priority * 4 / 3) : Swift.max(distance, -5)
    return "1e\((6 + limited).rounded(priority > 0 ? .up : .down).shortText)"
  }
}

extension ElementContent {
  fileprivate var isText: Bool {
    switch self {
    case .text, .image, .label, .badge, .button, .link, .toggle, .textField: true
    default: false
    }
  }

  /// Whether the element is a control with its own appearance, so that padding is outside of it.
  fileprivate var isControlWithLabel: Bool {
    switch self {
    case .tapArea, .focusArea: false
    default: isControl
    }
  }

  fileprivate var showsTint: Bool {
    if case .progress = self { return true }
    return isControl
  }
}

extension ElementContent {
  fileprivate var isShape: Bool { if case .shape = self { true } else { false } }
}

extension DrawingStyle.Motion.Curve {
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .spring: "cubic-bezier(.3,1.3,.5,1)"
    }
  }
}

extension AnyTransition {
  /// The class with the motion.
  fileprivate var className: String {
    switch kind {
    case .identity: ""
    case .opacity: " appear"
    case .scale: " appear grow"
    case .move(let edge):
      switch edge {
      case .top: " appear from-top"
      case .bottom: " appear from-bottom"
      case .leading: " appear from-left"
      case .trailing: " appear from-right"
      }
    }
  }
}
#endif
