// SPDX-License-Identifier: MIT

// Swift opens an `any Clock<Duration>` for a generic parameter, except if the duration is an
// implicit member such as `.seconds(1)` that is ambiguous, as it is with Foundation. These
// overloads are disfavored, since a call with a clock that Swift can open would match both.
extension Effect {
  /// Starts the effect after an interval without another one of the same identifier, on a clock of
  /// any type.
  ///
  /// The clock may be, for example, `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; `cancel(id:)` cancels the wait and the effect.
  ///   - interval: The time to wait.
  ///   - clock: The clock that measures it.
  ///   - fileID: The file that tools show for the wait.
  ///   - filePath: The path of that file.
  ///   - line: The line that tools show for the wait.
  ///   - column: The column that tools show for the wait.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable,
    for interval: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    func debounced(_ clock: some Clock<Duration>) -> Self {
      debounce(
        id: id,
        for: interval,
        clock: clock,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return debounced(clock)
  }

  /// Starts at most one effect of the same identifier per interval, on a clock of any type.
  ///
  /// The clock may be, for example, `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; `cancel(id:)` closes the window and cancels the
  ///     pending effect.
  ///   - interval: The duration of a window.
  ///   - clock: The clock that measures it.
  ///   - latest: A Boolean value that determines whether the latest or the first pending effect
  ///     starts at the end of a window.
  ///   - fileID: The file that tools show for the wait.
  ///   - filePath: The path of that file.
  ///   - line: The line that tools show for the wait.
  ///   - column: The column that tools show for the wait.
  @_disfavoredOverload
  public func throttle(
    id: some Hashable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    func throttled(_ clock: some Clock<Duration>) -> Self {
      throttle(
        id: id,
        for: interval,
        clock: clock,
        latest: latest,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return throttled(clock)
  }
}
