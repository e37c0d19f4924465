// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

/// What a person does to an element.
public enum ViewEvent: Equatable, Sendable {
  /// Presses a button or follows a link.
  case press
  /// Turns a toggle on or off.
  case toggle(Bool)
  /// Changes the text of a field, to this.
  case edit(String)
  /// Ends the editing of a field with the return key.
  case submit
  /// Chooses an option of a picker, by its offset.
  case select(Int)
  /// Moves a slider.
  case slide(Double)
  case increment
  case decrement
  /// Brings the focus to an element.
  case focus
  /// Takes the focus away from it.
  case blur
  /// Closes a sheet, an alert or a dialog without choosing.
  case dismiss
  /// Leaves a page for the one below it.
  case back
  /// Chooses files for an importer. They are where the application can read them.
  case choose([URL])
  /// Has saved the file of an exporter, there.
  case saved(URL)

  // MARK: Of the root

  /// Opens again a page or a sheet that was left by ``back`` or ``dismiss``, by the identity that it had.
  case reopen(ElementID)
  /// Opens an address, unless it is open.
  case open(Address)
}
