// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import NIOCore
import Testing

@MainActor
@Suite("Dates, colors, images and drops in HTML")
struct EntryTests {
  private let id = ElementID(rawValue: 0)

  private func node(
    _ content: ElementContent,
    own: String = "/-",
    isDisabled: Bool = false,
    _ change: (inout ElementDetails) -> Void = { _ in }
  ) throws -> ModelNode {
    var details = ElementDetails()
    change(&details)
    var style = ElementStyle()
    style.details = details
    let element = ElementSnapshot(content, style: style, isDisabled: isDisabled)
    var writer = HTMLWriter(ElementRenderer(own: own) { $0.rawValue == 0 ? element : nil })
    writer.write(id)
    return try #require(try ModelParser.nodes(writer.html).first)
  }

  private func events(_ kind: String, _ value: String) throws -> [EventRequest.Event] {
    let json = #"{"page":"a","token":"b","events":[{"n":1,"e":0,"k":"\#(kind)","v":\#(value)}]}"#
    return try EventRequest(json: ByteBuffer(string: json)).events
  }

  private func event(_ kind: String, _ value: String) throws -> ViewEvent? {
    guard case .view(let event) = try events(kind, value).first?.kind else { return nil }
    return event
  }

  @Test(
    arguments: [
      (ValueEntry.Kind.date, "date"), (.time, "time"), (.dateAndTime, "datetime-local"),
      (.color, "color"),
    ]
  )
  func `a value is entered into the control that the browser has for it`(
    kind: ValueEntry.Kind,
    type: String
  ) throws {
    let entry = ValueEntry(kind, text: "a", minimum: "b", maximum: "c")
    let field = try node(.entry(entry))
    let input = try #require(field.find("e0i"))
    #expect(input.attributes["type"] == type)
    #expect(input.attributes["data-e"] == "enter")
    #expect(input.attributes["value"] == "a")
    #expect(input.attributes["min"] == "b")
    #expect(input.attributes["max"] == "c")
    #expect(input.attributes["aria-label"] != nil)
    let disabled = try node(.entry(entry), isDisabled: true)
    #expect(disabled.find("e0i")?.attributes["disabled"] == "")
  }

  @Test func `an entered value is sent back only if the application has changed it`() throws {
    #expect(try event("enter", #""2026-11-23""#) == .enter("2026-11-23"))
    var element = ElementSnapshot(.entry(ValueEntry(.date, text: "2026-11-23")))
    var mirror = ClientDOM()
    _ = mirror.reset(to: id) { _ in element }
    mirror.note(.enter("2026-11-30"), on: id)
    element.content = .entry(ValueEntry(.date, text: "2026-11-30"))
    #expect(mirror.update([id]) { _ in element }.isEmpty)
    mirror.note(.enter(""), on: id)
    #expect(
      mirror.update([id]) { _ in element }
        == [.attributes(id: "e0i", [.init("value", "2026-11-30")])]
    )
  }

  @Test func `an image is loaded from its URL, or from the server's own files`() throws {
    let url = try #require(URL(string: "https://images.example.com/a.png?b=%22&c"))
    let picture = try node(.picture(Picture(source: .url(url), name: "A cat", isResizable: false)))
    #expect(picture.tag == "img")
    #expect(picture.attributes["src"] == url.absoluteString)
    #expect(picture.attributes["alt"] == "A cat")
    let own = Picture(source: .file("1a2b"), name: "", isResizable: true)
    let file = try node(.picture(own), own: "/site/-") { $0.label = "A dog" }
    #expect(file.attributes["src"] == "/site/-/image/1a2b")
    #expect(file.attributes["alt"] == "A dog")
    #expect(file.attributes["class"]?.contains("resizable") == true)
  }

  @Test(arguments: [(ContentMode.fit, "fa fit"), (.fill, "fa fill")])
  func `the box of an image with a ratio says how the image fills it`(
    mode: ContentMode,
    names: String
  ) async throws {
    let url = try #require(URL(string: "https://images.example.com/a.png"))
    let server = WebServer(
      apps: [
        WebApp(path: "a", title: "A") {
          AsyncImage(url: url) { $0.image?.resizable().aspectRatio(2, contentMode: mode) }
        }
      ]
    )
    let page = try await TestBrowser(server).open("a")
    await page.connect()
    await page.send("loaded", try page.element("load"), true)
    try await page.receive()
    let box = page.dom.root.first { $0.attributes["class"]?.contains(names) == true }
    #expect(box?.children.first?.tag == "img")
  }

  @Test func `only good news about an image reach those who share a page`() async throws {
    let url = try #require(URL(string: "https://images.example.com/a.png"))
    let server = WebServer(
      apps: [
        WebApp(path: "a", title: "A", isShared: true) {
          AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text("Loading")
            case .success: Text("There")
            case .failure: Text("Missing")
            }
          }
        }
      ]
    )
    let page = try await TestBrowser(server).open("a")
    let request = try page.element("load")
    #expect(await page.send("loaded", request, false).status == .noContent)
    #expect(try await TestBrowser(server).open("a").text.contains("Loading"))
    await page.send("loaded", request, true)
    #expect(try await TestBrowser(server).open("a").text.contains("There"))
  }

  @Test func `a request for an image is not shown, and the client answers it`() throws {
    let url = try #require(URL(string: "https://images.example.com/a.png"))
    let request = try node(.imageRequest(url))
    #expect(request.attributes["hidden"] == "")
    #expect(request.attributes["data-e"] == "load")
    #expect(try event("loaded", "true") == .loaded(true))
  }

  @Test func `dragged views and destinations are marked, unless they are disabled`() throws {
    let both = { (details: inout ElementDetails) in
      details.isDraggable = true
      details.takesDrops = true
    }
    let view = try node(.text("a"), both)
    #expect(view.attributes["draggable"] == "true")
    #expect(view.attributes["data-drag"] == "")
    #expect(view.attributes["data-drop"] == "")
    let disabled = try node(.text("a"), isDisabled: true, both)
    #expect(disabled.attributes["draggable"] == nil)
    #expect(disabled.attributes["data-drag"] == nil)
    #expect(disabled.attributes["data-drop"] == nil)
    #expect(
      try event("drop", "[12, 3.5, -4]")
        == .drop(ElementID(rawValue: 12), at: CGPoint(x: 3.5, y: -4))
    )
    #expect(try event("target", "true") == .target(true))
  }

  @Test(arguments: [
    "[]", "[1.5, 0, 0]", "[1, 2]", "[1, 2, 3, 4]", "[1e300, 0, 0]", "\"1\"", "null",
  ])
  func `a drop without an element and a place is refused`(value: String) throws {
    let events = try events("drop", value)
    guard events.count == 1, case .malformed = events[0].kind else {
      Issue.record("The drop is taken for \(events).")
      return
    }
  }

  @Test func `fields of names and passwords belong to one form, which is on the page`() async {
    let server = WebServer(
      apps: [
        WebApp(path: "a", title: "A") {
          VStack {
            TextField("Mail", text: .constant("")).textContentType(.username)
            SecureField("Password", text: .constant(""))
            TextField("Town", text: .constant(""))
          }
        }
      ]
    )
    guard case .text(let html) = await TestBrowser(server).get("/a").body else {
      Issue.record("The page has no text.")
      return
    }
    #expect(html.ranges(of: #"form="credentials""#).count == 2)
    #expect(html.contains(#"<form id="credentials" hidden></form>"#))
  }

  @Test func `a table has the roles of one`() async throws {
    struct Name: Identifiable {
      let id: String
    }
    let server = WebServer(
      apps: [
        WebApp(path: "a", title: "A") {
          Table([Name(id: "Blob")]) { TableColumn("Name", value: \.id) }
        }
      ]
    )
    guard case .text(let html) = await TestBrowser(server).get("/a").body else {
      Issue.record("The page has no text.")
      return
    }
    let roles = html.matches(of: #/role="(table|row|columnheader|cell)"/#).map { String($0.1) }
    #expect(roles == ["table", "row", "columnheader", "row", "cell"])
  }

  @Test func `pages load images from the server and from the configured origins alone`() async {
    let plain = TestSite()
    let policy = await TestBrowser(plain).get("/notes").headers[.contentSecurityPolicy]
    #expect(policy?.contains("img-src 'self';") == true)
    let site = TestSite {
      $0.imageOrigins = ["https://images.example.com", "http://*.example.org:8080"]
    }
    let wide = await TestBrowser(site).get("/notes").headers[.contentSecurityPolicy]
    #expect(
      wide?.contains("img-src 'self' http://*.example.org:8080 https://images.example.com;") == true
    )
  }

  @Test(
    arguments: [
      "", "*", "https:", "images.example.com", "https://a.example; script-src *",
      "https://a.example 'unsafe-inline'", "data:", "https://a.example/path", "https://*",
      "https://a.example\n",
    ]
  )
  func `what is no origin is reported, and does not reach the policy`(origin: String) async {
    var configuration = WebConfiguration()
    withKnownIssue {
      configuration.imageOrigins = [origin]
    } matching: {
      $0.description.contains("is not an origin, such as 'https://images.example.com'")
    }
    let server = WebServer(
      configuration: configuration,
      apps: [WebApp(path: "a", title: "A") { Text("A") }]
    )
    let policy = await TestBrowser(server).get("/").headers[.contentSecurityPolicy]
    #expect(policy?.contains("img-src 'self';") == true)
  }

  @Test func `a file that no view has shown is not sent`() async {
    let site = TestSite()
    for path in ["/-/image/1a2b", "/-/image/..%2f..%2fetc%2fpasswd", "/-/image/", "/-/image"] {
      #expect(await TestBrowser(site).get(path).status == .notFound)
    }
  }

  @Test func `the file of an image that a view has shown is sent`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    try contents.write(to: folder.appending(path: "logo.svg"))
    let bundle = try #require(Bundle(url: folder))
    let server = WebServer(
      apps: [WebApp(path: "a", title: "A") { Image("logo", bundle: bundle) }]
    )
    let browser = TestBrowser(server)
    let page = await browser.get("/a")
    guard case .text(let html) = page.body,
      let source = html.firstMatch(of: #/src="(/-/image/[a-z0-9]+)"/#)?.1
    else {
      Issue.record("The page has no image.")
      return
    }
    let response = await browser.get(String(source))
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/svg+xml")
    guard case .file(let file) = response.body else {
      Issue.record("The response is no file.")
      return
    }
    #expect(try await bytes(of: file) == contents)
  }
}

/// Returns the bytes that a file sends.
private nonisolated func bytes(of file: WebDownload) async throws -> Data {
  var received = Data()
  try await file.send { received.append(contentsOf: $0.readableBytesView) }
  return received
}
#endif
