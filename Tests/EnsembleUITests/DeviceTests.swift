// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("The device, objects and settings in the environment")
struct DeviceTests {
  private let url = URL(string: "https://example.com/a")!

  @Test("views read the traits that the renderer reports, and follow them")
  func traits() {
    let counts = Counts()
    let host = ViewHost(TraitsText(counts: counts))
    #expect(host.texts == ["light active regular"])
    host.tree.traits.colorScheme = .dark
    host.tree.traits.horizontalSizeClass = .compact
    host.tree.traits.scenePhase = .background
    #expect(host.texts == ["dark background compact"])
    _ = counts.take()
    host.tree.traits.colorScheme = .dark
    #expect(host.texts == ["dark background compact"])
    #expect(counts.take() == [:], "Equal traits notify no view.")
  }

  @Test("a value that a view sets takes precedence over the renderer's")
  func override() {
    let host = ViewHost(
      TraitsText(counts: Counts())
        .environment(\.colorScheme, .dark)
        .environment(\.scenePhase, .inactive)
    )
    #expect(host.texts == ["dark inactive regular"])
  }

  @Test("a preferred color scheme is read by the views inside, and reported to the renderer")
  func preferred() {
    let host = ViewHost(
      VStack { TraitsText(counts: Counts()) }.preferredColorScheme(.dark)
    )
    #expect(host.texts == ["dark active regular"])
    let schemes = host.tree.visibleElements.compactMap { $0.style.details?.preferredColorScheme }
    #expect(schemes == [.dark])
  }

  @Test("an opened URL is passed to the renderer once")
  func openURL() {
    let host = ViewHost(Opening(url: url))
    host.button("Open").tap()
    #expect(host.changes().openedURLs == [url])
    #expect(host.changes().openedURLs == [])
    #expect(host.texts == ["accepted"])
  }

  @Test func `an action that was kept longer than its session does nothing`() throws {
    let kept = LockIsolated<OpenURLAction?>(nil)
    do {
      let host = ViewHost(Keeping { action in kept.setValue(action) })
      host.button("Keep").tap()
    }
    let open = try #require(kept.value)
    open(url)
  }

  @Test("a view can handle, discard or replace URLs")
  func handler() {
    let log = Log()
    let other = URL(string: "https://example.com/b")!
    func opened(_ result: OpenURLAction.Result) -> [URL] {
      let host = ViewHost(
        Link("Site", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.absoluteString)
              return result
            }
          )
      )
      host.button("Site").tap()
      return host.changes().openedURLs
    }
    #expect(opened(.handled) == [])
    #expect(opened(.discarded) == [])
    #expect(opened(.systemAction) == [url])
    #expect(opened(.systemAction(other)) == [other])
    #expect(log.take() == Array(repeating: url.absoluteString, count: 4))
  }

  @Test("a link is opened by the renderer itself, or by a press")
  func link() {
    let host = ViewHost(Link("Site", destination: url))
    let contents = host.tree.visibleElements.map(\.content)
    #expect(contents.contains(.hyperlink("https://example.com/a")))
    host.button("Site").tap()
    #expect(host.changes().openedURLs == [url])
  }

  @Test("the edit button switches the edit mode of the whole tree, or of the view that sets one")
  func editMode() {
    let host = ViewHost(
      VStack {
        EditButton()
        EditText()
      }
    )
    #expect(host.texts == ["idle"])
    host.button("Edit").tap()
    #expect(host.texts == ["editing"])
    host.button("Done").tap()
    #expect(host.texts == ["idle"])
    let always = ViewHost(EditText().environment(\.editMode, .constant(.active)))
    #expect(always.texts == ["editing"])
  }

  @Test("an object is read by its type, the innermost first, and its changes are followed")
  func object() {
    let (outer, inner) = (Settings(name: "outer"), Settings(name: "inner"))
    let host = ViewHost(
      VStack {
        SettingsText()
        SettingsText().environment(inner)
        SettingsText().environment(nil as Settings?)
      }
      .environment(outer)
    )
    #expect(host.texts == ["outer", "inner", "none"])
    outer.name = "changed"
    #expect(host.texts == ["changed", "inner", "none"])
  }

  @Test("an object of non-optional type is found, and sheets inherit it")
  func requiredObject() {
    let host = ViewHost(
      EmptyView()
        .sheet(isPresented: .constant(true)) { RequiredText() }
        .environment(Settings(name: "required"))
    )
    #expect(host.texts == ["required"])
  }

  @Test("a transformed value is based on the one around it")
  func transformed() {
    let host = ViewHost(
      TraitsText(counts: Counts())
        .transformEnvironment(\.colorScheme) { $0 = $0 == .dark ? .light : .dark }
        .environment(\.colorScheme, .dark)
    )
    #expect(host.texts == ["light active regular"])
  }

  @Test("a setting is shared with features, written by bindings, and kept for the next view")
  func appStorage() {
    withDependencies {
      $0.context = .test
    } operation: {
      @Shared(.appStorage("isMuted")) var isMuted = false
      let host = ViewHost(Muting())
      #expect(!host.toggle("Mute").isOn)
      host.toggle("Mute").tap()
      #expect(isMuted)
      #expect(host.texts == ["nobody"])
      host.button("Name").tap()
      #expect(host.texts == ["Blob"])
      $isMuted.withLock { $0 = false }
      #expect(!host.toggle("Mute").isOn)
      #expect(ViewHost(Muting()).texts == ["Blob"])
    }
  }
}

private struct TraitsText: View {
  let counts: Counts
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let _ = counts.add("traits")
    Text("\(colorScheme) \(scenePhase) \(sizeClass == .compact ? "compact" : "regular")")
  }
}

private struct Keeping: View {
  let keep: (OpenURLAction) -> Void
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Keep") { keep(openURL) }
  }
}

private struct Opening: View {
  let url: URL
  @Environment(\.openURL) private var openURL
  @State private var answer = ""

  var body: some View {
    Button("Open") {
      openURL(url) { answer = $0 ? "accepted" : "refused" }
    }
    Text(answer)
  }
}

private struct EditText: View {
  @Environment(\.editMode) private var editMode
  var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "idle") }
}

@Observable
private final class Settings {
  var name: String

  init(name: String) {
    self.name = name
  }
}

private struct SettingsText: View {
  @Environment(Settings.self) private var settings: Settings?
  var body: some View { Text(settings?.name ?? "none") }
}

private struct RequiredText: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text(settings.name) }
}

private struct Muting: View {
  @AppStorage("isMuted") private var isMuted = false
  @AppStorage("name") private var name: String?

  var body: some View {
    Toggle("Mute", isOn: $isMuted)
    Text(name ?? "nobody")
    Button("Name") { name = "Blob" }
  }
}
