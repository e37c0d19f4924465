// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

/// References, literals and names of the standard library and of Foundation, which no import of
/// ours may make ambiguous.
@MainActor
@Suite("Ordinary Swift")
struct OrdinarySwiftTests {
  // Each in a statement of its own, as `#expect` tries many more overloads of `init`.
  @Test("references to initializers are unambiguous")
  func initializers() {
    let numbers = ["1", "2"].compactMap(Int.init)
    #expect(numbers == [1, 2])
    let fractions = ["1.5"].compactMap(Double.init)
    #expect(fractions == [1.5])
    let unsigned = ["1"].compactMap(UInt.init)
    #expect(unsigned == [1])
    let wide = ["1"].compactMap(Int64.init)
    #expect(wide == [1])
    let flags = ["true"].compactMap(Bool.init)
    #expect(flags == [true])
    let texts = [1, 2].map(String.init)
    #expect(texts == ["1", "2"])
    let letters = "ab".map(String.init)
    #expect(letters == ["a", "b"])
    let prefixes = ["ab".prefix(1)].map(String.init)
    #expect(prefixes == ["a"])
    let doubles = [1, 2].map(Double.init)
    #expect(doubles == [1, 2])
    let truncated = [1.5].map(Int.init)
    #expect(truncated == [1])
    let singles = [1].map(Float.init)
    #expect(singles == [1])
    let optionals = [1].map(Optional.init)
    #expect(optionals == [1])
    let some = [1].map(Optional.some)
    #expect(some == [1])
    let arrays = ["ab"].map(Array.init)
    #expect(arrays == [["a", "b"]])
    let sets = [[1], [2]].map(Set.init)
    #expect(sets == [[1], [2]])
    let scalars = [UInt8(65)].map(UnicodeScalar.init)
    #expect(scalars == ["A"])
    let seconds = [1].map(Duration.seconds)
    #expect(seconds == [.seconds(1)])
  }

  @Test("references to initializers of Foundation are unambiguous")
  func foundation() {
    let text = "00000000-0000-0000-0000-000000000001"
    let ids = [text].compactMap(UUID.init(uuidString:))
    #expect(ids.map(\.uuidString) == [text])
    let addresses = ["https://a.b"].compactMap(URL.init(string:))
    #expect(addresses.map(\.absoluteString) == ["https://a.b"])
    let folders = [URL.applicationSupportDirectory, .documentsDirectory].map(\.isFileURL)
    #expect(folders == [true, true])
    let dates = [0.0].map(Date.init(timeIntervalSince1970:))
    #expect(dates.map(\.timeIntervalSince1970) == [0])
  }

  @Test("references to functions and operators are unambiguous")
  func functions() {
    let sum = [1, 2].reduce(0, +)
    #expect(sum == 3)
    let product = [1, 2].reduce(1, *)
    #expect(product == 2)
    let sorted = [2, 1].sorted(by: <)
    #expect(sorted == [1, 2])
    let negated = [true, false].map(!)
    #expect(negated == [false, true])
    let larger = zip([1], [2]).map(max)
    #expect(larger == [2])
    let magnitudes = [-1].map(abs)
    #expect(magnitudes == [1])
    let counts = [[1], []].map(\.count)
    #expect(counts == [1, 0])
    #expect(["a"].map { $0.uppercased() } == ["A"])
    #expect(["b", "a"].min() == "a")
    #expect(["a", ""].filter(\.isEmpty) == [""])
    #expect([1, 2, 3].first { $0 > 1 } == 2)
  }

  @Test("literals have their default types")
  func literals() {
    let number = 1
    let fraction = 1.5
    let text = "a"
    let list = [1, 2]
    let table = ["a": 1]
    #expect(type(of: number) == Int.self && type(of: fraction) == Double.self)
    #expect(type(of: text) == String.self && type(of: list) == [Int].self)
    #expect(type(of: table) == [String: Int].self)
    #expect(type(of: 1...2) == ClosedRange<Int>.self)
    #expect("\(number)" + text == "1a")
  }

  @Test("functions that a program adds to common types are found")
  func extensions() {
    #expect(["1", "x"].compactMap(Int.parse) == [1])
    #expect(["1"].compactMap(String.parse) == ["1"])
    #expect([1].map(Int.text) == ["1"])
    #expect("ab".first == "a" && "ab".initials == "a")
  }
}

extension Int {
  fileprivate static func parse(_ text: String) -> Int? { Int(text) }
  fileprivate static func text(_ number: Int) -> String { "\(number)" }
}

extension String {
  fileprivate static func parse(_ text: String) -> String? { text }
  fileprivate var initials: String { String(prefix(1)) }
}
