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
  @Test("a path is split into components, and a trailing slash adds none")
  func path() throws {
    #expect(Address("/")?.path == [])
    #expect(Address("/a")?.path == ["a"])
    #expect(Address("/a/b-c/")?.path == ["a", "b-c"])
    #expect(Address("/%C3%A9/a%2Fb/+")?.path == ["é", "a/b", "+"])
  }

  @Test("the first of several query values with the same name is used")
  func query() {
    #expect(Address("/?")?.query == [:])
    #expect(Address("/a?b=1&c&b=2&d=%26+x=y")?.query == ["b": "1", "c": "", "d": "& x=y"])
  }

  @Test(
    "an invalid path is rejected",
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
    "parsing the text of an address returns the same address",
    arguments: [
      Address(), Address(["a", "b"]), Address(["é", "a/b", "+", "%41", "?"]),
      Address([], query: ["a": "", "b c": "&=+ü"]), Address(["x"], query: ["y": "/"]),
    ]
  )
  func text(address: Address) {
    #expect(Address(address.description) == address)
  }

  @Test("the text of an address encodes components and values, and sorts by name")
  func encoding() {
    #expect(Address().description == "/")
    #expect(Address(["a b", "c/d"]).description == "/a%20b/c%2Fd")
    #expect(Address(["a"], query: ["c": "2", "b": "1&"]).description == "/a?b=1%26&c=2")
  }

  @Test("each place has an address that leads back to the place")
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
    "an address that matches no route has no place",
    arguments: ["/items", "/items/x", "/items/1/meetings/2", "/none", "/items/1/2"]
  )
  func nowhere(text: String) throws {
    #expect(try addresses.place(at: #require(Address(text))) == nil)
  }

  @Test("a value that browsers would normalize away has no address", arguments: ["", ".", ".."])
  func unprintable(text: String) {
    #expect(addresses.address(of: .settings(.topic(text))) == nil)
  }

  @Test("a route ignores unknown query items, such as those that mail programs add")
  func ignoredQuery() throws {
    #expect(try addresses.place(at: #require(Address("/items/1?ref=mail"))) == .detail(1))
  }

  @Test("closures express addresses that routes cannot")
  func functions() throws {
    let map = AddressMap<Int>(
      parse: { $0.query["page"].flatMap { Int($0) } },
      print: { Address(query: ["page": "\($0)"]) }
    )
    #expect(map.address(of: 3)?.description == "/?page=3")
    #expect(try map.place(at: #require(Address("/?page=3"))) == 3)
  }

  @Test("a pattern with the wrong number of values is reported, and matches nothing")
  func misuse() throws {
    var map: AddressMap<Place>?
    withKnownIssue {
      map = AddressMap<Place>(AddressRoute(\.detail, "/items"))
    } matching: {
      $0.description.contains("'/items'") && $0.description.contains("has 0 parameters")
    }
    #expect(try map?.place(at: #require(Address("/items"))) == nil)
    #expect(map?.address(of: .detail(1)) == nil)
  }
}
