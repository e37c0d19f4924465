// SPDX-License-Identifier: MIT

#if Web
/// An event of a stream to the pages of a browser. It names a page by its index in the browser's
/// list.
package enum StreamEvent: Equatable, Sendable {
  case message(PageMessage, page: Int)
  /// The page has ended, or belongs to another browser.
  case gone(page: Int)
  /// The server ends the page.
  case end(page: Int, EndReason)
  case heartbeat

  /// The reason for the end of a page.
  package enum EndReason: Equatable, Sendable {
    /// The page was not used for a long time.
    case idle
    /// The user may no longer use the page. The browser reloads it, which succeeds if the user may
    /// still see it.
    case revoked
    /// The user has signed out. The browser discards entered texts, and reloads the page.
    case signedOut
  }
}
#endif
