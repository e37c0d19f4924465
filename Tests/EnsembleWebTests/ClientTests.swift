// SPDX-License-Identifier: MIT

import EnsembleWeb
import Testing

@MainActor
@Suite("The client")
struct ClientTests {
  @Test("the script has 10 KB at most, and needs no other")
  func size() async {
    let response = await TestBrowser(TestSite()).get("/client.js")
    #expect(response.headers["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(response.text.utf8.count <= 10_240)
    #expect(!response.text.contains("import"))
    #expect(!response.text.contains("http"))
    #expect(!response.text.contains("eval"))
  }

  @Test("pages load nothing but the script and the style")
  func loads() async throws {
    let page = try await TestBrowser(TestSite()).open()
    let sources = page.html.matches(of: #/(?:src|href)="([^"]*)"/#).map { String($0.output.1) }
    #expect(sources == ["/style.css", "/client.js", "/"])
    #expect(page.html.firstRange(of: " style=") == nil)
    #expect(page.html.firstRange(of: " on") == nil)
  }

  @Test("the style is for light and dark, and shows where the focus is")
  func style() async {
    let style = await TestBrowser(TestSite()).get("/style.css").text
    #expect(style.contains("prefers-color-scheme: dark"))
    #expect(style.contains(":focus-visible"))
    #expect(style.contains("prefers-reduced-motion"))
    #expect(!style.contains("url("))
  }
}
