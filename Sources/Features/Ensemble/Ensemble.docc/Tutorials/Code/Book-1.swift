// SPDX-License-Identifier: MIT

import Foundation

struct Book: Equatable, Identifiable {
  let id: UUID
  var title: String
  var isRead = false
}
