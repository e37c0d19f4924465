// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Conditions of states")
struct StateConditionTests {
  private func holds(_ text: String, _ change: (inout Album) -> Void = { _ in }) throws -> Bool {
    var album = Album()
    change(&album)
    return try StateCondition(text).holds(for: album)
  }

  @Test(arguments: [
    "year == 1999", "year != 2000", "year >= 1999", "year <= 1999", "year > 1998", "year < 2000",
    "year==1999", "  year  >=  1999.0 ", "cover.width < 3.5", "cover.width > -1",
    "tracks[1].seconds == 180",
  ]) func `a number is compared`(condition: String) throws {
    #expect(try holds(condition))
  }

  @Test(arguments: [
    "year == 2000", "year != 1999", "year >= 2000", "year <= 1998", "year > 1999", "year < 1999",
  ]) func `a comparison of numbers does not hold`(condition: String) throws {
    #expect(try !holds(condition))
  }

  @Test(arguments: [
    ("  year>=1999 ", "state.year >= 1999"), (#"title == "Home""#, #"state.title == "Home""#),
    ("tracks[1].seconds == 180", "state.tracks[1].seconds == 180"), ("[0] != 2", "state[0] != 2"),
    ("isLoading", "state.isLoading"), ("!isLoading", "!state.isLoading"),
  ]) func `a condition is Swift code`(condition: String, code: String) throws {
    #expect(try StateCondition(condition).expression(on: "state") == code)
  }

  @Test func `numbers are not compared as texts`() throws {
    #expect(try holds("year < 10000"))
    #expect(try !holds("cover.width > 10"))
  }

  @Test(arguments: [
    #"title == "Home""#, "title == Home", #"title != "home""#, #"title < "I""#, #"title > "A""#,
    #"title >= "Home""#, #"title <= "Home""#,
  ]) func `a text is compared`(condition: String) throws {
    #expect(try holds(condition))
  }

  @Test(arguments: [#"title == "home""#, #"title < "A""#, #"title > "I""#, #"title != "Home""#])
  func `a comparison of texts does not hold`(condition: String) throws {
    #expect(try !holds(condition))
  }

  @Test func `a text may contain quotes, comparisons and line breaks`() throws {
    #expect(try holds(#"title == "say \"hi\"""#) { $0.title = #"say "hi""# })
    #expect(try holds(#"title == "a < b""#) { $0.title = "a < b" })
    #expect(try holds(#"title == "a\nb""#) { $0.title = "a\nb" })
    #expect(try holds(#"title == """#) { $0.title = "" })
  }

  @Test func `a long text is compared as a whole`() throws {
    let text = String(repeating: "x", count: 300)
    #expect(try holds("title == \(text)") { $0.title = text })
    #expect(try !holds("title == \(text)") { $0.title = text + "y" })
  }

  @Test func `a case is written with or without its dot`() throws {
    #expect(try holds("phase == .idle"))
    #expect(try holds("phase == idle"))
    #expect(try !holds("phase != .idle"))
    #expect(try !holds("phase == .loading"))
  }

  @Test func `a case with a payload is written with or without it`() throws {
    #expect(try holds("phase == .loading") { $0.phase = .loading(3) })
    #expect(try holds("phase == .loading(_)") { $0.phase = .loading(3) })
    #expect(try !holds("phase == .load") { $0.phase = .loading(3) })
    #expect(try holds("phase.loading > 2") { $0.phase = .loading(3) })
    #expect(try !holds("phase.loading > 2"))
  }

  @Test func `a collection and a text have a count`() throws {
    #expect(try holds("tracks.count == 3"))
    #expect(try holds("labels.count > 1"))
    #expect(try holds("genres.count == 1"))
    #expect(try holds("ratings.count < 2"))
    #expect(try holds("title.count == 4"))
    #expect(try holds("bonus.count == 2") { $0.bonus = [Album.Track(id: 1), Album.Track(id: 2)] })
    #expect(try holds("tracks.count == 0") { $0.tracks = [] })
  }

  @Test func `a field is a condition, and can be negated`() throws {
    #expect(try !holds("isLoved"))
    #expect(try holds("!isLoved"))
    #expect(try holds("isLoved") { $0.isLoved = true })
    #expect(try holds("isLoved == true") { $0.isLoved = true })
    #expect(try !holds("!isLoved") { $0.isLoved = true })
  }

  @Test func `a missing value is nil`() throws {
    #expect(try holds("year == nil") { $0.year = nil })
    #expect(try !holds("year == nil"))
    #expect(try holds("year != nil"))
    #expect(try holds("cover.width == nil") { $0.cover = nil })
    #expect(try holds("cover.width != 3") { $0.cover = nil })
    #expect(try !holds("cover.width < 3") { $0.cover = nil })
    #expect(try !holds("unknown == 3"))
    #expect(try !holds("unknown"))
  }

  @Test(arguments: ["year > 100", "year >= 100", "year < 100", "year <= 100", "year > \"a\""])
  func `a value that is nil is neither more nor less than another`(condition: String) throws {
    #expect(try !holds(condition) { $0.year = nil })
    #expect(try holds("year != 100") { $0.year = nil })
  }

  @Test func `a date is compared in the ISO format`() throws {
    struct State {
      let date = Date(timeIntervalSince1970: 0)
    }
    #expect(try StateCondition("date < 1971").holds(for: State()))
    #expect(try StateCondition("date == 1970-01-01T00:00:00Z").holds(for: State()))
  }

  @Test(arguments: ["", "  ", "== 3", "year ==", "year >", "!", "two words", "a b == 3"])
  func `a text that is no condition is refused with an example`(text: String) throws {
    let error = try #require(throws: StateCondition.SyntaxError.self) { try StateCondition(text) }
    #expect(
      error.description == """
        '\(text)' is not a valid condition. Write a field and a comparison, such as 'rows.count > 3' \
        or 'title == "New"'.
        """
    )
  }
}
