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
  @Test("references to initializers are unambiguous")
  func initializers() {
    #expect(["1", "2"].compactMap(Int.init) == [1, 2])
    #expect(["1.5"].compactMap(Double.init) == [1.5])
    #expect(["1"].compactMap(UInt.init) == [1])
    #expect(["1"].compactMap(Int64.init) == [1])
    #expect(["true"].compactMap(Bool.init) == [true])
    #expect([1, 2].map(String.init) == ["1", "2"])
    #expect("ab".map(String.init) == ["a", "b"])
    #expect(["ab".prefix(1)].map(String.init) == ["a"])
    #expect([1, 2].map(Double.init) == [1, 2])
    #expect([1.5].map(Int.init) == [1])
    let text = "00000000-0000-0000-0000-000000000001"
    #expect([text].compactMap(UUID.init(uuidString:)).count == 1)
    #expect(["https://a.b"].compactMap(URL.init(string:)).count == 1)
    #expect([0.0].map(Date.init(timeIntervalSince1970:)).count == 1)
    #expect([[1], [2]].map(Set.init).count == 2)
    #expect([1].map(Optional.init) == [1])
    #expect([1].map(Optional.some) == [1])
    #expect(["ab"].map(Array.init) == [["a", "b"]])
    #expect([1].map(Float.init) == [1])
    #expect([1].map(Duration.seconds) == [.seconds(1)])
    #expect([UInt8(65)].map(UnicodeScalar.init).count == 1)
  }

  @Test("references to functions and operators are unambiguous")
  func functions() {
    #expect([1, 2].reduce(0, +) == 3)
    #expect([2, 1].sorted(by: <) == [1, 2])
    #expect([1, 2].reduce(1, *) == 2)
    #expect([true, false].map(!).count == 2)
    #expect(["a"].map { $0.uppercased() } == ["A"])
    #expect(zip([1], [2]).map(max) == [2])
    #expect([-1].map(abs) == [1])
    #expect(["b", "a"].min() == "a")
    #expect([[1], []].map(\.count) == [1, 0])
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
