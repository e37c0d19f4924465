// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import OrderedCollections
import Testing

@Suite("Source code of collections")
struct CollectionSourceTests {
  @Test func `arrays are literals`() {
    expectSource("[]", of: [Int](), is: [])
    expectSource("[1, 2]", of: [1, 2], is: [1, 2])
    expectSource("[1, nil]", of: [1, nil], is: [1, nil])
    expectSource("[.novel]", of: [Shelf.Genre.novel], is: [.novel])
    expectSource("[2, 3]", of: [1, 2, 3][1...], is: [2, 3])
    expectSource("[1]", of: ContiguousArray([1]), is: [1])
  }

  @Test func `arrays without a type in the context have one`() {
    #expect(source([Shelf.Genre](), isTyped: false) == "[Shelf.Genre]()")
    #expect(source([Shelf.Genre.novel], isTyped: false) == "[Shelf.Genre.novel]")
    #expect(source([1, 2][...], isTyped: false) == "ArraySlice<Int>([1, 2])")
    let errors: [any Error] = [Shelf.Failure.offline]
    #expect(source(errors, isTyped: false) == "[Shelf.Failure.offline] as [any Error]")
    #expect(source(errors) == "[Shelf.Failure.offline]")
  }

  @Test func `elements of an erased type are written with their types`() {
    let values: [any Hashable & Sendable] = [1, UInt8(2), "a"]
    #expect(source(values) == #"[1, UInt8(2), "a"]"#)
  }

  @Test func `sets and dictionaries are sorted`() {
    expectSource("[1, 2, 3, 10]", of: [10, 3, 2, 1] as Set, is: [1, 2, 3, 10])
    expectSource(
      "[.novel, .poetry]",
      of: [.poetry, .novel] as Set<Shelf.Genre>,
      is: [.novel, .poetry]
    )
    expectSource(#"["a": 1, "b": 2]"#, of: ["b": 2, "a": 1], is: ["a": 1, "b": 2])
    expectSource("[:]", of: [String: Int](), is: [:])
    expectSource("[.novel: [1]]", of: [Shelf.Genre.novel: [1]], is: [.novel: [1]])
    #expect(source([1] as Set, isTyped: false) == "Set<Int>([1])")
    #expect(source([1: "a"], isTyped: false) == #"[1: "a"] as [Int: String]"#)
    #expect(source([Int: String](), isTyped: false) == "[:] as [Int: String]")
  }

  @Test func `ordered sets and dictionaries keep their order`() {
    expectSource("[2, 1]", of: [2, 1] as OrderedSet, is: [2, 1])
    expectSource(
      #"["b": 2, "a": 1]"#,
      of: ["b": 2, "a": 1] as OrderedDictionary,
      is: ["b": 2, "a": 1]
    )
    expectSource("[:]", of: OrderedDictionary<String, Int>(), is: [:])
    #expect(source([2, 1] as OrderedSet, isTyped: false) == "OrderedSet<Int>([2, 1])")
  }

  @Test func `identified arrays are literals of their elements`() {
    expectSource(
      #"[Shelf.Book(id: 1, title: "A", isRead: false)]"#,
      of: [Shelf.Book(id: 1, title: "A")] as IdentifiedArray,
      is: [Shelf.Book(id: 1, title: "A", isRead: false)]
    )
    expectSource("[]", of: [] as IdentifiedArrayOf<Shelf.Book>, is: [])
    #expect(
      source([] as IdentifiedArrayOf<Shelf.Book>, isTyped: false)
        == "IdentifiedArrayOf<Shelf.Book>([])"
    )
  }

  @Test func `identified arrays with another id find its property`() {
    expectSource(
      "IdentifiedArray(uniqueElements: [2, 1], id: \\Int.self)",
      of: IdentifiedArray(uniqueElements: [2, 1], id: \.self),
      is: IdentifiedArray(uniqueElements: [2, 1], id: \Int.self)
    )
    expectSource(
      #"IdentifiedArray(uniqueElements: [Shelf.Tag(rawValue: "a")], id: \Shelf.Tag.rawValue)"#,
      of: IdentifiedArray(uniqueElements: [Shelf.Tag(rawValue: "a")], id: \.rawValue),
      is: IdentifiedArray(uniqueElements: [Shelf.Tag(rawValue: "a")], id: \Shelf.Tag.rawValue)
    )
  }

  @Test func `identified values are written with their ids`() {
    expectSource("Identified(7, id: 1)", of: Identified(7, id: 1), is: Identified(7, id: 1))
  }

  @Test func `tuples keep their labels`() {
    #expect(source((1, x: "a")) == #"(1, x: "a")"#)
    #expect(source(()) == "()")
  }

  @Test func `ranges are written with operators`() {
    expectSource("0..<3", of: 0..<3, is: 0..<3)
    expectSource("-5 ... -1", of: -5...(-1), is: -5 ... -1)
    expectSource("0.5...1.0", of: 0.5...1.0, is: 0.5...1.0)
    expectSource("0.0...Double.infinity", of: 0.0...Double.infinity, is: 0.0...Double.infinity)
  }
}
