// SPDX-License-Identifier: MIT

extension View {
  /// Calls a function with each element of an asynchronous sequence, while the view is shown.
  ///
  /// ```swift
  /// .onReceive(clock.timer(interval: .seconds(1))) { _ in seconds += 1 }
  /// ```
  ///
  /// The iteration starts when the view appears, and ends when the view disappears or the sequence
  /// ends, possibly with an error. A different sequence in a later evaluation is ignored.
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
