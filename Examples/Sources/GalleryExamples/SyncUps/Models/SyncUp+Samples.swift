// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

extension SyncUp {
  /// Returns sample sync-ups.
  static func samples(newID: () -> UUID) -> IdentifiedArrayOf<SyncUp> {
    func make(_ title: String, _ theme: Theme, minutes: Int, _ names: [String]) -> SyncUp {
      SyncUp(
        id: newID(),
        title: title,
        theme: theme,
        duration: .seconds(minutes * 60),
        attendees: IdentifiedArray(uniqueElements: names.map { Attendee(id: newID(), name: $0) })
      )
    }
    return [
      make("Harbour office", .teal, minutes: 10, ["Ada", "Bela", "Chen"]),
      make("Night shift", .slate, minutes: 2, ["Dora", "Emil"]),
    ]
  }
}
