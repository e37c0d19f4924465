// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("A login by a proxy")
struct TrustedHeaderTests {
  private let site = LoginSite(
    TrustedHeader("X-User", roles: "X-Groups", name: "X-Name", signOutAddress: "/oauth2/sign_out")
  ) {
    $0.trustedProxies = TrustedProxies(["10.0.0.1"])
  }

  @Test("a header of the proxy names the person, with name and roles")
  func owner() async throws {
    let browser = site.browser(
      peer: "10.0.0.1",
      headers: ["X-User": "ada", "X-Name": "Ada", "X-Groups": "writer, operator"]
    )
    let page = try await browser.open("operators")
    #expect(page.text.contains("View of Ada"))
    await page.connect()
    try await page.send("press", page.element("press", "Ask"))
    try await page.receive()
    #expect(page.text.contains("Feature of ada, [\"operator\", \"writer\"]"))
    // The proxy ends its login itself.
    let answer = await browser.request("POST", "/-/sign-out")
    #expect(answer.headers[.location] == "/oauth2/sign_out")
    #expect(await page.next() == "event: end\ndata: 0 signedOut\n\n")
  }

  @Test("the header of anyone else means nothing", arguments: ["192.0.2.1", ""])
  func forgery(_ peer: String) async {
    let browser = site.browser(
      peer: peer,
      headers: ["X-User": "ada", "X-Forwarded-For": "10.0.0.1"]
    )
    #expect(await browser.get("/notes").status == .seeOther)
    #expect(await browser.get("/-/sign-in").status == .forbidden)
    #expect(await browser.openFromScript("notes").status == .forbidden)
  }

  @Test("the header of anyone else means nothing to another server of the cluster, either")
  func cluster() async throws {
    func site(_ peers: NeighborPeers) -> LoginSite {
      LoginSite(
        TrustedHeader("X-User", name: "X-Name"),
        configure: {
          // The servers are in the network of the proxies.
          $0.trustedProxies = TrustedProxies(["10.0.0.0/8"])
          $0.peers = peers
        },
        change: { $0.access = .everyone }
      )
    }
    let neighbor = site(NeighborPeers(tag: ".b"))
    let site = site(NeighborPeers(tag: ".a", neighbor: neighbor))
    let headers = ["X-User": "ada", "X-Name": "Ada"]
    for (peer, name) in [("192.0.2.1", "nobody"), ("", "nobody"), ("10.0.0.1", "Ada")] {
      let browser = site.browser(peer: peer, headers: headers)
      let answer = await browser.openFromScript("notes", session: "none.b")
      #expect(answer.status == .ok)
      #expect(answer.text.contains("View of \(name)"), "\(peer)")
    }
    #expect(neighbor.server.registry.sessionCount == 3)
  }

  @Test("a request with a field twice, or with an empty one, is nobody's")
  func twice() async throws {
    var fields = HTTPFields()
    fields.append(HTTPField(name: .init("X-User")!, value: "ada"))
    let authenticator = TrustedHeader("X-User")
    func owner() async -> SessionOwner? {
      await authenticator.owner(
        of: WebSignInRequest(headerFields: fields, isFromTrustedProxy: true)
      )
    }
    #expect(await owner() == SessionOwner(id: "ada"))
    fields.append(HTTPField(name: .init("X-User")!, value: "grace"))
    #expect(await owner() == nil)
    fields = [.init("X-User")!: "  "]
    #expect(await owner() == nil)
    fields = [.init("X-User")!: String(repeating: "x", count: 257)]
    #expect(await owner() == nil)
  }

  @Test("a request with several fields of roles is nobody's")
  func rolesTwice() async throws {
    let roles = HTTPField.Name("X-Groups")!
    var fields: HTTPFields = [.init("X-User")!: "ada", roles: "writer"]
    let authenticator = TrustedHeader("X-User", roles: "X-Groups")
    func owner() async -> SessionOwner? {
      await authenticator.owner(
        of: WebSignInRequest(headerFields: fields, isFromTrustedProxy: true)
      )
    }
    #expect(await owner() == SessionOwner(id: "ada", roles: ["writer"]))
    fields.append(HTTPField(name: roles, value: "operator"))
    #expect(await owner() == nil)
  }

  @Test("the next person in a tab gets nothing of what was typed, also without a sign-out button")
  func marks() async throws {
    let site = LoginSite(TrustedHeader("X-User")) {
      $0.trustedProxies = TrustedProxies(["10.0.0.1"])
    }
    var marks: Set<String> = []
    for name in ["ada", "grace"] {
      let browser = site.browser(peer: "10.0.0.1", headers: ["X-User": name])
      let html = await browser.get("/notes").text
      #expect(!html.contains("class=\"owner\""))
      let mark = try #require(html.firstMatch(of: #/data-owner="([^"]+)"/#))
      marks.insert(String(mark.output.1))
    }
    #expect(marks.count == 2)
  }

  @Test("a person whose roles change gets a session with the new ones")
  func roles() async throws {
    let headers = LockIsolated(["X-User": "ada", "X-Groups": "operator"])
    let browser = site.browser(peer: "10.0.0.1") { headers.value }
    let page = try await browser.open("operators")
    #expect(await page.connect().status == .ok)
    headers.withValue { $0["X-Groups"] = "writer" }
    #expect(await page.send([]).status == .forbidden)
    #expect(await browser.openFromScript("operators", session: page.session).status == .forbidden)
    let notes = try await browser.open("notes")
    await notes.connect()
    headers.withValue { $0["X-Groups"] = "reader" }
    #expect(await notes.send([]).status == .forbidden)
    let again = try await browser.open("notes", session: notes.session)
    #expect(again.session != notes.session)
    #expect(await notes.next() == "event: end\ndata: 0 revoked\n\n")
  }

  @Test("a recorded session continues with the new roles of its person")
  func recordedRoles() async throws {
    let headers = LockIsolated(["X-User": "ada", "X-Groups": "writer"])
    let site = LoginSite(TrustedHeader("X-User", roles: "X-Groups"), journal: MemoryJournal()) {
      $0.trustedProxies = TrustedProxies(["10.0.0.1"])
    }
    let browser = site.browser(peer: "10.0.0.1") { headers.value }
    let page = try await browser.open("recorded")
    await page.send("press", try page.element("press", "Ask"))
    headers.withValue { $0["X-Groups"] = "operator" }
    let again = try await browser.open("recorded", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Feature of ada, [\"writer\"]"))
    await again.connect()
    try await again.send("press", again.element("press", "Ask"))
    try await again.receive()
    #expect(again.text.contains("Feature of ada, [\"operator\"]"))
  }
}
/// The peers of a server, of which there is one, at an address of the proxies' network.
private struct NeighborPeers: SitePeers {
  let tag: String
  var neighbor: LoginSite?

  func address(of tag: Substring) -> String? { neighbor == nil || tag != ".b" ? nil : "10.0.0.2" }

  func address(ofOwner owner: String) -> String? { nil }

  func send(
    _ request: WebRequest,
    to address: String,
    silence: Duration
  ) async throws -> WebResponse {
    guard let neighbor else { throw PeerError.gone }
    var context = WebRequestContext()
    context.peer = { IPAddress("10.0.0.3") }
    return try await neighbor.server.site.respond(to: request, context: context)
  }
}
#endif
