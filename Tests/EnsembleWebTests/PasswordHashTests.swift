// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleWeb
import EnsembleWebPasswords
import Foundation
import Testing

@Suite("Hashes of passwords")
struct PasswordHashTests {
  private func hash(_ password: String) async throws -> PasswordHash {
    try await PasswordHash(of: password, cost: .testing)
  }

  @Test func `a password matches its hash, and no other one does`() async throws {
    let hash = try await hash("engine")
    #expect(try await hash.matches("engine"))
    for other in ["Engine", "engine ", "engin", "", "enginee"] {
      #expect(try await !hash.matches(other))
    }
  }

  @Test func `equal passwords have different hashes`() async throws {
    let (first, second) = (try await hash("engine"), try await hash("engine"))
    #expect(first != second)
    #expect(try await second.matches("engine"))
  }

  @Test func `a hash is restored from its text`() async throws {
    let hash = try await hash("engine")
    #expect(hash.text.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
    #expect(!hash.text.contains("=$"))
    let restored = try #require(PasswordHash(hash.text))
    #expect(restored == hash)
    #expect(try await restored.matches("engine"))
    let decoded = try JSONDecoder().decode([PasswordHash].self, from: JSONEncoder().encode([hash]))
    #expect(decoded == [hash])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PasswordHash].self, from: Data("[\"engine\"]".utf8))
    }
  }

  /// Computed by `hashlib.scrypt` of Python.
  @Test func `hashes are those of scrypt`() async throws {
    let text =
      "$scrypt$ln=10,r=8,p=16$U29kaXVtQ2hsb3JpZGU$qN8QmQf9BQsg9h4dhaCT3Kd6MmzIIPZm09pIdVj5DMc"
    let hash = try #require(PasswordHash(text))
    #expect(hash.text == text)
    #expect(try await hash.matches("password"))
  }

  /// Computed by `hashlib.scrypt` of Python, with `dklen` 16 and 64.
  @Test(
    "keys may have other lengths than those of new hashes",
    arguments: [
      "qN8QmQf9BQsg9h4dhaCT3A",
      "qN8QmQf9BQsg9h4dhaCT3Kd6MmzIIPZm09pIdVj5DMeBFHn6qc+ThuL8/a7FHmSI/ZfHvg6fjFWHRI+FzyBwNQ",
    ]
  )
  func lengths(_ key: String) async throws {
    let hash = try #require(PasswordHash("$scrypt$ln=10,r=8,p=16$U29kaXVtQ2hsb3JpZGU$\(key)"))
    #expect(try await hash.matches("password"))
    #expect(try await !hash.matches("Password"))
  }

  @Test(
    "each hash that is accepted can be computed",
    arguments: ["ln=4,r=16,p=1", "ln=1,r=16,p=2", "ln=15,r=1,p=1", "ln=1,r=8,p=16"]
  )
  func extremes(_ cost: String) async throws {
    let key = "AAAAAAAAAAAAAAAAAAAAAA"
    let hash = try #require(PasswordHash("$scrypt$\(cost)$\(key)$\(key)"))
    #expect(try await !hash.matches("password"))
  }

  @Test(
    "a text that no program should compute is no hash",
    arguments: [
      "", "engine", "$scrypt$", "$2b$12$abc",
      "$scrypt$ln=63,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=20,r=32,p=16$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=4,r=8,p=0$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=-4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=4,r=17,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=16,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=4,r=8,p=1$$AAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$",
      "$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AA AAAAAAAAAAAAAAAAAAAA",
      "$scrypt$r=8,ln=4,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    ]
  )
  func malformed(_ text: String) { #expect(PasswordHash(text) == nil) }

  @Test func `the same characters are one password, however a system composes them`() async throws {
    let hash = try await hash("caf\u{E9}")
    #expect(try await hash.matches("cafe\u{301}"))
    #expect(try await !hash.matches("cafe"))
  }

  @Test func `hashes with other parameters are outdated`() async throws {
    #expect(try await hash("engine").isOutdated)
    let standard = PasswordHash(
      "$scrypt$ln=15,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA"
    )
    #expect(standard?.isOutdated == false)
  }

  // MARK: The cost

  @Test func `a program chooses a cost within the range, which is part of the text`() async throws {
    let cost = PasswordHash.Cost(rounds: 5, blockSize: 4, parallelism: 2)
    let hash = try await PasswordHash(of: "engine", cost: cost)
    #expect(hash.cost == cost)
    #expect(hash.text.hasPrefix("$scrypt$ln=5,r=4,p=2$"))
    #expect(PasswordHash(hash.text)?.cost == cost)
    #expect(try await hash.matches("engine"))
  }

  @Test(arguments: [
    (0, 8, 1), (21, 1, 1), (4, 0, 1), (4, 17, 1), (4, 8, 0), (4, 8, 17), (19, 8, 1), (16, 1, 1),
    (-1, 8, 3), (15, 8, -3),
  ])
  func `a cost out of range is reported, and the standard cost is used`(
    rounds: Int,
    blockSize: Int,
    parallelism: Int
  ) {
    withKnownIssue {
      let cost = PasswordHash.Cost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
      #expect(cost == .standard)
    } matching: {
      $0.description.contains("The cost of a hash is out of range")
    }
  }

  @Test func `the cost for tests can be chosen by a program, too`() {
    let testing = PasswordHash.Cost.testing
    #expect(
      PasswordHash.Cost(
        rounds: testing.rounds,
        blockSize: testing.blockSize,
        parallelism: testing.parallelism
      ) == testing
    )
  }

  // MARK: The form

  private func form(_ cost: PasswordHash.Cost = .testing) async throws -> PasswordForm {
    let hash = try await hash("engine")
    return PasswordForm(cost: cost) { name in
      name == "ada"
        ? PasswordAccount(owner: SessionOwner(id: "1", name: "Ada"), password: hash) : nil
    }
  }

  private func request(_ name: String, _ password: String) -> WebSignInRequest {
    WebSignInRequest(isForm: true, fields: ["name": name, "password": password])
  }

  @Test func `a form knows the person with a name and a password`() async throws {
    let form = try await form()
    let owner = SessionOwner(id: "1", name: "Ada")
    #expect(try await form.signIn(request("ada", "engine")) == .signedIn(owner))
    for (name, password) in [("ada", "compiler"), ("eve", "engine"), ("", "engine"), ("ada", "")] {
      #expect(try await form.signIn(request(name, password)) == .form)
    }
    #expect(try await form.signIn(WebSignInRequest(fields: ["name": "ada"])) == .form)
    var query = request("ada", "engine")
    query.isForm = false
    #expect(try await form.signIn(query) == .form)
    let long = String(repeating: "x", count: 2000)
    #expect(try await form.signIn(request("ada", long)) == .form)
    #expect(try await form.signIn(request(long, "engine")) == .form)
  }

  /// A hash of this cost cannot be computed, so the error shows that it was attempted.
  @Test func `the password of a name that does not exist is hashed, too`() async throws {
    let form = try await form(PasswordHash.Cost(unchecked: 4, parallelism: 0))
    await #expect(throws: (any Error).self) { try await form.signIn(request("eve", "engine")) }
    #expect(try await form.signIn(request("ada", "compiler")) == .form)
  }
}
#endif
