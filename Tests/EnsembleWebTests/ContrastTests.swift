// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Contrast of the style sheet")
struct ContrastTests {
  /// The colors of the light and the dark mode, by the names of their properties.
  private func palettes() async throws -> [[String: Double]] {
    let style = await TestBrowser(TestSite()).get("/-/style.css").text
    let light = try #require(style.firstRange(of: ":root {"))
    let dark = try #require(style.firstRange(of: "--ground: #101014"))
    func colors(from start: String.Index) -> [String: Double] {
      let block = style[start...].prefix { $0 != "}" }
      let pairs = block.matches(of: #/--([a-z-]+): #([0-9a-f]{3,6});/#).map {
        (String($0.output.1), Contrast.luminance(hex: String($0.output.2)))
      }
      return Dictionary(pairs) { first, _ in first }
    }
    return [colors(from: light.upperBound), colors(from: dark.lowerBound)]
  }

  private let grounds = ["ground", "card", "field", "fill", "raised"]

  @Test("text can be read on each ground, in light and in dark mode")
  func text() async throws {
    for (mode, colors) in zip(["light", "dark"], try await palettes()) {
      for ground in grounds {
        let behind = try #require(colors[ground], "\(mode): \(ground)")
        let text = try #require(colors["text"])
        #expect(Contrast.ratio(text, behind) >= 7, "\(mode): text on \(ground)")
      }
      for name in ["dim", "accent", "red"] + hues {
        for ground in grounds where ground != "raised" {
          let (front, behind) = try (#require(colors[name]), #require(colors[ground]))
          #expect(Contrast.ratio(front, behind) >= 4.5, "\(mode): \(name) on \(ground)")
        }
      }
    }
  }

  @Test("labels of filled controls can be read, and edges can be seen")
  func controls() async throws {
    for (mode, colors) in zip(["light", "dark"], try await palettes()) {
      func ratio(_ front: String, _ behind: String) throws -> Double {
        try Contrast.ratio(#require(colors[front]), #require(colors[behind]))
      }
      #expect(try ratio("on-accent", "accent") >= 4.5, "\(mode)")
      #expect(try ratio("on-red", "red") >= 4.5, "\(mode)")
      // Text of a note of help.
      #expect(try ratio("card", "text") >= 4.5, "\(mode)")
      for ground in ["ground", "card", "field"] {
        #expect(try ratio("edge", ground) >= 3, "\(mode): edge on \(ground)")
        #expect(try ratio("accent", ground) >= 3, "\(mode): focus on \(ground)")
      }
    }
  }

  @Test("labels of tinted buttons can be read, also under a pointer")
  func tints() async throws {
    let style = await TestBrowser(TestSite()).get("/-/style.css").text
    let pattern = #/color-mix\(in srgb, var\(--(accent|red)\) (\d+)%, transparent\)/#
    let shares = style.matches(of: pattern).map {
      (String($0.output.1), Double($0.output.2)! / 100)
    }
    #expect(shares.count > 3)
    for name in ["light", "dark"] {
      let colors = try await components(name)
      for (front, share) in shares where share < 0.25 {
        for ground in ["ground", "card", "fill"] {
          let (tint, behind) = try (#require(colors[front]), #require(colors[ground]))
          let mixed = zip(tint, behind).map { $0 * share + $1 * (1 - share) }
          let ratio = Contrast.ratio(
            Contrast.luminance(tint[0], tint[1], tint[2]),
            Contrast.luminance(mixed[0], mixed[1], mixed[2])
          )
          #expect(ratio >= 4.5, "\(name): \(front) on \(share) of it on \(ground)")
        }
      }
    }
    #expect(style.contains("::placeholder { color: var(--dim); opacity: 1; }"))
  }

  /// The components of the colors of a mode.
  private func components(_ mode: String) async throws -> [String: [Double]] {
    let style = await TestBrowser(TestSite()).get("/-/style.css").text
    let start = try #require(
      style.firstRange(of: mode == "light" ? ":root {" : "--ground: #101014")
    )
    let block = style[start.lowerBound...].prefix { $0 != "}" }
    let pairs = block.matches(of: #/--([a-z-]+): #([0-9a-f]{3,6});/#).map {
      (String($0.output.1), Contrast.components(hex: String($0.output.2)))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private let hues = [
    "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown",
    "gray",
  ]
}

/// Contrast as WCAG 2.2 defines it.
enum Contrast {
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let linear = [red, green, blue].map { component in
      let value = component / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The luminance of a color in hexadecimal digits: three, or six.
  static func luminance(hex: String) -> Double {
    let values = components(hex: hex)
    return luminance(values[0], values[1], values[2])
  }

  /// The red, green and blue component, from 0 to 255.
  static func components(hex: String) -> [Double] {
    let digits = hex.count == 3 ? hex.flatMap { [$0, $0] } : Array(hex)
    return stride(from: 0, to: 6, by: 2).map {
      Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0)
    }
  }

  static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}
#endif
