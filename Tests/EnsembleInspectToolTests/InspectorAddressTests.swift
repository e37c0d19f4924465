// SPDX-License-Identifier: MIT

import EnsembleInspectTool
import Testing

@Suite("Addresses of inspectors")
struct InspectorAddressTests {
  private func message(_ text: String, insecure: Bool = false) -> String {
    do {
      let address = try InspectorAddress(text, allowsPlainNetwork: insecure)
      return "no error, but \(address)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a host and a port are an address without a key`() throws {
    let address = try InspectorAddress("127.0.0.1:8080")
    #expect(address.origin == "http://127.0.0.1:8080")
    #expect(address.path == "/inspect")
    #expect(address.key == nil)
  }

  @Test func `the printed address contains the key`() throws {
    let address = try InspectorAddress("http://127.0.0.1:8080/inspect?key=a-_9")
    #expect(address.origin == "http://127.0.0.1:8080")
    #expect(address.path == "/inspect")
    #expect(address.key == "a-_9")
  }

  @Test func `the path of a server that is mounted somewhere is kept`() throws {
    let address = try InspectorAddress("https://example.org/tools/inspect/?key=a")
    #expect(address.origin == "https://example.org")
    #expect(address.path == "/tools/inspect")
    #expect(try InspectorAddress("http://localhost:1/").path == "/inspect")
  }

  @Test(arguments: ["localhost:1", "LOCALHOST:1", "127.0.0.1:1", "127.9.8.7:1", "[::1]:1"])
  func `this machine needs no encryption`(text: String) throws {
    #expect(try InspectorAddress(text).origin.hasSuffix(":1"))
  }

  @Test(
    arguments: [
      "example.org:1", "10.0.0.1:1", "127.0.0.1.example.org:1", "127.1:1", "127.0.0.256:1",
      "0.0.0.0:1", "[::2]:1", "localhost.example.org:1",
    ]
  )
  func `another machine is refused without encryption, unless that is allowed`(text: String) throws
  {
    #expect(message(text).contains("The key, and what the stores contain, could be read"))
    #expect(message(text).contains("ssh -L 1:127.0.0.1:1"))
    #expect(try InspectorAddress(text, allowsPlainNetwork: true).origin == "http://\(text)")
  }

  @Test func `another machine is accepted with encryption`() throws {
    #expect(try InspectorAddress("https://example.org:1").origin == "https://example.org:1")
  }

  @Test func `a missing port is asked for`() {
    #expect(
      message("localhost") == "The port is missing in 'localhost'. Write it as in 'localhost:8080'."
    )
  }

  @Test(arguments: ["", ":8080", "http://", "a b:1", "user@localhost:1", "http://u:p@localhost:1"])
  func `a text that is no address is refused`(text: String) {
    #expect(message(text).hasPrefix("'\(text)' is not an address."))
  }

  @Test func `another scheme is refused`() {
    #expect(message("ftp://localhost:1").hasPrefix("'ftp' is not the scheme of an inspector"))
  }

  @Test(arguments: ["localhost:0", "localhost:65536", "localhost:99999999999999999999"])
  func `a number that is no port is refused`(text: String) {
    #expect(!message(text).hasPrefix("no error"))
  }

  @Test func `a key that would break the request is refused`() {
    #expect(message("http://localhost:1/?key=a%0D%0AX:%20y").hasPrefix("That cannot be a key."))
    #expect(message("http://localhost:1/?key=").hasPrefix("That cannot be a key."))
    let long = String(repeating: "a", count: 257)
    #expect(message("http://localhost:1/?key=\(long)").hasPrefix("That cannot be a key."))
  }
}
