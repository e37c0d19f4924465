// SPDX-License-Identifier: MIT

extension View {
  /// Calls a function with each element of an asynchronous sequence, while the view is shown.
  ///
  /// ```swift
  /// .onReceive(clock.timer(interval: .seconds(1))) { _ in seconds += 1 }
  /// ```
  ///
  /// The sequence is read from the moment when the view appears until it disappears or the sequence
  /// ends, also by an error. A sequence that the view is given later is not read.
  public func onReceive<Elements: AsyncSequence>(
    _ sequence: Elements,
    perform action: @escaping (Elements.Element) -> Void
  ) -> some View {
    task {
      do {
        for try await element in sequence { action(element) }
      } catch {
        // The end of the sequence.
      }
    }
  }
}
