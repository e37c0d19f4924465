// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Other words of SwiftUI")
struct WordTests {
  @Test("a function with one parameter receives the new value")
  func change() {
    let model = WordModel()
    let host = ViewHost(Counted(model: model))
    model.count = 3
    #expect(host.texts == ["3"])
    #expect(model.log == ["3"])
  }

  @Test("words that only draw leave the texts and controls of a view")
  func drawing() {
    let host = ViewHost(
      VStack {
        Text("Glass").glassEffect().glassEffect(.regular.interactive(), in: .capsule)
        Button("Pressed") {}.buttonStyle(.glassProminent)
        Image(systemName: "photo").renderingMode(.template)
        Text("Row").alignmentGuide(.leading) { $0[.trailing] }
      }
    )
    #expect(host.texts == ["Glass", "Row"])
    #expect(host.controls == ["Pressed"])
  }

  @Test("the elements of a sequence are received while the view is shown")
  func reception() async {
    let model = WordModel()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost(Received(model: model, stream: stream))
    continuation.yield(1)
    await host.wait(timeout: .seconds(300)) { $0.texts == ["1"] }
    continuation.yield(2)
    await host.wait(timeout: .seconds(300)) { $0.texts == ["2"] }
    continuation.finish()
    host.close()
  }

  @Test("a key is the title of a control, with its marks")
  func keys() {
    let key: LocalizedStringKey = "**Two** words"
    let host = ViewHost(
      VStack {
        Button(key) {}
        Label(key, systemImage: "star")
        Menu(key) { Button("Item") {} }
        Toggle(key, isOn: .constant(true))
      }
    )
    #expect(host.controls.count { $0.contains("Two words") } == 3)
    #expect(host.texts.contains("Two words"))
    let alert = ViewHost(Text("Page").alert(key, isPresented: .constant(true)) {})
    #expect(alert.outline.contains("alert \"Two words\""))
  }

  @Test("a variant changes the character of a symbol where there is one")
  func symbolVariants() {
    let host = ViewHost(
      VStack {
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "star").symbolVariant(.circle)
        Label("Stars", systemImage: "star").symbolVariant(.fill)
        Image(systemName: "heart.fill").symbolVariant(.fill)
      }
    )
    let glyphs = host.tree.visibleElements.compactMap { element in
      if case .image(let symbol, _) = element.content { Symbols.glyph(of: symbol) } else { nil }
    }
    #expect(glyphs == ["♥", "☆", "★", "♥"])
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test("a page hides its back control and its head as long as a view in it asks for that")
  func bars() {
    let model = WordModel()
    let host = ViewHost(
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Bars(model: model) }
      }
    )
    var details: ElementDetails? {
      host.tree.update()
      return host.tree.visibleElements.last { $0.content == .page }?.style.details
    }
    #expect(details == nil)
    model.isHidden = true
    #expect(details?.hidesBackButton == true)
    #expect(details?.hidesHead == true)
    model.count = 1
    #expect(details?.hidesBackButton == true)
    #expect(details?.hidesHead == nil || details?.hidesHead == false)
    model.isHidden = false
    #expect(details == nil)
  }

  @Test("a sheet has the look that a view in it asks for")
  func sheet() {
    let host = ViewHost(
      Text("Root").sheet(isPresented: .constant(true)) {
        VStack { Text("Sheet").presentationBackground(.red).presentationCornerRadius(12) }
      }
    )
    let sheet = host.tree.front
    #expect(sheet?.content == .sheet)
    #expect(sheet?.style.details?.sheetBackground == .color(.red))
    #expect(sheet?.style.details?.sheetCornerRadius == 12)
  }

  @Test("suggestions are below the field, and complete its text")
  func suggestions() {
    let model = WordModel()
    let host = ViewHost(Searched(model: model))
    #expect(host.texts == ["Row"])
    #expect(host.controls == ["Search", "apple", "pear"])
    host.button("pear").tap()
    #expect(model.text == "pear")
    #expect(host.textField("Search").text == "pear")
    #expect(host.controls == ["Search", "pear"])
  }

  @Test("views with a tag are pages of a paged tab view, each with a dot")
  func pages() {
    let model = WordModel()
    let host = ViewHost(Paged(model: model))
    #expect(host.controls == ["Page 1 of 2", "Page 2 of 2"])
    #expect(host.texts == ["First"])
    host.button("Page 2 of 2").tap()
    #expect(model.count == 1)
    #expect(host.texts == ["Second"])
    model.count = 0
    #expect(host.texts == ["First"])
  }

  @Test("a view takes the address of a page as a URL")
  func url() {
    let model = WordModel()
    let tree = ViewTree(Text("Root").onOpenURL { model.log.append($0.absoluteString) })
    let address = Address(["items", "3"], query: ["tab": "notes"])
    #expect(tree.perform(.open(address), on: tree.rootID))
    #expect(model.log == ["/items/3?tab=notes"])
    let other = ViewTree(Text("Root"))
    #expect(!other.perform(.open(address), on: other.rootID))
  }

  @Test("an inset shape has space around it")
  func inset() {
    let tree = ViewTree(Circle().inset(by: 4).inset(by: 2).fill(.red))
    let shape = tree.visibleElements.last
    #expect(
      shape?.style.drawing.own.padding == EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    )
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
  }

  @Test("a transition has the motion of its animation")
  func transition() {
    let motion = AnyTransition.opacity.animation(.linear(duration: 2)).motion
    #expect(motion?.curve == .linear)
    #expect(motion?.duration == 2)
    #expect(AnyTransition.scale.animation(nil).motion == nil)
    #expect(AnyTransition.asymmetric(insertion: .scale, removal: .opacity) == .scale)
  }

  @Test("colors of the system are colors with names, or shades of them")
  func systemColors() {
    #expect(Color(.systemRed) == .red)
    _ = Color(.systemBackground)
    #expect(Color(.label) == .primary)
    #expect(Color(uiColor: .systemGray5) == .gray.opacity(0.25))
    #expect(Color(nsColor: .windowBackgroundColor) == Color(.systemGroupedBackground))
  }
}

@MainActor
@Observable
private final class WordModel {
  var count = 0
  var text = ""
  var isHidden = false
  @ObservationIgnored var log: [String] = []
}

private struct Counted: View {
  let model: WordModel

  var body: some View {
    Text("\(model.count)")
      .onChange(of: model.count) { count in
        guard count > 0 else { return }
        model.log.append("\(count)")
      }
  }
}

private struct Received: View {
  let model: WordModel
  let stream: AsyncStream<Int>

  var body: some View {
    Text("\(model.count)").onReceive(stream) { number in model.count = number }
  }
}

private struct Bars: View {
  let model: WordModel

  var body: some View {
    VStack {
      Text("Page").navigationTitle("Title").navigationBarBackButtonHidden(model.isHidden)
      if model.count == 0 { Text("More").navigationBarHidden(model.isHidden) }
    }
  }
}

private struct Searched: View {
  @Bindable var model: WordModel

  var body: some View {
    Text("Row")
      .searchable(text: $model.text)
      .searchSuggestions {
        ForEach(["apple", "pear"].filter { $0.hasPrefix(model.text) }, id: \.self) {
          Text($0).searchCompletion($0)
        }
      }
  }
}

private struct Paged: View {
  @Bindable var model: WordModel

  var body: some View {
    TabView(selection: $model.count) {
      Text("First").tag(0)
      Text("Second").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

private struct Words_Previews: PreviewProvider {
  static var previews: some View {
    Text("One").previewDisplayName("One").previewLayout(.sizeThatFits)
    Text("Two").previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
  }
}
