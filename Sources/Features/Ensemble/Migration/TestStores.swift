// SPDX-License-Identifier: MIT

// Timeouts in nanoseconds.
#if Migration
import EnsembleCasePaths
import EnsembleTesting

extension TestStore {
  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil
  ) async where Action: Equatable {}

  @_disfavoredOverload
  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil
  ) async {}

  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func finish(timeout nanoseconds: UInt64) async {}
}

extension TestStoreTask {
  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func finish(timeout nanoseconds: UInt64) async {}
}
#endif
