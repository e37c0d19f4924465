// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Visitors, and what their browsers say")
struct VisitorTests {
  private func strings(_ language: String, missing: String) -> WebStrings {
    var strings = WebStrings()
    strings.language = language
    strings.missing = missing
    strings.actions = "actions-\(language)"
    return strings
  }

  private func site() -> TestSite {
    TestSite {
      $0.strings = strings("en", missing: "Not here.")
      $0.translations = [
        strings("de", missing: "Nicht hier."), strings("pt-BR", missing: "Não há."),
      ]
    }
  }

  @Test(
    "a visitor gets the first language of the browser's list that the site speaks",
    arguments: [
      ("de", "de"), ("de-AT, en;q=0.5", "de"), ("fr, de;q=0.3, en;q=0.9", "en"), ("pt", "pt-BR"),
      ("PT-br", "pt-BR"), ("fr", "en"), ("", "en"), ("*", "en"), ("en;q=0, de", "de"),
      ("de;q=0", "en"), ("de;q=2", "en"), ("de;q=x, pt", "pt-BR"), (";;,,;q=1", "en"),
      ("e_n, de", "de"), ("nine-letters, de", "de"),
    ]
  )
  func choice(_ field: String, _ language: String) async {
    let browser = TestBrowser(site())
    let page = await browser.get("/notes", headers: ["accept-language": field]).text
    #expect(page.contains("<html lang=\"\(language)\">"))
    let index = await browser.get("/", headers: ["accept-language": field]).text
    #expect(index.contains("<html lang=\"\(language)\">"))
  }

  @Test("refusals for persons are in their language")
  func refusals() async {
    let browser = TestBrowser(site())
    _ = await browser.get("/notes")
    let missing = await browser.get("/notes/nothing", headers: ["accept-language": "de"])
    #expect(missing.status == .notFound)
    #expect(missing.text == "Nicht hier.\n")
  }

  @Test("the locale of a session is that of its pages, and it knows the browser's languages")
  func locale() async throws {
    var configuration = WebConfiguration()
    configuration.translations = [strings("de", missing: "")]
    let app = WebApp(path: "locale", title: "Locale") { LocaleText() }
    let shared = WebApp(path: "shared", title: "Shared", isShared: true) { LocaleText() }
    let server = WebServer(configuration: configuration, apps: [app, shared], clock: TestClock())
    func text(_ path: String, _ field: String) async -> String {
      await TestBrowser(server).get(path, headers: ["accept-language": field]).text
    }
    #expect(await text("/locale", "de-CH,fr;q=0.5").contains("de: de-CH fr!"))
    #expect(await text("/locale", "fr").contains("en: fr!"))
    // A session that browsers share has the locale of the process.
    await withDependencies {
      $0.locale = Locale(identifier: "nl")
      $0.preferredLocales = []
    } operation: {
      #expect(await text("/shared", "de-CH").contains("nl: !"))
    }
  }

  @Test(
    "the locales of a visitor are those that the system knows, without variants and extensions",
    arguments: [
      ("de-CH, fr;q=0.5", ["de-CH", "fr"]), ("PT-br", ["pt-BR"]), ("zh-TW", ["zh-TW"]),
      ("zh-hant-tw", ["zh-Hant-TW"]), ("es-419", ["es-419"]), ("en-US-u-hc-h12", ["en-US"]),
      ("de-CH-1901, de-CH", ["de-CH"]), ("en-x-secret", ["en"]), ("en-QQ", ["en"]),
      ("sr-Cyrl-QQ", ["sr-Cyrl"]), ("en-Qaaa-US", ["en-US"]), ("qqz-DE", []),
    ] as [(String, [String])]
  )
  func locales(_ field: String, _ tags: [String]) {
    #expect(VisitorLanguages(field).localeTags == tags)
  }

  @Test("visitors cannot invent locales, each of which the system would keep")
  func inventedLocales() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var found: Set<String> = []
    for first in letters {
      for second in letters {
        let part = "\(first)\(second)"
        for tag in ["en-\(part)", "\(part)\(first)-DE", "de-\(part)ab-DE", "fr-FR-x-\(part)"] {
          found.formUnion(VisitorLanguages(tag).localeTags)
        }
      }
    }
    // The regions of English, and a few languages.
    #expect(found.count < 400)
    #expect(found.isSuperset(of: ["en-US", "de-DE", "fr-FR"]))
  }

  @Test("a field without end costs little, and crashes nothing")
  func longField() {
    let field = String(repeating: "x-\u{0}é;q=0.1,", count: 10_000)
    #expect(VisitorLanguages(field).tags.isEmpty)
    #expect(VisitorLanguages(String(repeating: "de,", count: 10_000)).tags.count == 32)
  }

  @Test("browsers are told to use HTTPS only if the server says so, and over HTTPS alone")
  func strictTransport() async {
    func header(_ isSecure: Bool, _ time: Duration?) async -> String? {
      let site = TestSite {
        $0.isSecure = isSecure
        $0.strictTransportTime = time
      }
      let browser = TestBrowser(site)
      let refused = await browser.get("/notes", headers: ["host": "evil.example"])
      let page = await browser.get("/notes")
      #expect(refused.headers[.strictTransportSecurity] == page.headers[.strictTransportSecurity])
      return page.headers[.strictTransportSecurity]
    }
    #expect(await header(true, .seconds(3600)) == "max-age=3600")
    #expect(await header(true, .seconds(-1)) == "max-age=0")
    #expect(await header(true, nil) == nil)
    #expect(await header(false, .seconds(3600)) == nil)
  }

  @Test("a page without scripts says what to do")
  func withoutScripts() async throws {
    let page = await TestBrowser(TestSite()).get("/notes").text
    let start = try #require(page.firstRange(of: "<noscript><p")).lowerBound
    let end = try #require(page.firstRange(of: "</p></noscript>")).upperBound
    let note = page[start..<end]
    #expect(note.contains("Allow JavaScript"))
    #expect(note.contains("load the page again"))
  }
}

private struct LocaleText: View {
  @Dependency(\.locale) var locale
  @Dependency(\.preferredLocales) var preferred

  var body: some View {
    Text("\(locale.identifier): \(preferred.map(\.identifier).joined(separator: " "))!")
  }
}
#endif
