// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

/// A browser asks for a page, and is refused one.
@MainActor
@Suite("Pages of errors")
struct ErrorPageTests {
  private let document = [
    "accept": "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-dest": "document",
  ]

  private func makeSite(
    _ change: (inout WebConfiguration) -> Void = { _ in },
    paths: [String] = ["notes", "tasks"]
  ) -> WebSite {
    var configuration = WebConfiguration()
    change(&configuration)
    let apps = paths.map { path in WebApp(path: path, title: path.capitalized) { Text("Hello") } }
    return WebSite(configuration: configuration, apps: apps, clock: TestClock())
  }

  /// Returns the addresses and the titles of the links.
  private func links(_ page: WebResponse) -> [String] {
    page.text.matches(of: #/<a class="[a-z ]+" href="([^"]*)">([^<]*)</a>/#).map {
      "\($0.output.1) \($0.output.2)"
    }
  }

  @Test func `an unknown address of an application leads to the application`() async {
    let page = await TestBrowser(makeSite()).get("/notes/none", headers: document)
    #expect(page.status == .notFound)
    #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    #expect(page.text.contains("<h1>There is no page at this address.</h1>"))
    #expect(page.text.contains("/-/style.css"))
    #expect(links(page) == ["/notes Notes"])
  }

  @Test func `an unknown address of a server leads to the list of applications`() async {
    let page = await TestBrowser(makeSite()).get("/none", headers: document)
    #expect(page.status == .notFound)
    #expect(links(page) == ["/ Applications"])
    let only = await TestBrowser(makeSite(paths: ["notes"])).get("/-/none", headers: document)
    #expect(only.status == .notFound)
    #expect(links(only) == ["/ Notes"])
  }

  @Test func `an address that cannot be read has a page, too`() async {
    let page = await TestBrowser(makeSite()).get("/notes//x", headers: document)
    #expect(page.status == .badRequest)
    #expect(page.text.contains("<h1>The address is invalid.</h1>"))
    #expect(links(page) == ["/ Applications"])
  }

  @Test func `a page that cannot be opened now can be tried again`() async {
    let site = makeSite { $0.limits.pages = 0 }
    let page = await TestBrowser(site).get("/notes", headers: document)
    #expect(page.status == .serviceUnavailable)
    #expect(page.text.contains("<h1>This page cannot be opened at the moment."))
    #expect(links(page).first == " Try again")
    // The page loads itself again, too.
    #expect(page.headers[HTTPField.Name("Refresh")!] != nil)
  }

  @Test func `a program gets one line of text`() async {
    for headers in [[:], ["accept": "*/*"], ["accept": "application/json"]] {
      let response = await TestBrowser(makeSite()).get("/none", headers: headers)
      #expect(response.text == "There is no page at this address.\n")
      #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
    }
    let image = ["accept": "text/html", "sec-fetch-dest": "iframe"]
    let response = await TestBrowser(makeSite()).get("/none", headers: image)
    #expect(response.text == "There is no page at this address.\n")
  }

  @Test func `a visitor reads their language, and nothing of a request is in the page`() async {
    var german = WebStrings()
    german.language = "de"
    german.missing = "Hier ist <nichts>."
    let site = makeSite { $0.translations = [german] }
    var headers = document
    headers["accept-language"] = "de"
    let page = await TestBrowser(site).get("/%3Cscript%3E", headers: headers)
    #expect(page.text.contains("<html lang=\"de\">"))
    #expect(page.text.contains("<h1>Hier ist &lt;nichts&gt;.</h1>"))
    #expect(!page.text.contains("script"))
  }

  @Test func `only the headers of a page are sent for a request without a body`() async {
    let page = await TestBrowser(makeSite()).request("HEAD", "/none", headers: document)
    #expect(page.status == .notFound)
    #expect(page.text.isEmpty)
    #expect(page.headers[.contentLength] != "0")
  }
}
#endif
