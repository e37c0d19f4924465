// SPDX-License-Identifier: MIT

/// The names of recorded sessions in a journal.
///
/// The name of a session is derived from its identifier and from its browser, so that only that browser can continue
/// it, and whoever reads the names cannot.
enum SessionNames {
  /// Returns the name of a browser's session.
  static func session(_ id: Secret, of app: String, for browser: Secret) -> String {
    prefix(of: app) + SHA256.digits(of: "\(browser.text) \(id.text)")
  }

  /// Returns the beginning of the names of all sessions of an application that has one for each tab.
  ///
  /// Paths have no periods, so that no other application's sessions begin with it.
  static func prefix(of app: String) -> String { "web-\(app)." }

  /// Returns the name of the session of an application that all browsers share.
  static func shared(_ app: String) -> String { "app-\(app)" }
}
