// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

@CasePathable
private enum Place: Equatable {
  case list
  case detail(Int)
  case meeting(Int, UUID)
  case filter(Filter)
  case settings(Settings)

  enum Filter: String, AddressValue { case all, active }

  @CasePathable
  enum Settings: Equatable {
    case start
    case topic(String)
  }
}

private let addresses = AddressMap<Place>(
  AddressRoute(\.list, "/"),
  AddressRoute(\.detail, "/items/:id"),
  AddressRoute(\.meeting, "/items/:id/meetings/:meeting"),
  AddressRoute(\.filter, "/:filter"),
  AddressRoute(
    \.settings,
    "/settings",
    in: AddressMap(AddressRoute(\.start, ""), AddressRoute(\.topic, ":topic"))
  )
)

@Suite("Addresses")
struct AddressTests {
  @Test("a path has components, and a slash at its end adds none")
  func path() throws {
    #expect(Address("/")?.path == [])
    #expect(Address("/a")?.path == ["a"])
    #expect(Address("/a/b-c/")?.path == ["a", "b-c"])
    #expect(Address("/%C3%A9/a%2Fb/+")?.path == ["é", "a/b", "+"])
  }

  @Test("a query has values by their names, of which the first counts")
  func query() {
    #expect(Address("/?")?.query == [:])
    #expect(Address("/a?b=1&c&b=2&d=%26+x=y")?.query == ["b": "1", "c": "", "d": "& x=y"])
  }

  @Test(
    "a text that is no path is refused",
    arguments: [
      "", "a", "*", "http://localhost/", "//evil.example", "/a//b", "/a//", "//", "/%", "/%4",
      "/%GG",
      "/%FF", "/%C3", "/a%00b", "/%0A", "/a?b=%", "/a?%FF=1",
    ]
  )
  func refused(text: String) {
    #expect(Address(text) == nil)
  }

  @Test(
    "the text of an address is parsed to the same address",
    arguments: [
      Address(), Address(["a", "b"]), Address(["é", "a/b", "+", "%41", "?"]),
      Address([], query: ["a": "", "b c": "&=+ü"]), Address(["x"], query: ["y": "/"]),
    ]
  )
  func text(address: Address) {
    #expect(Address(address.description) == address)
  }

  @Test("a text has the components and values encoded, in the order of the names")
  func encoding() {
    #expect(Address().description == "/")
    #expect(Address(["a b", "c/d"]).description == "/a%20b/c%2Fd")
    #expect(Address(["a"], query: ["c": "2", "b": "1&"]).description == "/a?b=1%26&c=2")
  }

  @Test("each place has an address, which leads to the place")
  func places() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let texts: [(Place, String)] = [
      (.list, "/"), (.detail(42), "/items/42"),
      (.meeting(-1, id), "/items/-1/meetings/e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
      (.filter(.active), "/active"), (.settings(.start), "/settings"),
      (.settings(.topic("a/b ü")), "/settings/a%2Fb%20%C3%BC"),
    ]
    for (place, text) in texts {
      #expect(addresses.address(of: place)?.description == text)
      #expect(try addresses.place(at: #require(Address(text))) == place)
    }
  }

  @Test(
    "there is no place at an address that no route fits",
    arguments: ["/items", "/items/x", "/items/1/meetings/2", "/none", "/items/1/2"]
  )
  func nowhere(text: String) throws {
    #expect(try addresses.place(at: #require(Address(text))) == nil)
  }

  @Test("a value that browsers leave out of a path has no address", arguments: ["", ".", ".."])
  func unprintable(text: String) {
    #expect(addresses.address(of: .settings(.topic(text))) == nil)
  }

  @Test("a route ignores a query, as links get them from mail programs and the like")
  func ignoredQuery() throws {
    #expect(try addresses.place(at: #require(Address("/items/1?ref=mail"))) == .detail(1))
  }

  @Test("functions say what routes cannot")
  func functions() throws {
    let map = AddressMap<Int>(
      parse: { $0.query["page"].flatMap { Int($0) } },
      print: { Address(query: ["page": "\($0)"]) }
    )
    #expect(map.address(of: 3)?.description == "/?page=3")
    #expect(try map.place(at: #require(Address("/?page=3"))) == 3)
  }

  @Test("a pattern with another number of values than its case is reported, and fits nothing")
  func misuse() throws {
    var map: AddressMap<Place>?
    withKnownIssue {
      map = AddressMap<Place>(AddressRoute(\.detail, "/items"))
    } matching: {
      $0.description.contains("'/items'") && $0.description.contains("has 0 values")
    }
    #expect(try map?.place(at: #require(Address("/items"))) == nil)
    #expect(map?.address(of: .detail(1)) == nil)
  }
}
