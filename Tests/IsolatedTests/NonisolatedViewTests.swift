// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

/// A model with a property for its image, as in many applications.
nonisolated enum Icon: String, CaseIterable, Sendable {
  case add = "plus"
  case remove = "minus"

  static let title = Text("Icons").bold() + Text(" of buttons")
  static let accent = Color.red.opacity(0.5)

  var image: Image { Image(systemName: rawValue) }
  var label: Label<Text, Image> { Label(rawValue, systemImage: rawValue) }

  @ViewBuilder var badge: some View {
    switch self {
    case .add: Circle().fill(Self.accent).frame(width: 8, height: 8)
    case .remove: EmptyView()
    }
  }
}

/// The look of a card, as code that is generated from a file of a designer has it.
nonisolated struct CardStyle: Sendable {
  static let shared = CardStyle()

  var insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  var font = Font.system(size: 13, weight: .medium).bold().italic()
  var gradient = LinearGradient(colors: [.red, Icon.accent], startPoint: .top, endPoint: .bottom)
  var stops = Gradient(stops: [Gradient.Stop(color: .blue, location: 0.5)])
  var line = StrokeStyle(lineWidth: 2, lineCap: .round)
  var angle = Angle.degrees(45)
  var anchor = UnitPoint(x: 0.5, y: 1)
  var columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
  var animation = Animation.easeIn(duration: 0.2).delay(1)
  var transition = AnyTransition.opacity.combined(with: .move(edge: .top))
  var placeholder = Image(systemName: "photo").resizable()
  var alignment = Alignment(horizontal: .leading, vertical: .top)

  func outline(in rect: CGRect) -> Path { Circle().path(in: rect) }
}

/// An image of a catalog, as code that is generated from it has it.
nonisolated struct ImageAsset: Sendable {
  var name: String

  var image: Image { Image(name, bundle: .main) }
}

/// A view whose initializer has a view as its default argument.
struct Card: View {
  let placeholder: AnyView

  init(placeholder: some View = EmptyView()) { self.placeholder = AnyView(placeholder) }

  var body: some View { placeholder }
}

/// A shape of a model.
nonisolated struct Ring: Shape {
  var isClosed = true

  func path(in rect: CGRect) -> Path {
    isClosed ? Ellipse().path(in: rect) : Path()
  }
}

nonisolated func alert() -> AlertState<Never> {
  AlertState {
    TextState("Sorry")
  } actions: {
    ButtonState(role: .cancel) { TextState("OK") }
  } message: {
    TextState("Please try again.")
  }
}

nonisolated func dialog() -> ConfirmationDialogState<Never> {
  ConfirmationDialogState(titleVisibility: .visible) {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive) { TextState("Delete") }
  }
}

/// A whole view.
nonisolated func page(
  placeholder: some View = EmptyView(),
  header: AnyView = AnyView(Text("Icons"))
) -> some View {
  NavigationStack {
    List {
      Section("All") {
        ForEach(Icon.allCases, id: \.self) { icon in
          HStack(spacing: 4) {
            icon.label
            Spacer()
            icon.badge
          }
          .padding(CardStyle.shared.insets)
          .font(CardStyle.shared.font)
        }
      }
      Button("Add") {}.buttonStyle(.bordered)
      Toggle("Shown", isOn: .constant(true)).toggleStyle(.switch)
      Label("Help", systemImage: "questionmark").labelStyle(.iconOnly)
      TextField("Name", text: .constant(""))
      Menu("More") { Button("Copy") {} }
      NavigationLink("Next") { Text("Second") }
      if Icon.allCases.isEmpty { placeholder } else { header }
    }
    .navigationTitle("Icons")
    .animation(CardStyle.shared.animation, value: 1)
    .environment(\.colorScheme, .dark)
  }
}

@Suite("Views and values off the main actor")
struct NonisolatedViewTests {
  @Test("a model has images, texts and colors")
  nonisolated func values() async {
    let task = Task.detached { (Icon.add.image, Icon.title, Icon.accent) }
    let (image, title, color) = await task.value
    #expect(image == Image(systemName: "plus"))
    #expect(image != Icon.remove.image)
    #expect(ImageAsset(name: "cat").name == "cat")
    #expect(title == Text("Icons").bold() + Text(" of buttons"))
    #expect(abs(color.opacity - 0.5) < 0.01)
  }

  @Test("a shape has a path")
  nonisolated func paths() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Ring().path(in: rect) == CardStyle.shared.outline(in: rect))
    #expect(Ring(isClosed: false).path(in: rect) == Path())
  }

  @Test("dialogs have buttons")
  nonisolated func dialogs() {
    #expect(alert().buttons.map(\.role) == [.cancel])
    #expect(dialog().buttons.map(\.role) == [.destructive])
  }

  @MainActor
  @Test("a page that a function makes is shown")
  func pages() {
    let host = ViewHost(page())
    let text = host.tree.text(of: host.tree.rootID)
    #expect(text.contains("plus"))
    #expect(text.contains("minus"))
  }

  @MainActor
  @Test("a view has a view as its default argument")
  func defaults() {
    #expect(ViewHost(Card()).texts == [])
    #expect(ViewHost(Card(placeholder: Text("None"))).texts == ["None"])
  }
}
