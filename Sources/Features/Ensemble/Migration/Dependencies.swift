// SPDX-License-Identifier: MIT

// Names of the libraries for dependencies, concurrency and shared state.
#if Migration
import EnsembleCasePaths
import EnsembleSharing
import IssueReporting

@available(*, unavailable, renamed: "unimplemented(_:)")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = ""
) -> @Sendable (repeat each Argument) async throws -> Result { fatalError() }

@available(*, unavailable, renamed: "unimplemented(_:placeholder:)")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: Result
) -> @Sendable (repeat each Argument) -> Result { fatalError() }

@available(*, unavailable, renamed: "isTesting")
public var _XCTIsTesting: Bool { isTesting }

@available(
  *,
  unavailable,
  message: "write '$0.destination?.modify(\\.edit) { … }', without '?' if the value is not optional"
)
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root,
  case path: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void
) {}

@available(*, unavailable)
extension AsyncStream {
  @available(*, unavailable, renamed: "makeStream(of:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) { fatalError() }
}

@available(*, unavailable)
extension AsyncThrowingStream where Failure == any Error {
  @available(*, unavailable, renamed: "makeStream(of:throwing:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) { fatalError() }
}

@available(*, unavailable, renamed: "SharedKey")
public typealias PersistenceKey = SharedKey

@available(*, unavailable, renamed: "SharedReaderKey")
public typealias PersistenceReaderKey = SharedReaderKey
#endif
