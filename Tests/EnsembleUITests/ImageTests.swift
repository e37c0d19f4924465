// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import IssueReporting
import Testing

@MainActor
@Suite("Images")
struct ImageTests {
  private let url = URL(string: "https://images.example.com/a.png")!

  private func host(_ model: Model) -> ViewHost {
    let host = ViewHost(ModelView(model: model))
    host.tree.traits.showsImages = true
    return host
  }

  /// Answers the request for an image.
  private func answer(_ isThere: Bool, _ host: ViewHost) throws {
    #expect(host.outline.contains("request"))
    let request = try #require(
      host.tree.visibleElements.first {
        if case .imageRequest = $0.content { true } else { false }
      }
    )
    #expect(host.tree.perform(.loaded(isThere), on: request.id))
  }

  @Test func `the phase of an image follows the renderer that loads it`() throws {
    let model = Model(url)
    let host = host(model)
    #expect(host.texts == ["Loading"])
    #expect(host.outline.contains("request for https://images.example.com/a.png"))
    try answer(true, host)
    #expect(host.texts == [])
    #expect(host.outline.contains("picture"))
    #expect(!host.outline.contains("request"))
  }

  @Test func `an image that is not there has an error that names its URL`() throws {
    let host = host(Model(url))
    try answer(false, host)
    #expect(
      host.texts == ["The image at 'https://images.example.com/a.png' could not be loaded."]
    )
  }

  @Test func `another URL is loaded anew, and its answer is its own`() throws {
    let model = Model(url)
    let host = host(model)
    let first = host.tree.visibleElements.map(\.id)
    model.url = URL(string: "https://images.example.com/c.png")
    #expect(host.texts == ["Loading"])
    // An answer for the first URL finds no element.
    let request = host.tree.visibleElements.first {
      if case .imageRequest = $0.content { true } else { false }
    }
    #expect(try !first.contains(#require(request).id))
    try answer(true, host)
    model.url = URL(string: "https://images.example.com/b.png")
    #expect(host.texts == ["Loading"])
    #expect(host.outline.contains("request for https://images.example.com/b.png"))
    try answer(false, host)
    #expect(host.texts.first?.contains("b.png") == true)
    model.url = nil
    #expect(host.texts == ["Loading"])
    #expect(!host.outline.contains("request"))
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:image/png;base64,AA=="])
  func `only addresses of the web are loaded`(text: String) {
    let host = host(Model(URL(string: text)))
    #expect(host.texts.first?.contains("could not be loaded") == true)
    #expect(!host.outline.contains("request"))
  }

  @Test func `a renderer without images reports a failure`() {
    let host = ViewHost(ModelView(model: Model(url)))
    #expect(host.texts.first?.contains("could not be loaded") == true)
  }

  @Test func `a placeholder stands for an image that is not there`() throws {
    let host = ViewHost(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("Nothing yet")
      }
    )
    host.tree.traits.showsImages = true
    #expect(host.texts == ["Nothing yet"])
    try answer(true, host)
    #expect(host.texts == [])
    #expect(host.outline.contains("picture"))
  }

  @Test func `a file of a bundle is shown by its name`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg/>".utf8).write(to: folder.appending(path: "logo.svg"))
    let bundle = try #require(Bundle(url: folder))
    let host = ViewHost(
      VStack {
        Image("logo", bundle: bundle)
        Image("logo.svg", bundle: bundle, label: Text("Our logo"))
        Image(decorative: "logo", bundle: bundle).resizable()
      }
    )
    let pictures = host.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("picture") }
    #expect(pictures == ["picture \"logo\"", "picture \"Our logo\"", "picture \"\""])
  }

  @Test func `an image is read once, and has the number of its contents`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.svg", "b.svg"] {
      try Data("<svg/>".utf8).write(to: folder.appending(path: name))
    }
    let bundle = try #require(Bundle(url: folder))
    func sources() -> [Picture.Source] {
      ViewHost(VStack { ForEach(["a", "b"], id: \.self) { Image($0, bundle: bundle) } })
        .tree.visibleElements.compactMap {
          if case .picture(let picture) = $0.content { picture.source } else { nil }
        }
    }
    let before = sources()
    #expect(before.count == 2)
    #expect(before.first == before.last)
    try FileManager.default.removeItem(at: folder.appending(path: "a.svg"))
    #expect(sources() == before)
  }

  @Test func `a missing file is reported, and a symbol stands for it`() {
    withKnownIssue {
      let host = ViewHost(Image("no such image"))
      #expect(host.outline.contains("image ▨"))
    } matching: {
      $0.description.contains("There is no image 'no such image' in the bundle at ")
    }
  }

  @MainActor
  @Observable
  final class Model {
    var url: URL?

    init(_ url: URL?) {
      self.url = url
    }
  }

  private struct ModelView: View {
    let model: Model

    var body: some View {
      AsyncImage(url: model.url) { phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image
        case .failure(let error): Text("\(error)")
        }
      }
    }
  }
}
