// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Observation
import TestTools
import Testing

/// The state of a session's views: their file requests and the results.
@MainActor
@Observable
final class FileDesk {
  struct NoText: Error {}

  var isImporting = false
  var isImportingMore = false
  var isExporting = false
  var types = [UTType.data]
  /// The text to export, or nil if it cannot be written.
  var text: String? = "exported"
  var filename = "Out.txt"
  var count = 0
  /// The names of the received files, and their contents if they are text.
  private(set) var received: [[String]] = []
  private(set) var urls: [URL] = []
  private(set) var saved: [Bool] = []
  @ObservationIgnored weak var tree: ViewTree?

  /// The number of files on the disk.
  var fileCount: Int { tree?.files.all.count ?? 0 }

  func receive(_ urls: [URL]) {
    self.urls += urls
    received.append(
      urls.map {
        let text = (try? Data(contentsOf: $0)).map { String(decoding: $0, as: UTF8.self) }
        return "\($0.lastPathComponent): \(text ?? "missing")"
      }
    )
  }

  func save(_ result: Result<URL, any Error>) {
    // A file that is reported as saved exists.
    saved.append((try? Data(contentsOf: result.get())) != nil)
  }
}

struct FileDeskView: View {
  @Bindable var desk: FileDesk

  var body: some View {
    Text("Files \(desk.received.count)")
    Button("More") { desk.count += 1 }
    Text("Count \(desk.count)")
      .fileImporter(isPresented: $desk.isImporting, allowedContentTypes: desk.types) {
        if let url = try? $0.get() { desk.receive([url]) }
      }
      .fileImporter(
        isPresented: $desk.isImportingMore,
        allowedContentTypes: desk.types,
        allowsMultipleSelection: true
      ) { desk.receive((try? $0.get()) ?? []) }
      .fileExporter(
        isPresented: $desk.isExporting,
        document: DeskDocument(text: desk.text),
        contentType: .plainText,
        defaultFilename: desk.filename,
        onCompletion: desk.save
      )
  }
}

struct DeskDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String?

  init(text: String?) { self.text = text }
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard let text else { throw FileDesk.NoText() }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// A server on a free loopback port, with a desk for each session.
@MainActor
final class FileSite {
  let clock = TestClock()
  let server: WebServer
  private(set) var port: UInt16 = 0
  private let record = Desks()

  /// The desks that were created, in order.
  var desks: [FileDesk] { record.desks }

  private init(_ configure: (inout WebConfiguration) -> Void) {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    configuration.limits.heartbeat = .seconds(3600)
    configuration.port = 0
    configure(&configuration)
    let app = WebApp(path: "files", title: "Files") { [record] () -> ViewTree in
      let desk = FileDesk()
      let tree = ViewTree(FileDeskView(desk: desk))
      desk.tree = tree
      record.desks.append(desk)
      return tree
    }
    server = WebServer(configuration: configuration, apps: [app], clock: clock)
  }

  static func run(
    _ configure: (inout WebConfiguration) -> Void = { _ in },
    _ body: @MainActor (FileSite) async throws -> Void
  ) async throws {
    let site = FileSite(configure)
    site.port = try await site.server.start()
    do {
      try await body(site)
    } catch {
      await site.server.stop()
      throw error
    }
    await site.server.stop()
  }

  /// Opens a connected page in a new browser.
  func open() async throws -> TestPage {
    let page = try await TestBrowser(port: port).open("files")
    await page.connect()
    return page
  }

  /// Returns a connected page that shows a file request.
  func importing() async throws -> (TestPage, FileDesk) {
    let page = try await open()
    let desk = try #require(desks.last)
    desk.isImporting = true
    try await page.receive()
    return (page, desk)
  }

  /// Advances the clock and sweeps pages and connections, like a running server.
  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    server.sweep()
  }

  /// Waits for a condition, since connections are served on other threads.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: () -> Bool
  ) async throws {
    try #require(await eventually { holds() }, sourceLocation: sourceLocation)
  }
}

@MainActor
private final class Desks {
  var desks: [FileDesk] = []
}

/// An upload request.
struct Upload {
  var name = "a.txt"
  var size: Int
  var at = 0
  var of = 1

  /// Returns the head of the request, without its end.
  @MainActor
  func head(
    _ page: TestPage,
    _ port: UInt16,
    length: String? = nil,
    change: [String: String?] = [:]
  ) throws -> String {
    var query = try query(page)
    var headers: [String: String] = [
      "Host": "localhost:\(port)", "Origin": "http://localhost:\(port)",
      "Cookie": page.browser.cookie ?? "", "Content-Type": "application/octet-stream",
      "Ensemble-Token": page.token, "Content-Length": length ?? "\(size)",
    ]
    for (name, value) in change {
      if query[name] != nil { query[name] = value } else { headers[name] = value }
    }
    return "POST \(Self.target(query)) HTTP/1.1\r\n"
      + headers.map { "\($0.key): \($0.value)\r\n" }.joined()
  }

  @MainActor
  func query(_ page: TestPage) throws -> [String: String] {
    [
      "page": page.id, "element": "\(try page.element("choose"))", "name": name, "size": "\(size)",
      "at": "\(at)", "of": "\(of)",
    ]
  }

  static func target(_ query: [String: String]) -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    return "/-/upload?"
      + query.map {
        "\($0.key)=\($0.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
      }.joined(separator: "&")
  }
}

extension TestPage {
  /// Uploads a file.
  func upload(
    _ text: String,
    _ name: String = "a.txt",
    at place: Int = 0,
    of count: Int = 1,
    change: [String: String] = [:],
    headers: [String: String] = [:]
  ) async throws -> WebResponse {
    let upload = Upload(name: name, size: text.utf8.count, at: place, of: count)
    let query = try upload.query(self).merging(change) { $1 }
    let own = ["content-type": "application/octet-stream", "ensemble-token": token]
    return await browser.request(
      "POST",
      Upload.target(query),
      headers: own.merging(headers) { $1 },
      body: text
    )
  }

  /// Returns the address of the offered file.
  func offer() throws -> String {
    let node = try #require(dom.root.first { $0.attributes["data-e"] == "save" })
    let key = try #require(node.attributes["data-key"])
    return "/-/download?page=\(id)&element=\(try element("save"))&key=\(key)"
  }
}
#endif
