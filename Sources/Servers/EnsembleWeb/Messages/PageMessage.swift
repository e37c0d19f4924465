// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI

/// A message to the script of a page: the changes since the previous message.
package struct PageMessage: Equatable, Sendable {
  /// The number of the message on its page.
  package var number: Int
  /// The number of the last event that the page has performed.
  package var acknowledgedEvent: Int
  /// The address that the browser is to show, or nil if it shows the right one.
  package var address: Address?
  /// The whole content of the page, or nil if the patches change the content that the browser
  /// shows.
  package var html: String?
  package var patches: [DOMPatch]
  /// The motion of the changes, or nil if they are shown at once.
  package var motion: DrawingStyle.Motion?

  package init(
    number: Int,
    acknowledgedEvent: Int,
    address: Address? = nil,
    html: String? = nil,
    patches: [DOMPatch] = []
  ) {
    self.number = number
    self.acknowledgedEvent = acknowledgedEvent
    self.address = address
    self.html = html
    self.patches = patches
  }

  /// Whether the message changes nothing in the browser.
  var isEmpty: Bool { address == nil && html == nil && patches.isEmpty }
}
#endif
