// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Filters of actions")
struct ActionFilterTests {
  private func action(
    _ text: String = ".rows(.element(id: 3, action: .toggled))",
    _ sender: ActionSummary.Sender = .store,
    _ duration: Duration = .milliseconds(2)
  ) -> ActionSummary {
    ActionSummary(
      number: 1,
      label: "",
      text: text,
      sender: sender,
      date: .distantPast,
      duration: duration
    )
  }

  private func matches(
    _ filter: String,
    _ action: ActionSummary,
    in feature: String = "rows.element"
  ) -> Bool {
    ActionFilter(filter).matches(sender: action.sender, duration: action.duration) {
      action.text
    } feature: {
      feature
    }
  }

  @Test func `a filter without words matches each action`() {
    #expect(matches("", action()))
    #expect(matches("   ", action()))
  }

  @Test func `each word is in the text of the action, in upper or lower case`() {
    #expect(matches("TOGGLED rows", action()))
    #expect(!matches("toggled column", action()))
  }

  @Test func `quoted words keep their spaces and colons`() {
    #expect(matches("\"id: 3\"", action()))
    #expect(!matches("\"3 id\"", action()))
    #expect(!matches("\"from:view\"", action()))
    #expect(matches("\"id: 3", action()), "The closing quote is not typed yet.")
  }

  @Test func `a word behind a minus sign is not in the text`() {
    #expect(!matches("-toggled", action()))
    #expect(matches("-renamed toggled", action()))
    #expect(matches("-", action("a - b")))
    #expect(!matches("-\"id: 3\"", action()))
    #expect(matches("-\"3 id\" toggled", action()))
  }

  @Test(arguments: [
    (ActionSummary.Sender.store, "from:view"), (.reducer, "from:reducer"),
    (.effect(id: 1, location: nil), "from:effect"),
    (.effect(id: 1, location: "App/Search.swift:42"), "from:search.swift:42"),
  ])
  func `a sender is asked for by its kind or its place`(
    sender: ActionSummary.Sender,
    word: String
  ) {
    #expect(matches(word, action("", sender)))
    #expect(!matches("-" + word, action("", sender)))
    #expect(!matches("from:other", action("", sender)))
  }

  @Test func `an effect in a file of views is not sent by a view`() {
    #expect(!matches("from:view", action("", .effect(id: 1, location: "App/View.swift:4"))))
  }

  @Test func `a feature is asked for by its path`() {
    #expect(matches("in:rows", action()))
    #expect(!matches("in:path", action()))
  }

  @Test(arguments: ["", "slower:1s", "from:effect toggled in:rows", "in:rows slower:1s"])
  func `text and feature are only looked up if nothing cheaper decides`(filter: String) {
    _ = ActionFilter(filter).matches(sender: .store, duration: .zero) {
      Issue.record("The text was written.")
      return ""
    } feature: {
      Issue.record("The feature was looked up.")
      return ""
    }
  }

  @Test(arguments: [
    ("slower:1ms", true), ("slower:1.9ms", true), ("slower:2ms", false), ("slower:1500us", true),
    ("slower:0.001s", true), ("slower:1", true), ("-slower:1ms", false),
  ])
  func `durations have units`(filter: String, isMatch: Bool) {
    #expect(matches(filter, action()) == isMatch)
  }

  @Test(arguments: ["from:", "in:", "slower:", "slower:fast", "slower:1e99s", "-from:"])
  func `a word that is not complete matches each action`(word: String) {
    #expect(matches(word, action()))
  }

  @Test func `a colon in other words is text`() {
    #expect(matches("action:", action()))
    #expect(!matches("other:3", action()))
  }
}
