// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  @Test("values of views beside each other are combined in their order")
  func order() {
    let model = PreferenceModel(["a", "b", "c"])
    let host = ViewHost(Reporters(model: model))
    #expect(model.taken == [["a", "b", "c"]])
    model.names.swapAt(0, 2)
    #expect(host.texts == ["c", "b", "a"])
    #expect(model.taken.last == ["c", "b", "a"])
  }

  @Test("a changed, a new and a removed view notify once each")
  func changes() {
    let model = PreferenceModel(["a"])
    let host = ViewHost(Reporters(model: model))
    model.names = ["a", "b"]
    #expect(host.texts.count == 2)
    model.names = ["b"]
    #expect(host.texts.count == 1)
    model.names = []
    #expect(host.texts.isEmpty)
    #expect(model.taken == [["a"], ["a", "b"], ["b"], []])
  }

  @Test("a view that changes nothing for others notifies nobody")
  func same() {
    let model = PreferenceModel(["a"])
    let host = ViewHost(Reporters(model: model))
    model.title = "Other"
    #expect(host.texts == ["a"])
    #expect(host.title == "Other")
    #expect(model.taken.count == 1)
  }

  @Test("a value replaces those of the views inside, and a transformation changes them")
  func nesting() {
    let model = PreferenceModel([])
    let inner = Text("x").preference(key: NamesKey.self, value: ["inner"])
    let host = ViewHost(
      VStack {
        VStack { inner }.preference(key: NamesKey.self, value: ["outer"])
        VStack { inner }.transformPreference(NamesKey.self) { $0.append("more") }
      }
      .onPreferenceChange(NamesKey.self) { model.taken.append($0) }
    )
    #expect(host.texts == ["x", "x"])
    #expect(model.taken == [["outer", "inner", "more"]])
  }

  @Test("values of a presentation and of a pushed page stay there")
  func places() {
    let model = PreferenceModel([])
    let host = ViewHost(
      NavigationStack {
        Text("Root")
          .sheet(isPresented: .constant(true)) {
            Text("Sheet").preference(key: NamesKey.self, value: ["sheet"])
          }
          .navigationDestination(isPresented: .constant(true)) {
            Text("Page").preference(key: NamesKey.self, value: ["page"])
          }
          .onPreferenceChange(NamesKey.self) { model.taken.append($0) }
      }
    )
    #expect(host.texts == ["Sheet"])
    #expect(model.taken.isEmpty)
  }

  @Test("a decoration is made from the value of the views that it decorates")
  func decoration() {
    let model = PreferenceModel(["a"])
    let host = ViewHost(
      VStack { Names(model: model) }
        .overlayPreferenceValue(NamesKey.self) { Text($0.joined(separator: "+")) }
    )
    #expect(host.texts == ["a", "a"])
    model.names = ["a", "b"]
    #expect(host.texts == ["a", "b", "a+b"])
  }

  @Test("a preference may change the state of the view that reads it")
  func state() {
    let host = ViewHost(Titled())
    #expect(host.texts == ["inside", "Title: inside"])
    host.button("Change").tap()
    #expect(host.texts == ["changed", "Title: changed"])
  }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct TitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

@MainActor
@Observable
private final class PreferenceModel {
  var names: [String]
  var title = "Title"
  @ObservationIgnored var taken: [[String]] = []

  init(_ names: [String]) {
    self.names = names
  }
}

private struct Names: View {
  let model: PreferenceModel

  var body: some View {
    ForEach(model.names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
  }
}

private struct Reporters: View {
  let model: PreferenceModel

  var body: some View {
    Names(model: model)
      .onPreferenceChange(NamesKey.self) { model.taken.append($0) }
      .navigationTitle(model.title)
  }
}

private struct Titled: View {
  @State private var title = ""
  @State private var inside = "inside"

  var body: some View {
    VStack {
      Text(inside).preference(key: TitleKey.self, value: inside)
      Text("Title: \(title)")
      Button("Change") { inside = "changed" }
    }
    .onPreferenceChange(TitleKey.self) { title = $0 ?? "" }
  }
}
