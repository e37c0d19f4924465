// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// A state with parts of all kinds.
struct Album: Equatable {
  var title = "Home"
  var year: Int? = 1999
  var cover: Cover? = Cover(width: 3)
  var phase = Phase.idle
  var tracks: IdentifiedArrayOf<Track> = [Track(id: 1), Track(id: 2), Track(id: 3)]
  var bonus: [Track]?
  var labels: [String] = ["a", "b"]
  var genres: Set<String> = ["pop"]
  var ratings: [String: Int] = ["new": 3]
  var pin = Sensitive("1234")
  var isLoved = false

  struct Cover: Equatable {
    var width: Int
  }

  struct Track: Equatable, Identifiable {
    let id: Int
    var name = "Track"
    var seconds = 180
  }

  enum Phase: Equatable {
    case idle
    case loading(Int)
    case failed(code: Int, reason: String)
  }
}

/// An object with fields.
final class Turntable {
  var speed = 33
}
