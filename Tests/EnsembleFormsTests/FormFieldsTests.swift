// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Form fields")
struct FormFieldsTests {
  /// Fields registered by the macro.
  @FormFields
  @ObservableState
  struct Profile: Equatable {
    var displayName = "Blob"
    @FormField("daily-digest") var digest = Digest.daily
    var age: Int?
    var isPublic = false
    @FormField private(set) var serial = 0
    var address = Address()
    @FormFieldIgnored var draft = ""
    private var secret = ""
    let id = 1
    var onSave: Closure = Closure()
    var summary: String { "\(displayName), \(id)\(secret)" }
  }

  enum Digest: String, CaseIterable, FormValue {
    case daily, weekly, off
  }

  struct Address: Equatable {
    var city = ""
  }

  /// A type with a custom `==` that is not the value of a field.
  struct Closure: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool { true }
    var call: () -> Void = {}
  }

  /// Fields registered where the type of a property is unknown.
  @FormFields
  struct Answer<Value: FormValue, Other> {
    var value: Value
    var other: Other
  }

  /// Fields registered manually.
  struct Trip: FormState, Equatable {
    var address = Address()
    var day = 1
    var note = ""

    static var formFields: FormFields<Self> {
      [
        FormField("city", \.address.city),
        FormField(
          "day",
          \.day,
          expecting: "a day like d1",
          parse: { $0.first == "d" ? Int($0.dropFirst()) : nil },
          format: { "d\($0)" }
        ),
      ]
    }
  }

  @Test func `every property with a text representation is a field, unless marked`() {
    #expect(
      Profile.formFields.names == ["displayName", "daily-digest", "age", "isPublic", "serial"]
    )
  }

  @Test func `a property of a generic type is a field if it always has a text`() throws {
    let fields = Answer<Int, Int>.formFields
    #expect(fields.names == ["value"])
    #expect(try FormAction("value=7") == .set(\Answer<Int, Int>.value, 7))
  }

  @Test func `the texts of all fields can be listed`() {
    let texts = Profile.formFields.texts(of: Profile()).map { "\($0.name): \($0.text)" }
    #expect(
      texts == [
        "displayName: Blob", "daily-digest: daily", "age: ", "isPublic: false", "serial: 0",
      ]
    )
  }

  @Test func `a field can be looked up by name and by key path`() throws {
    #expect(try Profile.formFields.field(named: "daily-digest").keyPath == \Profile.digest)
    #expect(Trip.formFields.field(at: \.address.city)?.name == "city")
    #expect(Trip.formFields.field(at: \.note) == nil)
  }

  @Test func `a duplicate field name is reported, and the first field is used`() {
    var fields: FormFields<Trip> = []
    expectReport("the name 'day'", "\\Trip.note") {
      fields = [FormField("day", \.day), FormField("day", \.note)]
    }
    #expect(fields.map(\.keyPath) == [\Trip.day])
  }

  // MARK: Reading

  @Test(arguments: [
    ("displayName=Blob Jr.", FormAction<Profile>.set(\.displayName, "Blob Jr.")),
    ("displayName=", .set(\.displayName, "")),
    ("displayName=a=b", .set(\.displayName, "a=b")),
    (" daily-digest =  weekly ", .set(\.digest, .weekly)),
    ("age=7", .set(\.age, 7)),
    ("age=", .set(\.age, nil)),
    ("isPublic=on", .set(\.isPublic, true)),
  ])
  func `an assignment can be parsed`(text: String, action: FormAction<Profile>) throws {
    #expect(try FormAction(text) == action)
  }

  @Test func `a name and a value are not trimmed`() throws {
    #expect(try FormAction(name: "displayName", value: " = ") == .set(\Profile.displayName, " = "))
    #expect(try FormAction(name: "day", value: "d7") == .set(\Trip.day, 7))
  }

  @Test(arguments: [
    (
      "draft=x",
      "There is no field 'draft'. The fields are: displayName, daily-digest, age, isPublic, serial."
    ),
    (
      "daily-digest=monthly",
      "'monthly' is not a valid value for 'daily-digest'. Expected: one of daily, weekly, off."
    ),
    ("age=old", "'old' is not a valid value for 'age'. Expected: a whole number, or nothing."),
    ("isPublic", "'isPublic' is not an assignment. Expected: name=value."),
  ])
  func `invalid text is described by the error`(text: String, message: String) {
    let error = #expect(throws: FormError.self) { try FormAction<Profile>(text) }
    #expect(error?.description == message)
  }

  @Test func `the error of a form without fields mentions it`() {
    struct Empty: FormState {
      static let formFields: FormFields<Self> = []
    }
    let error = #expect(throws: FormError.self) { try FormAction<Empty>("a=b") }
    #expect(error?.description == "There is no field 'a': the form has no fields.")
  }

  // MARK: Logs

  @Test func `a log line shows the registered name and the text`() {
    #expect(FormAction<Profile>.set(\.displayName, "Blob").logLine == #"displayName = "Blob""#)
    #expect(FormAction<Profile>.set(\.digest, .weekly).logLine == "daily-digest = weekly")
    #expect(FormAction<Profile>.set(\.age, 7).logLine == "age = 7")
    #expect(FormAction<Profile>.set(\.age, nil).logLine == "age = nil")
    #expect(FormAction<Trip>.set(\.day, 7).logLine == "day = d7")
  }

  @Test func `a log line without a registered name shows the property and the value`() {
    #expect(FormAction<Profile>.set(\.draft, "x").logLine == #"draft = "x""#)
    #expect(FormAction<Trip>.set(\.address, Address()).logLine == #"address = Address(city: "")"#)
    #expect(FormAction<Address>.set(\.city, "Turin").logLine == #"city = "Turin""#)
  }

  // MARK: Coding

  @Test func `an action is encoded as a name and a text`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(FormAction<Profile>.set(\.digest, .weekly))
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"daily-digest","value":"weekly"}"#)
  }

  @Test func `an encoded action is decoded as an equal action`() throws {
    let actions: [FormAction<Profile>] = [
      .set(\.displayName, "a = \"b\""), .set(\.age, nil), .set(\.isPublic, true),
    ]
    let data = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([FormAction<Profile>].self, from: data) == actions)
  }

  @Test func `a write to a field without a name is not encoded`() {
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(FormAction<Profile>.set(\.draft, "x"))
    }
    guard case .invalidValue(_, let context)? = error else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
    #expect(context.debugDescription.contains("'\\Profile.draft' has no name"))
  }

  @Test(arguments: [
    (#"{"name":"nmae","value":""}"#, "name", "There is no field 'nmae'."),
    (#"{"name":"age","value":"x"}"#, "value", "'x' is not a valid value for 'age'."),
  ])
  func `a decoding error contains its coding path and reason`(
    json: String,
    key: String,
    message: String
  ) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FormAction<Profile>.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    #expect(context.debugDescription.hasPrefix(message))
    #expect(context.underlyingError is FormError)
  }
}
