// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

/// An action of a person on an element.
public enum ViewEvent: Equatable, Sendable {
  /// A press of a button or a link.
  case press
  /// The switch of a toggle on or off.
  case toggle(Bool)
  /// The edit of a field to a new text.
  case edit(String)
  /// The end of editing with the return key.
  case submit
  /// The selection of an option of a picker, by offset.
  case select(Int)
  /// The movement of a slider.
  case slide(Double)
  /// The entry of a date, a time or a color, in the notation of its ``ValueEntry``.
  case enter(String)
  /// A press of the half of a stepper that increments.
  case increment
  /// A press of the half of a stepper that decrements.
  case decrement
  /// The arrival of the focus.
  case focus
  /// The loss of the focus.
  case blur
  /// The press of a key while the element has the focus. It is passed to the ancestors until an
  /// element has handled it.
  case key(KeyPress)
  /// The arrival of a pointer over the element, or its departure.
  case hover(Bool)
  /// The drop of another element, which was dragged, at a point.
  case drop(ElementID, at: CGPoint)
  /// The arrival of a dragged element over the element, or its departure.
  case target(Bool)
  /// The end of loading an image, with whether it succeeded.
  case loaded(Bool)
  /// The dismissal of a sheet, an alert, a dialog or a toast without choosing.
  case dismiss
  /// The return from a page to the one below it.
  case back
  /// The choice of files for an importer, at URLs that the application can read.
  case choose([URL])
  /// The completed save of an exporter's file, at a URL.
  case saved(URL)

  // MARK: Of the root

  /// The request to open again a page or a sheet left by ``back`` or ``dismiss``, by its former
  /// identity.
  case reopen(ElementID)
  /// The request to open an address, unless it is open.
  case open(Address)
}
