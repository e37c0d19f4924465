// SPDX-License-Identifier: MIT

import EnsembleWeb
import Testing

@Suite("The target of a request")
struct RequestTargetTests {
  @Test("a path has components, and a slash at its end adds none")
  func path() throws {
    #expect(RequestTarget("/")?.components == [])
    #expect(RequestTarget("/a")?.components == ["a"])
    #expect(RequestTarget("/a/b-c/")?.components == ["a", "b-c"])
    #expect(RequestTarget("/%C3%A9/a%2Fb/+")?.components == ["é", "a/b", "+"])
  }

  @Test("a query has values by their names, of which the first counts")
  func query() {
    #expect(RequestTarget("/?")?.query == [:])
    #expect(RequestTarget("/a?b=1&c&b=2&d=%26+x=y")?.query == ["b": "1", "c": "", "d": "& x=y"])
  }

  @Test(
    "what is no path is refused",
    arguments: [
      "", "a", "*", "http://localhost/", "//evil.example", "/a//b", "/a//", "//", "/%", "/%4",
      "/%GG",
      "/%FF", "/%C3", "/a%00b", "/%0A", "/a?b=%", "/a?%FF=1",
    ]
  )
  func refused(target: String) {
    #expect(RequestTarget(target) == nil)
  }
}
