// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Styles of controls")
struct ControlStyleTests {
  private let log = Log()

  private func looks(_ host: ViewHost, _ content: ElementContent) -> ControlLooks? {
    host.tree.visibleElements.first { $0.content == content }?.style.details?.looks
  }

  @Test("a declared button style reaches the buttons inside, the innermost one wins")
  func declared() {
    let host = ViewHost(
      VStack {
        Button("Inner", role: .cancel) {}.buttonStyle(.plain)
        Button("Outer") {}
        Toggle("Sound", isOn: .constant(true))
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    )
    #expect(looks(host, .button(.cancel))?.button == .plain)
    #expect(looks(host, .button(nil))?.button == .borderedProminent)
    #expect(looks(host, .button(nil))?.size == .large)
    #expect(looks(host, .toggle(isOn: true)) == nil)
  }

  @Test("a button style of one's own makes the label, and the button keeps its action")
  func buttonStyle() {
    let host = ViewHost(
      Button("Save", role: .destructive) { log.add("saved") }
        .buttonStyle(Marked(mark: "»")).disabled(false)
    )
    #expect(host.controls == ["» Save destructive enabled"])
    host.button("» Save destructive enabled").tap()
    #expect(log.take() == ["saved"])
    #expect(looks(host, .button(.destructive))?.button == .plain)
  }

  @Test("a style reads the environment of the button, and follows it")
  func styleEnvironment() {
    let host = ViewHost(Disabling())
    #expect(host.controls == ["! Save enabled", "Lock"])
    host.button("Lock").tap()
    #expect(host.controls == ["! Save disabled", "Lock"])
  }

  @Test("a primitive style decides what triggers the action")
  func primitive() {
    let host = ViewHost(
      Button("Save") { log.add("saved") }.buttonStyle(Twice())
    )
    #expect(host.controls == ["Save", "Again"])
    host.button("Save").tap()
    host.button("Again").tap()
    #expect(log.take() == ["saved", "saved"])
  }

  @Test("a label shows the parts that its style names, and is named by its title")
  func labels() {
    func outline(_ style: some LabelStyle) -> String {
      ViewHost(
        Button {
        } label: {
          Label("Delete", systemImage: "trash")
        }.labelStyle(style)
      ).outline
    }
    #expect(outline(.titleOnly) == "button\n  label\n    \"Delete\"")
    #expect(outline(.titleAndIcon) == "button\n  label\n    image ⌫\n    \"Delete\"")
    #expect(outline(.iconOnly) == "button\n  label\n    image ⌫\n    \"Delete\"")
    #expect(outline(Reversed()) == "button\n  \"Delete\"\n  image ⌫")
  }

  @Test("a toggle style of one's own switches the toggle through its configuration")
  func toggleStyle() {
    let isOn = Flag()
    let host = ViewHost(
      Toggle(
        "Sound",
        isOn: Binding(get: { @MainActor in isOn.value }, set: { @MainActor in isOn.value = $0 })
      )
      .toggleStyle(Pushed())
    )
    #expect(host.controls == ["Sound off"])
    host.button("Sound off").tap()
    #expect(isOn.value)
    #expect(host.controls == ["Sound on"])
  }

  @Test("a progress style of one's own shows the fraction")
  func progressStyle() {
    let host = ViewHost(
      VStack {
        ProgressView("Loading", value: 0.25)
        ProgressView()
      }
      .progressViewStyle(Percent())
    )
    #expect(host.texts == ["Loading", "25", "unknown"])
  }

  @Test("hidden labels still name their controls")
  func hiddenLabels() {
    let host = ViewHost(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(looks(host, .toggle(isOn: true))?.hidesLabels == true)
    #expect(host.controls == ["Sound"])
  }

  @Test("the help with input is that of the innermost modifiers, each for itself")
  func entry() throws {
    let host = ViewHost(
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress)
        .submitLabel(.next)
        .autocorrectionDisabled()
        .textContentType(.emailAddress)
        .submitLabel(.go)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
    )
    let entry = try #require(
      looks(host, .textField(text: "", prompt: "", kind: .line))?.entry
    )
    #expect(entry.keyboard == .emailAddress)
    #expect(entry.contentType == .emailAddress)
    #expect(entry.disablesCorrection)
    #expect(entry.capitalization == .never)
    #expect(entry.submitLabel == .next)
  }

  @Test("redacted texts are blocks of the same length, and images have no name")
  func redacted() {
    let host = ViewHost(
      VStack {
        Text("My secret")
        Image(systemName: "star")
        Text("Public").unredacted()
      }
      .redacted(reason: .privacy)
    )
    #expect(host.texts == ["▒▒ ▒▒▒▒▒▒", "Public"])
    #expect(host.outline.contains("image ▒"))
  }

  @Test("a sheet that must not be dismissed by a person still dismisses itself")
  func interactiveDismiss() {
    let host = ViewHost(Guarded())
    #expect(host.showsSheet)
    host.dismiss()
    #expect(host.showsSheet)
    host.button("Unlock").tap()
    host.dismiss()
    #expect(!host.showsSheet)
    let other = ViewHost(Guarded())
    other.button("Close").tap()
    #expect(!other.showsSheet)
  }
}

@MainActor
private final class Flag {
  private let box = Boxed()
  var value: Bool {
    get { box.isOn }
    set { box.isOn = newValue }
  }
}

@Observable
private final class Boxed {
  var isOn = false
}

private struct Marked: ButtonStyle {
  let mark: String
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark)
      configuration.label
      if let role = configuration.role { Text("\(role)") }
      Text(isEnabled ? "enabled" : "disabled")
    }
  }
}

private struct Disabling: View {
  @State private var isLocked = false

  var body: some View {
    Button("Save") {}.buttonStyle(Marked(mark: "!")).disabled(isLocked)
    Button("Lock") { isLocked = true }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    Button("Again") { configuration.trigger() }
  }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

private struct Pushed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.label { label }
    Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "unknown")
  }
}

private struct Guarded: View {
  @State private var isShown = true
  @State private var isLocked = true

  var body: some View {
    Text("Below").sheet(isPresented: $isShown) {
      Button("Unlock") { isLocked = false }
      Button("Close") { isShown = false }
      Text("Form").interactiveDismissDisabled(isLocked)
    }
  }
}
