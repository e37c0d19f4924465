// SPDX-License-Identifier: MIT

import Ensemble

/// A dependency that other modules read.
public struct Station: Sendable {
  public var name: String

  static let live = Station(name: "live")
}

extension DependencyValues {
  @DependencyEntry(previewValue: Station(name: "preview"), testValue: Station(name: "test"))
  public var publicStation = Station.live

  @DependencyEntry package var packageStation = Station.live
}
