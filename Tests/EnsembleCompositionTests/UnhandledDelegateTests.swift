// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

@Suite("Composer: warnings about unhandled delegates")
struct UnhandledDelegateTests {
  /// Compiles a feature with a child that delegates and one that does not.
  private func report(
    handling names: [String],
    children: String = #".reducer("lamp", of: Lamp.self), .reducer("tally", of: Tally.self)"#
  ) throws -> CompilerReport {
    let functions = names.enumerated().map { number, name in
      """
        @ComposeDelegate("\(name)")
        func handle\(number)() {}
      """
    }
    return try compile(
      """
      @Composer
      struct Lamp {
        struct State: Equatable, Identifiable { let id: Int }
        @ComposeActionCase
        enum Delegate { case broke }
      }

      @Composer
      struct Tally {
        struct State: Equatable {}
      }

      @ComposeReducer(children: [\(children)])
      @Composer
      struct House {
      \(functions.joined(separator: "\n"))
      }
      """,
      importing: "Ensemble"
    )
  }

  @Test func `an unhandled delegate is a warning with the name of the child`() throws {
    let report = try report(handling: [])
    #expect(report.errors == [])
    #expect(report.warnings.count == 1)
    let warning = try #require(report.warnings.first)
    #expect(warning.text.contains("nothing here reacts to it; write '@ComposeDelegate("))
    #expect(warning.excerpt.contains("// lamp"))
  }

  @Test func `a handled delegate causes no warning`() throws {
    let report = try report(handling: ["lamp"])
    #expect(report.errors == [])
    #expect(report.warnings.isEmpty)
  }

  @Test func `unhandled delegates in nested destinations are separate warnings`() throws {
    let children = #"""
      .presentsDestination(children: [
        .identifiedArray("rows", of: Lamp.self),
        .destination("sheet", children: [
          .reducer("lamp", of: Lamp?.self),
          .reducer("other", of: Lamp.self),
        ]),
      ])
      """#
    let report = try report(handling: ["destination.sheet.other"], children: children)
    #expect(report.errors == [])
    #expect(report.warnings.count == 2)
    let places = ["// destination.rows", "// destination.sheet.lamp"]
    for (warning, place) in zip(report.warnings, places) {
      #expect(warning.excerpt.contains(place))
    }
  }
}
#endif
