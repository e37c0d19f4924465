// SPDX-License-Identifier: MIT

// Names of the libraries for dependencies, concurrency and shared state.
#if Migration
import EnsembleSharing

@available(*, unavailable, renamed: "unimplemented(_:)")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = ""
) -> @Sendable (repeat each Argument) async throws -> Result { fatalError() }

@available(*, unavailable, renamed: "unimplemented(_:placeholder:)")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: Result
) -> @Sendable (repeat each Argument) -> Result { fatalError() }

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
