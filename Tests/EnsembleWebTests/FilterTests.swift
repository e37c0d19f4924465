// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Filters, masks, places and hidden parts in HTML")
struct FilterTests {
  private func html(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    let tree = ViewTree(content())
    var writer = HTMLWriter(ElementRenderer { tree[$0].map(ElementSnapshot.init) })
    writer.write(tree.rootID)
    return writer.html
  }

  private func nodes(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
    -> [ModelNode]
  {
    try ModelParser.nodes(html(content)).first?.children ?? []
  }

  private func style(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> String
  {
    try #require(try nodes(content).first).attributes["style"] ?? ""
  }

  @Test("filters are applied from inside to outside, after the shadow")
  func order() throws {
    #expect(
      try style { Text("a").blur(radius: 3).grayscale(1).contrast(2) }
        == "filter:blur(3px) grayscale(1) contrast(2)"
    )
    let shadow = try style { Text("a").shadow(color: .black, radius: 2).saturation(0.5) }
    #expect(shadow == "filter:drop-shadow(0 0 2px rgb(0 0 0)) saturate(0.5)")
  }

  @Test("brightness adds to components")
  func brightness() throws {
    #expect(
      try style { Text("a").brightness(0.5) } == "filter:contrast(0.5) brightness(2)"
    )
    #expect(
      try style { Text("a").brightness(-0.5) } == "filter:brightness(0.5) contrast(2)"
    )
    #expect(try style { Text("a").brightness(.infinity) }.contains("contrast(0.333)"))
  }

  @Test("colors are inverted, turned, and multiplied by shades of gray")
  func colors() throws {
    #expect(try style { Text("a").colorInvert() } == "filter:invert(1)")
    #expect(try style { Text("a").hueRotation(.degrees(90)) } == "filter:hue-rotate(90deg)")
    #expect(try style { Text("a").colorMultiply(.black) } == "filter:brightness(0)")
    #expect(try style { Text("a").colorMultiply(.white) }.isEmpty)
    #expect(try style { Text("a").colorMultiply(.red) }.isEmpty)
  }

  @Test("filters without an effect have no style")
  func none() throws {
    #expect(
      try style {
        Text("a").blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0)
          .hueRotation(.zero).blendMode(.normal)
      }.isEmpty
    )
  }

  @Test("a blend mode is one of CSS")
  func blendMode() throws {
    #expect(try style { Text("a").blendMode(.colorDodge) } == "mix-blend-mode:color-dodge")
  }

  @Test("a mask is an image of its colors, or cuts the view off at a shape")
  func mask() throws {
    let faded = try style {
      Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    let gradient = "linear-gradient(to bottom,rgb(0 0 0) 0%,rgb(0 0 0/0%) 100%)"
    #expect(faded == "-webkit-mask-image:\(gradient);mask-image:\(gradient)")
    let round = try style { Text("a").mask { RoundedRectangle(cornerRadius: 8) } }
    #expect(round == (try style { Text("a").cornerRadius(8) }))
  }

  @Test("a place is that of the center")
  func position() throws {
    let box = try #require(try nodes { Text("a").position(x: 20, y: 0) }.first)
    #expect(box.attributes["class"] == "box fx fy")
    let view = try #require(box.children.first)
    #expect(view.attributes["style"] == "translate:calc(20px - 50%) calc(0px - 50%)")
  }

  @Test("a transition has the duration of its animation")
  func transition() throws {
    let text = try #require(
      try nodes { Text("a").transition(.opacity.animation(.linear(duration: 2))) }.first
    )
    #expect(text.attributes["class"]?.contains("appear") == true)
    #expect(
      text.attributes["style"] == "animation-duration:2s;animation-timing-function:linear"
    )
  }

  @Test("parts of a text have their fonts, colors and spaces")
  func runs() throws {
    let html = html {
      Text("a").font(.title) + Text("b").font(.system(size: 32)).kerning(2)
        + Text("c").foregroundColor(Color(red: 1, green: 0, blue: 0))
    }
    #expect(html.contains(#"class="run f-title""#))
    #expect(html.contains("font-size:2rem;letter-spacing:2px"))
    #expect(html.contains("color:rgb(255 0 0)"))
  }

  @Test("a page that hides its back control has none, and one that hides its head shows none")
  func bars() {
    let page = Text("Page").navigationTitle("Title")
    let shown = stack { page }
    #expect(shown.contains(#"data-e="back""#))
    #expect(stack { page.navigationBarBackButtonHidden() }.contains(#"data-e="back""#) == false)
    let hidden = stack { page.navigationBarHidden(true) }
    #expect(hidden.contains(#"class="head" hidden"#))
    #expect(hidden.contains(#"data-e="back""#))
  }

  private func stack(@ViewBuilder _ page: @escaping @MainActor () -> some View) -> String {
    html {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true), destination: page)
      }
    }
  }

  @Test("a sheet has a fill and the radius of its corners")
  func sheet() {
    let html = html {
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationBackground(.red).presentationCornerRadius(12)
      }
    }
    #expect(html.contains("background:var(--red);border-radius:12px"))
  }
}
#endif
