// SPDX-License-Identifier: MIT

/// A login session of a member.
struct Login: Sendable {
  /// The value of the login cookie: 256 random bits.
  let id: String
  let name: String
  fileprivate let end: ContinuousClock.Instant

  /// Whether the member may see the sessions of all members.
  var isOperator: Bool { name == "grace" }
}

/// The active logins, and the accounts.
///
/// The passwords are for demonstration. A production server stores slow, salted hashes such as
/// Argon2's, and limits failed attempts.
actor Logins {
  private let passwords = ["ada": "engine", "grace": "compiler"]
  private var logins: [String: Login] = [:]

  /// Logs a member in with a new identifier, which prevents session fixation. Returns nil if the
  /// credentials are wrong.
  func start(name: String, password: String) -> Login? {
    // The comparison takes as long for unknown names as for wrong passwords.
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
  /// Returns whether two texts are equal, in a time that depends only on the receiver's
  /// length.
  fileprivate func isEqualInConstantTime(to other: String) -> Bool {
    let other = Array(other.utf8)
    var difference = utf8.count ^ other.count
    for (index, byte) in utf8.enumerated() {
      difference |= Int(byte ^ (other.isEmpty ? 0 : other[index % other.count]))
    }
    return difference == 0
  }
}
