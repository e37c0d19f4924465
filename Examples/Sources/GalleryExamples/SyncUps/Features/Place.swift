// SPDX-License-Identifier: MIT

import Ensemble

/// A place in the application that has an address.
@CasePathable
enum Place: Equatable, Sendable {
  case list
  case add
  case detail(SyncUp.ID)
  case edit(SyncUp.ID)
  case meeting(SyncUp.ID, Meeting.ID)

  static let addresses = AddressMap<Place>(
    AddressRoute(\.list, "/"),
    AddressRoute(\.add, "/new"),
    AddressRoute(\.detail, "/:syncUp"),
    AddressRoute(\.edit, "/:syncUp/edit"),
    AddressRoute(\.meeting, "/:syncUp/meetings/:meeting")
  )
}

extension AppFeature.State {
  /// The current place. A meeting in progress has no place of its own: no link starts one.
  var place: Place {
    switch path.last {
    case .detail(let detail):
      detail.destination?.edit == nil ? .detail(detail.syncUp.id) : .edit(detail.syncUp.id)
    case .meeting(let meeting, let syncUp): .meeting(syncUp.id, meeting.id)
    case .record(let record): .detail(record.syncUp.id)
    case nil: list.destination?.add == nil ? .list : .add
    }
  }
}
