// SPDX-License-Identifier: MIT

/// A member who has logged in, until they log out.
struct Login: Sendable {
  /// What the cookie has: 256 random bits.
  let id: String
  let name: String
  fileprivate let end: ContinuousClock.Instant
}

/// The logins, and who may have one.
///
/// The passwords are a demonstration's. A server for people keeps slow, salted hashes of them, as Argon2 makes, and counts
/// the attempts that fail.
actor Logins {
  private let passwords = ["ada": "engine", "grace": "compiler"]
  private var logins: [String: Login] = [:]

  /// Logs a member in, with an id that nobody can have planted; nil if name and password do not match.
  func start(name: String, password: String) -> Login? {
    // An unknown name takes as long as a wrong password.
    let isRight = password.isEqualInConstantTime(to: passwords[name] ?? "")
    guard isRight, passwords[name] != nil else { return nil }
    logins = logins.filter { $0.value.end > .now }
    let bits = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
    let login = Login(id: bits.joined(separator: "-"), name: name, end: .now + .seconds(12 * 3600))
    logins[login.id] = login
    return login
  }

  func login(_ id: String) -> Login? { logins[id].flatMap { $0.end > .now ? $0 : nil } }

  func end(_ login: Login) { logins[login.id] = nil }
}

extension String {
  /// Whether it is another text, in a time that depends on its own length alone.
  fileprivate func isEqualInConstantTime(to other: String) -> Bool {
    let other = Array(other.utf8)
    var difference = utf8.count ^ other.count
    for (index, byte) in utf8.enumerated() {
      difference |= Int(byte ^ (other.isEmpty ? 0 : other[index % other.count]))
    }
    return difference == 0
  }
}
