// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EnsembleUI
@testable import EnsembleUI

@MainActor
@Suite("Layout and drawing")
struct DrawingTests {
  @Test("a style is at most a word larger than the values that most elements have")
  func memory() {
    // Flags, a font and a color; the spoken label; the drawing.
    #expect(MemoryLayout<ElementStyle>.size <= 24)
  }

  @Test("a plain font and a named color take no memory of their own")
  func plain() {
    var style = ElementStyle()
    style.font = .title.monospaced()
    style.foreground = .red
    #expect(!style.isDrawn)
    #expect(style.font == .title.monospaced())
    #expect(style.foreground == .red)
    style.foreground = .red.opacity(0.5)
    style.font = .system(size: 20, weight: .heavy)
    #expect(style.isDrawn)
    #expect(style.foreground == .red.opacity(0.5))
    #expect(style.font == .system(size: 20, weight: .heavy))
    style.foreground = nil
    style.font = nil
    #expect(!style.isDrawn)
    #expect(style == ElementStyle())
  }

  @Test("a modifier of a view does not reach the views inside")
  func own() throws {
    let host = ViewHost(VStack { Text("a") }.padding(4).opacity(0.5).background(.red))
    #expect(try #require(host.tree.visibleElements.last).style == ElementStyle())
  }

  @Test("a color, a limit of lines and a tint reach the views inside")
  func inherited() throws {
    let host = ViewHost(VStack { Text("a") }.lineLimit(2).tint(.red))
    let text = try #require(host.tree.visibleElements.last)
    #expect(text.style.drawing.inherited.lineLimit == 2)
    #expect(text.style.drawing.inherited.tint == .red)
  }

  @Test("a modifier of a group applies to each view")
  func group() {
    let host = ViewHost(
      Group {
        Text("a")
        Text("b")
      }
      .padding(4)
    )
    let paddings = host.tree.visibleElements.compactMap(\.style.drawing.own.padding?.top)
    #expect(paddings == [4, 4])
  }

  @Test("components are clamped, and opacities are multiplied")
  func colors() {
    #expect(Color(red: 2, green: -1, blue: .nan) == Color(red: 1, green: 0, blue: 0))
    #expect(abs(Color.black.opacity(0.5).opacity(0.5).opacity - 0.25) < 0.01)
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    #expect(Color.clear.opacity == 0)
  }

  @Test("a path knows the points inside")
  func path() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    let arc = Path {
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .zero,
        endAngle: .degrees(180),
        clockwise: false
      )
    }
    #expect(arc.contains(CGPoint(x: 0, y: 5)))
    #expect(!arc.contains(CGPoint(x: 0, y: -5)))
    #expect(abs(arc.boundingRect.maxY - 10) < 0.01)
  }

  @Test("each corner of a rectangle has its own radius, at most as large as its sides allow")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 10)
    let path = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
    #expect(!path.contains(CGPoint(x: 99, y: 39)))
    let large = RectangleCornerRadii(topLeading: 80, bottomLeading: 80)
    let reduced = RectangleCornerRadii(topLeading: 20, bottomLeading: 20)
    let whole = Path(roundedRect: rect, cornerRadii: large)
    #expect(whole == Path(roundedRect: rect, cornerRadii: reduced))
    #expect(Path(roundedRect: rect, cornerRadius: 500) == Path(roundedRect: rect, cornerRadius: 20))
  }

  @Test("a shape of any type has the path of its shape")
  func anyShape() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
    let shapes: [any Shape] = [
      Capsule(), Rectangle().inset(by: 2), Circle().trim(to: 0.5), Notch(),
    ]
    for shape in shapes {
      #expect(AnyShape(shape).path(in: rect) == shape.path(in: rect))
    }
  }

  private struct Notch: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width - 5, height: rect.height))
    }
  }

  @Test("titles inside of boxes belong to the page, also after a change")
  func titles() {
    struct Page: View {
      @State private var hasTitle = true

      var body: some View {
        NavigationStack {
          Button("Change") { hasTitle.toggle() }
          VStack {}
            .frame(width: 10)
            .overlay { if hasTitle { Text("a").navigationTitle("Title").frame(width: 10) } }
        }
      }
    }
    let host = ViewHost(Page())
    func titles() -> [ElementContent] {
      let page = host.tree.visibleElements.first { $0.content == .page }
      return (page?.children ?? []).compactMap { host.tree[$0]?.content }.filter(\.isHead)
    }
    #expect(titles() == [.title("Title")])
    host.button("Change").tap()
    #expect(titles() == [])
    host.button("Change").tap()
    #expect(titles() == [.title("Title")])
  }
}
