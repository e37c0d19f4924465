// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI

/// The response to the script of a page that was served without content.
package struct OpenedPage: Equatable, Sendable {
  package var page: String
  package var token: String
  package var session: String
  package var html: String
  package var address: Address?

  /// Creates the response for a new page. The page's later messages are relative to this content.
  @MainActor
  init(_ page: WebPage) {
    self.page = page.id
    token = page.token.text
    session = page.session.id
    html = page.html()
    address = page.session.tree.address
  }
}
#endif
