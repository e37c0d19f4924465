// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Client files")
struct ClientTests {
  @Test("the script has no dependencies")
  func dependencies() async {
    for path in ["/-/client.js", "/-/worker.js"] {
      let response = await TestBrowser(TestSite()).get(path)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
      #expect(response.text.firstMatch(of: #/\bimport\b/#) == nil)
      #expect(!response.text.contains("http"))
      #expect(!response.text.contains("eval"))
    }
  }

  @Test("pages load only the script, the style sheet, and the icon")
  func loads() async throws {
    let page = try await TestBrowser(TestSite()).open()
    let sources = page.html.matches(of: #/(?:src|href)="([^"?]*)/#).map { String($0.output.1) }
    #expect(sources == ["/-/style.css", "/-/icon.svg", "/-/client.js", "#app", "/"])
    #expect(page.html.firstRange(of: " style=") == nil)
    #expect(page.html.firstRange(of: " on") == nil)
  }

  @Test func `a browser keeps a file of the version that it asks for, and no other`() async throws {
    let browser = TestBrowser(TestSite())
    let page = try await browser.open()
    let files = page.html.matches(of: #/"(/-/[a-z.]+\?[0-9a-z]+)"/#).map { String($0.output.1) }
    // The style sheet, the icon, the script and the worker.
    #expect(files.count == 4)
    for file in files {
      let response = await browser.get(file)
      #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
      for other in [file + "0", String(file.prefix { $0 != "?" })] {
        let response = await browser.get(other)
        #expect(response.status == .ok)
        #expect(response.headers[.cacheControl] == "no-store")
      }
    }
  }

  @Test("the style sheet supports light and dark mode, and shows the focus")
  func style() async {
    let style = await TestBrowser(TestSite()).get("/-/style.css").text
    #expect(style.contains("prefers-color-scheme: dark"))
    #expect(style.contains(":focus-visible"))
    #expect(style.contains("prefers-reduced-motion"))
    #expect(!style.contains("url("))
    // Line breaks in texts stay.
    #expect(style.contains(".text { white-space: pre-wrap; }"))
  }
}
#endif
