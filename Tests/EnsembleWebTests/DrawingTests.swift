// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Layout and drawing")
struct DrawingTests {
  /// Returns the HTML of a view.
  private func html(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    let tree = ViewTree(content())
    var writer = HTMLWriter(ElementRenderer { tree[$0].map(ElementSnapshot.init) })
    writer.write(tree.rootID)
    return writer.html
  }

  /// Returns the nodes of a view inside of the root.
  private func nodes(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
    -> [ModelNode]
  {
    try ModelParser.nodes(html(content)).first?.children ?? []
  }

  private func style(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> String
  {
    try #require(try nodes(content).first).attributes["style"] ?? ""
  }

  @Test("a view without modifiers has no style of its own")
  func plain() {
    let html = html {
      VStack {
        Text("a").bold().font(.title).foregroundStyle(.secondary).padding()
        Button("b") {}
      }
    }
    #expect(!html.contains("style="))
  }

  @Test("a frame is a box with a size, around its view")
  func frame() throws {
    let box = try #require(
      try nodes { Text("a").frame(width: 100, height: 20.5, alignment: .topLeading) }.first
    )
    #expect(box.attributes["class"] == "box")
    let expected = "width:100px;height:20.5px;align-items:flex-start;justify-content:flex-start"
    #expect(box.attributes["style"] == expected)
    #expect(box.children.map(\.allText) == ["a"])
    let wide = try nodes { Text("a").frame(maxWidth: .infinity) }
    #expect(wide.first?.attributes["class"] == "box fx")
  }

  @Test("the style sheet stretches a shape along the length that its frame leaves open")
  func shapeFrames() throws {
    let high = try style { Rectangle().fill(.red).frame(height: 8) }
    #expect(!high.contains("width:"))
    let wide = try style { Rectangle().fill(.red).frame(width: 8) }
    #expect(wide.contains("width:"))
    #expect(EmbeddedText.style.text.contains(#".w > .box:has(> .shape):not([style*="width:"])"#))
    #expect(EmbeddedText.style.text.contains(#".shape:not([style*="width:"] > *)"#))
  }

  @Test("space inside and outside of a background is padding and margin")
  func order() throws {
    #expect(
      try style { Text("a").padding(8).background(.red) } == "padding:8px;background:var(--red)"
    )
    #expect(
      try style { Text("a").background(.red).padding(8) } == "background:var(--red);margin:8px"
    )
    let outer = try #require(
      try nodes { Text("a").background(.red).padding(8).background(.blue) }.first
    )
    #expect(outer.attributes["class"] == "box")
    #expect(outer.children.first?.attributes["class"] == "text")
  }

  @Test("insets of the same edges are added")
  func sum() throws {
    #expect(
      try style { Text("a").padding(.top, 4).padding(.top, 4).padding(.leading, 2) }
        == "padding:8px 0 0 2px"
    )
  }

  @Test("colors with components and opacity")
  func colors() throws {
    #expect(
      try style { Text("a").background(Color(red: 1, green: 0.5, blue: 0)) }
        == "background:rgb(255 128 0)"
    )
    #expect(
      try style { Text("a").background(Color.black.opacity(0.2)) }
        == "background:rgb(0 0 0/20%)"
    )
    #expect(
      try style { Text("a").background(.green.opacity(0.2)) }
        == "background:color-mix(in srgb,var(--green) 20%,transparent)"
    )
    #expect(try style { Text("a").foregroundStyle(.tertiary) }.contains("var(--dim)"))
  }

  @Test("corners, borders, shadows and effects")
  func effects() throws {
    #expect(
      try style { Text("a").background(.red).clipShape(.capsule) }
        == "background:var(--red);border-radius:999px;overflow:hidden"
    )
    #expect(
      try style { Text("a").opacity(0.5).offset(x: 2, y: -3).rotationEffect(.degrees(90)) }
        == "opacity:0.5;translate:2px -3px;rotate:90deg"
    )
    #expect(try style { Text("a").border(.red, width: 2) } == "border:2px solid var(--red)")
    #expect(try style { Text("a").shadow(radius: 4) }.contains("drop-shadow"))
    #expect(try style { Text("a").hidden() } == "visibility:hidden")
  }

  @Test("numbers that are not finite leave a valid style")
  func numbers() throws {
    #expect(try style { Text("a").padding(.nan) } == "padding:0")
    #expect(try style { Text("a").opacity(.infinity) } == "opacity:100000")
    #expect(try style { Text("a").frame(width: -.infinity) } == "width:-100000px")
  }

  @Test("a priority is a factor by which a view of a row grows, far from those of others")
  func priorities() throws {
    let priorities: [Double] = [-.infinity, -2, -1, -0.1, 0, 0.1, 1, 2, 3, .infinity, .nan]
    let styles = try priorities.map { priority in
      try style { Text("a").layoutPriority(priority) }
    }
    let exponents = ["1", "1", "3", "5", "", "7", "9", "12", "14", "14", "6"]
    #expect(styles == exponents.map { $0.isEmpty ? "" : "--grow:1e\($0)" })
  }

  @Test("a stack that wraps has a class of its own")
  func wrappingStack() throws {
    let stack = try #require(
      try nodes {
        WrappingHStack(alignment: .top, spacing: 4) {
          Text("a"); Text("b")
        }
      }.first
    )
    #expect(stack.attributes["class"] == "w start")
    #expect(stack.attributes["style"] == "gap:4px")
    #expect(stack.children.map(\.allText) == ["a", "b"])
  }

  @Test("spacing is the gap of a stack")
  func spacing() throws {
    #expect(try style { VStack(spacing: 4) { Text("a") } } == "gap:4px")
    #expect(try style { HStack(spacing: 0) { Text("a") } } == "gap:0")
  }

  @Test("a limit of lines and an alignment reach the texts inside")
  func text() throws {
    let column = try #require(
      try nodes { VStack { Text("a") }.lineLimit(1).multilineTextAlignment(.center) }.first
    )
    #expect(column.attributes["style"] == nil)
    #expect(
      column.children.first?.attributes["style"]
        == "text-align:center;white-space:nowrap;text-overflow:ellipsis;overflow:hidden"
    )
    #expect(try style { Text("a").lineLimit(3) }.contains("-webkit-line-clamp:3"))
  }

  @Test("a tint colors the controls inside")
  func tint() throws {
    let column = try #require(
      try nodes {
        VStack {
          Text("a")
          Button("b") {}
        }
        .tint(.green)
      }.first
    )
    #expect(column.children.map { $0.attributes["style"] } == [nil, "--accent:var(--green)"])
  }

  @Test("views in front of each other share a cell, and a decoration is a layer")
  func layers() throws {
    let stack = try #require(try nodes { ZStack(alignment: .top) { Text("a") } }.first)
    #expect(stack.attributes["class"] == "z")
    #expect(stack.attributes["style"] == "place-items:start center")
    let view = try #require(
      try nodes { Text("a").overlay(alignment: .bottomTrailing) { Text("b") } }.first
    )
    #expect(view.children.map { $0.attributes["class"] } == ["text", "layer"])
    #expect(view.children.last?.attributes["style"] == "place-items:end end")
    let behind = try #require(try nodes { Text("a").background { Color.red } }.first)
    #expect(behind.attributes["class"] == "deco behind")
  }

  @Test("shapes are hidden from screen readers, unless they have a label")
  func shapes() throws {
    let shape = try #require(try nodes { RoundedRectangle(cornerRadius: 4).fill(.red) }.first)
    #expect(shape.attributes["aria-hidden"] == "true")
    #expect(shape.attributes["style"] == "border-radius:4px;background:var(--red)")
    let spoken = try #require(try nodes { Circle().accessibilityLabel("Dot") }.first)
    #expect(spoken.attributes["aria-label"] == "Dot")
    #expect(spoken.attributes["aria-hidden"] == nil)
  }

  @Test("corners can have different radii")
  func unevenCorners() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8)
    let drawn = try #require(try nodes { shape.fill(.red) }.first)
    #expect(drawn.attributes["style"] == "border-radius:4px 0 8px 0;background:var(--red)")
    let text = try #require(try nodes { Text("a").background(.red, in: AnyShape(shape)) }.first)
    #expect(text.attributes["style"]?.contains("border-radius:4px 0 8px 0") == true)
  }

  @Test("a gradient is a background, and in a drawing a definition")
  func gradients() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue],
      startPoint: .top,
      endPoint: .bottom
    )
    #expect(
      try style { gradient }
        == "background:linear-gradient(to bottom,var(--red) 0%,var(--blue) 100%)"
    )
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10.5))
    }
    let shape = try #require(try nodes { path.stroke(gradient, lineWidth: 2) }.first)
    #expect(shape.first { $0.tag == "linearGradient" } != nil)
    let line = try #require(shape.first { $0.tag == "path" })
    #expect(line.attributes["d"] == "M0 0L10 10.5")
    #expect(line.attributes["style"]?.contains("stroke:url(#") == true)
  }

  @Test("cells of a grid name their columns")
  func grids() throws {
    let grid = try #require(
      try nodes {
        Grid(horizontalSpacing: 8, verticalSpacing: 4) {
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }.first
    )
    #expect(grid.attributes["style"] == "row-gap:4px")
    let cells = grid.children.first?.children ?? []
    #expect(
      cells.map { $0.attributes["style"] } == [
        "grid-column:1;place-items:center center",
        "grid-column:2;place-items:center center;margin-inline-start:8px",
      ]
    )
    let columns = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]
    #expect(
      try style { LazyVGrid(columns: columns, spacing: 4) { Text("a") } }
        == "grid-template-columns:40px repeat(auto-fill,minmax(min(80px,100%),1fr));gap:4px .6rem"
    )
  }

  @Test("a chart is a drawing with all values as its name")
  func charts() throws {
    let chart = try #require(
      try nodes {
        Chart {
          BarMark(x: .value("Day", "<Mo>"), y: .value("Count", 1)).foregroundStyle(.red)
          BarMark(x: .value("Day", "Tu"), y: .value("Count", 4))
        }
      }.first
    )
    #expect(chart.attributes["role"] == "img")
    #expect(chart.attributes["aria-label"] == "<Mo>: 1; Tu: 4")
    #expect(chart.attributes["data-values"] == #"[["<Mo>","1"],["Tu","4"]]"#)
    let drawing = try #require(chart.first { $0.tag == "svg" }).children
    // Lines at 0, 1, 2, 3 and 4, then the bars.
    #expect(drawing[0].attributes["d"] == "M0 100H100M0 75H100M0 50H100M0 25H100M0 0H100")
    let bars = drawing.dropFirst()
    let scale = try #require(chart.first { $0.attributes["class"] == "axis-y" })
    #expect(scale.children.map(\.text) == ["4", "3", "2", "1", "0"])
    #expect(bars.map { $0.attributes["d"] } == ["M5 100V75H45V100Z", "M55 100V0H95V100Z"])
    #expect(bars.map { $0.attributes["style"] } == ["fill:var(--red)", "fill:var(--accent)"])
  }

  @Test("the values at the pointer are those of the marks, whatever their names contain")
  func values() throws {
    let names = ["a: 1; b", "\"\\", "é\n"]
    let chart = try #require(
      try nodes {
        Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 0.5)) }
      }.first
    )
    let json = try #require(chart.attributes["data-values"])
    let values = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    #expect(values == names.map { [$0, "0.5"] })
  }

  @Test("the names of many places leave room for each other")
  func names() throws {
    let chart = try #require(
      try nodes {
        Chart(Array(1...30), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      }.first
    )
    let axis = try #require(chart.first { $0.attributes["class"] == "axis-x thin" })
    #expect(axis.children.map(\.text) == ["1", "4", "7", "10", "13", "16", "19", "22", "25", "28"])
  }

  @Test("a change of a value is a patch of its bar, and another bar is a new drawing")
  func chartPatches() {
    let one = ChartView.element([1, 4])
    func patches(_ values: [Int]) -> [DOMPatch] {
      var mirror = ClientDOM()
      let id = ElementID(rawValue: 0)
      _ = mirror.reset(to: id) { $0 == id ? one : nil }
      let new = ChartView.element(values)
      return mirror.update([id]) { $0 == id ? new : nil }
    }
    let change = patches([2, 4])
    #expect(change.contains(.attributes(id: "e0sgbbp1", [.init("d", "M5 100V50H45V100Z")])))
    #expect(change.count == 2)
    let other = patches([1, 4, 2])
    #expect(other.contains(.remove(ids: ["e0sgbb"])))
  }

  @MainActor private enum ChartView {
    static func element(_ values: [Int]) -> ElementSnapshot {
      let chart = Chart(values, id: \.self) {
        BarMark(x: .value("", "\($0 == 2 ? 1 : $0)"), y: .value("", $0))
      }
      let tree = ViewTree(chart)
      let id = tree[tree.rootID]?.children.first
      return ElementSnapshot(id.flatMap { tree[$0]?.content } ?? .root)
    }
  }

  @Test("a motion is a transition of elements that are drawn, and of no others")
  func motions() throws {
    let column = try #require(
      try nodes {
        VStack {
          Text("a")
          Text("b").opacity(0.5)
        }
        .animation(.linear(duration: 2), value: 1)
      }.first
    )
    #expect(
      column.children.map { $0.attributes["style"] } == [
        nil, "opacity:0.5;transition:all 2s linear",
      ]
    )
    let view = try #require(try nodes { Text("a").transition(.move(edge: .top)) }.first)
    #expect(view.attributes["class"] == "text appear from-top")
  }

  @Test("a change of a style is a patch of that style alone")
  func patches() throws {
    let tree = ViewTree(Resizing())
    var mirror = ClientDOM()
    let source = { @Sendable (id: ElementID) in
      MainActor.assumeIsolated { tree[id].map(ElementSnapshot.init) }
    }
    _ = mirror.reset(to: tree.rootID, source: source)
    let button = try #require(tree.visibleElements.first { $0.content.isControl })
    tree.perform(.press, on: button.id)
    let patches = mirror.update(tree.update().updated, source: source)
    #expect(patches.count == 1)
    guard case .attributes(_, let changes) = patches.first else {
      Issue.record("not a change of attributes: \(patches)")
      return
    }
    #expect(changes == [.init("style", "width:200px")])
  }

  private struct Resizing: View {
    @State private var width = 100.0

    var body: some View {
      Button("Grow") { width = 200 }
      Text("a").frame(width: width)
    }
  }

  @Test("a line has the style of its ends and dashes")
  func strokes() throws {
    let html = html {
      Circle().trim(from: 0, to: 0.5)
        .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 2]))
    }
    #expect(html.contains("stroke-width:4px;stroke-linecap:round;stroke-dasharray:8 2"))
    #expect(html.contains("fill:none"))
    let dashed = try style { Rectangle().stroke(.red, style: StrokeStyle(dash: [4])) }
    #expect(dashed.contains("1px dashed var(--red)"))
  }

  @Test("a line without a color has that of text around it")
  func textColor() throws {
    let border = try style { Rectangle().stroke(lineWidth: 2).foregroundStyle(.green) }
    #expect(border.contains("2px solid var(--green)"))
  }

  @Test("a part of a circle stays in a square")
  func trimmedCircle() {
    let circle = html { Circle().trim(to: 0.5).fill(.red) }
    #expect(circle.contains("viewBox=\"0 0 100 100\"") && !circle.contains("preserveAspectRatio"))
    let ellipse = html { Ellipse().trim(to: 0.5).fill(.red) }
    #expect(ellipse.contains("preserveAspectRatio=\"none\""))
  }

  @Test("a gradient around a center begins at the trailing side")
  func angularGradient() throws {
    let css = try style { AngularGradient(colors: [.red, .blue], center: .center) }
    #expect(
      css == "background:conic-gradient(from 90deg at 50% 50%,var(--red) 0%,var(--blue) 100%)"
    )
  }

  @Test("a horizontal scroll view takes the focus and keeps its rows together")
  func horizontalScrolling() throws {
    let view = try #require(try nodes { ScrollView(.horizontal) { HStack { Text("a") } } }.first)
    #expect(view.attributes["class"] == "v start across")
    #expect(view.attributes["tabindex"] == "0")
    let vertical = try #require(try nodes { ScrollView { Text("a") } }.first)
    #expect(vertical.attributes["class"] == "v start")
    #expect(vertical.attributes["tabindex"] == nil)
  }

  @Test("text is underlined, spaced and tracked")
  func textDecoration() throws {
    let text = try #require(
      try nodes { Text("a").underline().lineSpacing(4).tracking(1) }.first
    )
    #expect(html { Text("a").underline() }.contains("under\""))
    #expect(text.attributes["style"] == "line-height:calc(1.4em + 4px);letter-spacing:1px")
  }

  @Test("the level of a view decides which of its siblings is in front")
  func level() throws {
    #expect(try style { Text("a").zIndex(2) } == "position:relative;z-index:2")
  }
}
#endif
