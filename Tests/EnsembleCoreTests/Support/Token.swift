// SPDX-License-Identifier: MIT

/// Never returns; throws when the task is cancelled.
func forever() async throws {
  try await Gate().wait()
}

/// A value that opens a gate when its last reference is released.
final class Token: Sendable {
  private let released: Gate

  init(_ released: Gate) {
    self.released = released
  }

  deinit {
    released.open()
  }
}
