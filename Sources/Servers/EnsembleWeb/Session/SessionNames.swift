// SPDX-License-Identifier: MIT

#if Web
/// The names of recorded sessions in a journal.
///
/// The name of a session is derived from its identifier, its browser and its owner, so that only
/// that person in that browser can continue the session: reading its name does not suffice. Paths
/// have no periods, so that the names of two applications never have the same prefix.
enum SessionNames {
  /// The maximum length of a path, which leaves 42 characters of a store's name to distinguish
  /// several stores of a session.
  static let pathLimit = 32

  /// Returns the name of a browser's session.
  ///
  /// - Parameter owner: The identity of the owner; nil without one.
  static func session(
    _ id: String,
    of app: String,
    for browser: Secret,
    owner: String? = nil
  ) -> String {
    // 160 bits are more than can be guessed, and leave room for the path. The first two parts have
    // a fixed length.
    let parts = [browser.text, id] + (owner.map { [$0] } ?? [])
    return prefix(of: app) + SHA256.digits(of: parts.joined(separator: " ")).prefix(40)
  }

  /// Returns the prefix of the names of all sessions of an application with a session for each tab.
  static func prefix(of app: String) -> String { "web-\(app)." }

  /// Returns the name, and the identifier, of the session of an application that all browsers
  /// share.
  static func shared(_ app: String) -> String { "app-\(app)." }
}
#endif
