// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Foundation
import HTTPTypes
import IssueReporting
import NIOCore
import Testing

@Suite("Addresses of clients")
struct ClientAddressTests {
  // MARK: Addresses

  @Test(
    "the same address may be written in several ways",
    arguments: [
      ("192.0.2.1", "::ffff:192.0.2.1"), ("192.0.2.1", "::FFFF:c000:201"),
      ("2001:db8::1", "2001:0DB8:0:0:0:0:0:1"), ("::", "0:0:0:0:0:0:0:0"), ("::1", "0::0:1"),
      ("fe80::1%eth0", "fe80::1"), ("1::", "1:0:0:0:0:0:0:0"),
      ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
      ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"),
    ]
  )
  func same(_ one: String, _ other: String) throws {
    #expect(try #require(IPAddress(one)) == #require(IPAddress(other)))
  }

  @Test(
    "other texts are no addresses",
    arguments: [
      "", ".", ":", ":::", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.4.", "1..2.3",
      "+1.2.3.4",
      "1.2.3.4%eth0", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", ":1::",
      "1:",
      "::1:", "1:2:3:4:5:6:7:8::", "::1.2.3", "1.2.3.4::", "[::1]", "localhost", "unknown",
      "1.2.3.4 ",
      "１.2.3.4", "::-1", String(repeating: "1:", count: 1000), String(repeating: ":", count: 1000),
    ]
  )
  func invalid(_ text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test("addresses are read as the system reads them")
  func system() {
    var generator = SeededGenerator(38)
    var count = 0
    for _ in 0..<20_000 {
      let text = Self.text(&generator)
      let expected = (try? SocketAddress(ipAddress: text, port: 0)) != nil
      #expect((IPAddress(text) != nil) == expected, "\(text)")
      if expected { count += 1 }
    }
    // Both kinds of texts were tried.
    #expect(count > 1000 && count < 19_000)
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let isVersion4 = Bool.random(using: &generator)
    let parts =
      isVersion4 ? ["0", "1", "10", "255", "256"] : ["", "0", "db8", "ffff", "", "1.2.3.4"]
    let count =
      isVersion4
      ? Int.random(in: 3...5, using: &generator) : Int.random(in: 2...9, using: &generator)
    return (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }
      .joined(separator: isVersion4 ? "." : ":")
  }

  @Test("an IPv6 network of 64 bits is one client, and an IPv4 address is one")
  func clients() throws {
    func client(_ text: String) throws -> IPAddress { try #require(IPAddress(text)).client }
    #expect(try client("2001:db8:0:1::1") == client("2001:db8:0:1:ffff::2"))
    #expect(try client("2001:db8:0:1::1") != client("2001:db8:0:2::1"))
    #expect(try client("192.0.2.1") == client("::ffff:192.0.2.1"))
    #expect(try client("192.0.2.1") != client("192.0.2.2"))
  }

  // MARK: Proxies

  private func client(
    _ proxies: TrustedProxies,
    from peer: String,
    _ fields: [(HTTPField.Name, String)]
  ) throws -> IPAddress {
    var request = WebRequest("GET", "/", ["host": "localhost"])
    for (name, value) in fields {
      request.head.headerFields.append(HTTPField(name: name, value: value))
    }
    return proxies.client(of: request, from: try #require(IPAddress(peer)))
  }

  @Test(
    "the client is the last address that is not a trusted proxy",
    arguments: [
      ("192.0.2.1", "192.0.2.1"),
      ("198.51.100.7, 192.0.2.1", "192.0.2.1"),
      ("192.0.2.1, 10.1.2.3, 10.0.0.9", "192.0.2.1"),
      ("192.0.2.1:4711", "192.0.2.1"),
      ("2001:db8::1", "2001:db8::1"),
      ("[2001:db8::1]:4711", "2001:db8::1"),
      ("10.0.0.8,10.0.0.9", "10.0.0.8"),
      ("::ffff:192.0.2.1", "192.0.2.1"),
      // If the address behind the last known proxy is unknown, the proxy counts as the client.
      ("192.0.2.1, unknown", "10.0.0.1"),
      ("192.0.2.1, unknown, 10.0.0.9", "10.0.0.9"),
      ("", "10.0.0.1"), (",", "10.0.0.1"), ("[", "10.0.0.1"), ("[]:1", "10.0.0.1"),
      ("[::1]x", "10.0.0.1"), ("192.0.2.1:80:90", "10.0.0.1"),
    ]
  )
  func forwardedFor(_ field: String, _ expected: String) throws {
    let proxies = TrustedProxies(["10.0.0.0/8"])
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    #expect(try client(proxies, from: "10.0.0.1", [(name, field)]) == IPAddress(expected))
    // Nobody else is believed.
    #expect(try client(proxies, from: "192.0.2.99", [(name, field)]) == IPAddress("192.0.2.99"))
  }

  @Test(
    "the field of RFC 7239 is read, if the proxy writes it",
    arguments: [
      ("for=192.0.2.1", "192.0.2.1"),
      ("For=\"192.0.2.1:80\";proto=https;by=203.0.113.43", "192.0.2.1"),
      ("proto=http;for=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
      ("for=198.51.100.7, for = 192.0.2.1 ; host=x", "192.0.2.1"),
      ("for=192.0.2.1;host=\"a,for=198.51.100.7;b\"", "192.0.2.1"),
      ("for=192.0.2.1;host=\"a\\\",for=198.51.100.7\"", "192.0.2.1"),
      ("for=192.0.2.1, for=_hidden", "10.0.0.1"),
      ("for=192.0.2.1, proto=https", "10.0.0.1"),
      ("for=\"192.0.2.1", "10.0.0.1"),
      ("for=", "10.0.0.1"), ("=192.0.2.1", "10.0.0.1"), (";;;===,,,\"", "10.0.0.1"),
      ("\\", "10.0.0.1"),
      ("192.0.2.1", "10.0.0.1"),
    ]
  )
  func forwarded(_ field: String, _ expected: String) throws {
    let proxies = TrustedProxies(["10.0.0.1"], field: .forwarded)
    let name = try #require(HTTPField.Name("Forwarded"))
    #expect(try client(proxies, from: "10.0.0.1", [(name, field)]) == IPAddress(expected))
    let other = try #require(HTTPField.Name("X-Forwarded-For"))
    #expect(
      try client(proxies, from: "10.0.0.1", [(other, "198.51.100.7")]) == IPAddress("10.0.0.1")
    )
  }

  @Test("several fields are one list")
  func fields() throws {
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    let client = try client(
      TrustedProxies(["10.0.0.1", "::1"]),
      from: "::1",
      [(name, "198.51.100.7"), (name, "192.0.2.1"), (name, "10.0.0.1")]
    )
    #expect(client == IPAddress("192.0.2.1"))
  }

  @Test(
    "a range has the addresses with its first bits",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("192.0.2.128/25", "192.0.2.129", true), ("192.0.2.128/25", "192.0.2.1", false),
      ("0.0.0.0/0", "203.0.113.1", true), ("0.0.0.0/0", "2001:db8::1", false),
      ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
      ("2001:db8::/96", "2001:db8::1", true), ("::/0", "2001:db8::1", true),
      ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.0", false),
      ("192.0.2.1/32", "::ffff:192.0.2.1", true), ("::1/128", "::1", true),
      ("::1/128", "::2", false),
    ]
  )
  func ranges(_ range: String, _ peer: String, _ isTrusted: Bool) throws {
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    let client = try client(TrustedProxies([range]), from: peer, [(name, "198.51.100.7")])
    #expect(client == IPAddress(isTrusted ? "198.51.100.7" : peer))
  }

  @Test(
    "a proxy that is no address is reported, and trusted by nobody",
    arguments: [
      "", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "/8",
    ]
  )
  func misuse(_ address: String) throws {
    var proxies: TrustedProxies?
    withKnownIssue {
      proxies = TrustedProxies([address])
    } matching: {
      $0.description.contains("'\(address)' is not the address of a proxy")
    }
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    let client = try client(try #require(proxies), from: "10.0.0.1", [(name, "198.51.100.7")])
    #expect(client == IPAddress("10.0.0.1"))
  }
}
#endif
