// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Themes")
struct ThemeTests {
  private func style(_ change: (inout WebTheme) -> Void = { _ in }) async -> String {
    await TestBrowser(TestSite { change(&$0.theme) }).get("/-/theme.css").text
  }

  @Test("the default theme adds no style sheet")
  func standard() async throws {
    let browser = TestBrowser(TestSite())
    #expect(await browser.get("/-/theme.css").status == .notFound)
    #expect(try await browser.open().html.contains("theme.css") == false)
  }

  @Test("a theme sets colors, the font, corners and the width")
  func values() async {
    let style = await style {
      $0.accent = WebColor(red: 0, green: 90, blue: 60)
      $0.accentInDarkMode = WebColor(red: 120, green: 230, blue: 180)
      $0.font = .serif
      $0.cornerRadius = 4
      $0.contentWidth = 960
    }
    let added = style
    #expect(added.contains("--accent: rgb(0 90 60); --on-accent: rgb(255 255 255);"))
    #expect(added.contains("--accent: rgb(120 230 180); --on-accent: rgb(0 0 0);"))
    #expect(added.contains("Georgia"))
    #expect(added.contains("--radius: 0.25rem; --width: 60rem;"))
  }

  @Test("an accent that is hard to read is darkened, and lightened in dark mode")
  func contrast() async throws {
    for accent in [
      WebColor(red: 255, green: 235, blue: 59), WebColor(red: 128, green: 128, blue: 128),
      WebColor(red: 0, green: 0, blue: 80), WebColor(red: 255, green: 255, blue: 255),
      WebColor(red: 0, green: 0, blue: 0),
    ] {
      let style = await style { $0.accent = accent }
      let added = style
      let colors = added.matches(of: #/--accent: rgb\((\d+) (\d+) (\d+)\)/#).map {
        Contrast.luminance(Double($0.1)!, Double($0.2)!, Double($0.3)!)
      }
      try #require(colors.count == 3, "Light, dark by the system, and dark by a view.")
      #expect(Contrast.ratio(colors[0], Contrast.luminance(255, 255, 255)) >= 4.5)
      #expect(Contrast.ratio(colors[1], Contrast.luminance(27, 27, 33)) >= 4.5)
    }
  }

  @Test("measures beyond their bounds are limited")
  func bounds() async {
    let style = await style {
      $0.cornerRadius = .infinity
      $0.contentWidth = -.greatestFiniteMagnitude
    }
    #expect(style.contains("--radius: 2rem; --width: 20rem;"))
    let other = await self.style { $0.cornerRadius = .nan }
    #expect(other.contains("--radius: 0rem;"))
  }

  @Test("another theme is another version of its style sheet, for the caches of browsers")
  func version() async throws {
    func link(_ radius: Double) async throws -> Substring {
      let page = try await TestBrowser(TestSite { $0.theme.cornerRadius = radius }).open()
      return try #require(page.html.firstMatch(of: #/href="([^"]*theme[^"]*)"/#)).1
    }
    let first = try await link(1)
    let second = try await link(2)
    #expect(first != second)
  }
}

/// The contrast of colors, by the definition of WCAG 2.2.
#endif
