// SPDX-License-Identifier: MIT

/// Never returns; throws when the task is cancelled.
func forever() async throws {
  try await Gate().wait()
}

/// Opens a gate when the last reference to it goes away.
final class Token: Sendable {
  private let released: Gate

  init(_ released: Gate) {
    self.released = released
  }

  deinit {
    released.open()
  }
}
