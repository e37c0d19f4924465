// SPDX-License-Identifier: MIT

/// The layout and drawing of an element, as set by modifiers. Lengths are in points.
package struct DrawingStyle: Equatable, Sendable {
  /// The part that elements inside of the element have too.
  package struct Inherited: Equatable, Sendable {
    package var font: Font?
    package var paint: Paint?
    package var tint: Color?
    package var lineLimit: Int?
    package var reservesLines = false
    package var textAlignment: TextAlignment?
    package var truncation: Text.TruncationMode?
    package var lineSpacing: Double?
    package var tracking: Double?
    package var isUnderlined = false
    package var motion: Motion?
    package var grid: GridStyle?
  }

  /// The part of the element alone. Drawn from inside to outside in this order.
  package struct Own: Equatable, Sendable {
    package var frame: FrameStyle?
    package var padding: EdgeInsets?
    package var background: Background?
    package var border: Border?
    package var clip: ShapeOutline?
    package var shadow: Shadow?
    package var margin: EdgeInsets?
    package var opacity: Double?
    package var offset: Offset?
    /// The position of the center, from the top and leading corner of the box around the element.
    package var position: Offset?
    package var scale: Offset?
    package var rotation: Angle?
    package var isHidden = false
    package var isFixed: Axis.Set = []
    package var priority: Double?
    package var level: Double?
    package var transition: AnyTransition?
    package var filters: [VisualFilter] = []
    package var blendMode: BlendMode?
    package var mask: Paint?

    /// The style without any drawing.
    package static let none = Own()
  }

  package var inherited = Inherited()
  package var own = Own()

  package init() {}
}

extension DrawingStyle {
  /// The size of a frame, and the alignment of its content.
  package struct FrameStyle: Equatable, Sendable {
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    package var maxWidth: Double?
    package var minHeight: Double?
    package var maxHeight: Double?
    package var alignment = Alignment.center
    package var aspect: Aspect?

    /// A frame that is as large as its content.
    package static let automatic = FrameStyle()
  }

  /// A ratio of width to height; nil for the ratio of the content.
  package struct Aspect: Equatable, Sendable {
    package var ratio: Double?
    package var mode: ContentMode
  }

  /// A fill behind the content.
  package struct Background: Equatable, Sendable {
    package var paint: Paint
    package var shape: ShapeOutline
  }

  /// A line along the edges.
  package struct Border: Equatable, Sendable {
    package var paint: Paint
    package var width: Double
  }

  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius: Double
    package var offset: Offset
  }

  /// A distance, or factors, in both directions.
  package struct Offset: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// The curve of a change.
  package struct Motion: Hashable, Sendable {
    /// The shape of a curve.
    package enum Curve: Hashable, Sendable {
      case linear, easeIn, easeOut, easeInOut, spring
    }

    package var curve: Curve
    /// The duration in seconds.
    package var duration: Double
  }
}

/// The layers of an element's drawing, from inside to outside.
enum DrawingLayer: Int, Comparable {
  case padding, background, border, clip, shadow, margin, effect

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension DrawingStyle.Own {
  /// The innermost layer that is drawn.
  private var innermost: DrawingLayer? {
    if padding != nil { return .padding }
    if background != nil { return .background }
    if border != nil { return .border }
    if clip != nil { return .clip }
    if shadow != nil { return .shadow }
    if margin != nil { return .margin }
    let moves = offset != nil || position != nil || scale != nil || rotation != nil
    let blends = opacity != nil || !filters.isEmpty || blendMode != nil || mask != nil
    return moves || blends || isHidden ? .effect : nil
  }

  /// Returns whether a layer can be added inside of all existing ones, after rearranging them if
  /// needed.
  ///
  /// Modifiers are evaluated from the outside in. Padding around a background becomes a margin;
  /// effects and padding can be exchanged.
  mutating func makeRoom(for layer: DrawingLayer) -> Bool {
    if layer == .effect {
      return background == nil && border == nil && clip == nil && shadow == nil
    }
    if layer > .padding, let space = padding, margin == nil {
      var others = self
      others.padding = nil
      if others.innermost.map({ $0 > layer }) ?? true {
        self = others
        margin = space
      }
    }
    guard let innermost else { return true }
    return layer < innermost || (layer == innermost && (layer == .padding || layer == .effect))
  }
}
