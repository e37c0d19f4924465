// SPDX-License-Identifier: MIT

@testable import EnsembleDependencies
import Foundation
import IssueReportingTestSupport
import TestTools
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Built-in effects", .timeLimit(.minutes(10)))
struct EffectTests {
  @Test func `a clock of a test reports every use, where the dependency was read`() async throws {
    let line = #line + 1
    @Dependency(\.continuousClock) var continuous
    @Dependency(\.suspendingClock) var suspending
    let reports = try await reports {
      try await continuous.sleep(for: .zero)
      _ = suspending.minimumResolution
    }
    #expect(
      reports.map(\.message) == [
        #"Unimplemented: @Dependency(\.continuousClock).now"#,
        #"Unimplemented: @Dependency(\.continuousClock).sleep"#,
        #"Unimplemented: @Dependency(\.suspendingClock).minimumResolution"#,
      ]
    )
    #expect(reports.map(\.line) == [line, line, line + 1])
  }

  @Test func `live clocks are the system's`() {
    #expect(DependencyValues.live.continuousClock is ContinuousClock)
    #expect(DependencyValues.live.suspendingClock is SuspendingClock)
  }

  @Test func `a test waits for fire-and-forget work`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let done = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      done.setValue(true)
    }
    #expect(done.value)
  }

  @Test func `an error of fire-and-forget work is reported in a test`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let line = #line + 2
    let reports = await reports {
      await fireAndForget { throw Storm() }
    }
    #expect(reports.first?.message.contains("Storm()") == true)
    #expect(reports.map(\.line) == [line])
  }

  @Test func `fire-and-forget work in a live program runs on, with the same dependencies`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    await withDependencies {
      $0.context = .live
      $0.forecast = "rain"
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      // Waiting would never end: the work waits for the code after the call.
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      await fireAndForget(priority: .low) {
        for await _ in gate { break }
        continuation.yield(Dependency(\.forecast).wrappedValue)
        throw Storm()
      }
      open.yield()
    }
    #expect(await stream.first { _ in true } == "rain")
  }

  @Test func `a test opens no URL`() async throws {
    @Dependency(\.openURL) var openURL
    let url = try #require(URL(string: "https://example.com"))
    let line = #line + 2
    let reports = await reports {
      let opened = await openURL(url)
      #expect(!opened)
    }
    #expect(
      reports.map(\.message) == [
        #"Unimplemented: @Dependency(\.openURL) was called with https://example.com"#
      ]
    )
    #expect(reports.map(\.line) == [line])
  }

  @Test func `a URL is opened by the given function`() async throws {
    let opened = LockIsolated<[URL]>([])
    let url = try #require(URL(string: "https://example.com"))
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url))
    }
    #expect(opened.value == [url])
  }

  @Test func `a session of a test reports its requests`() throws {
    let session = DependencyValues().urlSession
    let classes = session.configuration.protocolClasses ?? []
    #expect(classes.first == UnimplementedURLProtocol.self)
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(UnimplementedURLProtocol.canInit(with: request))
    let client = Client()
    let loading = UnimplementedURLProtocol(request: request, cachedResponse: nil, client: client)
    let reports = reports { loading.startLoading() }
    #expect(
      reports.first?.message.hasPrefix(
        #"""
        Unimplemented: @Dependency(\.urlSession)

          Request:
            GET https://example.com
        """#
      ) == true
    )
    #expect(client.errors.value == [.unsupportedURL])
  }

  @Test func `the live session is the shared one`() {
    #expect(DependencyValues.live.urlSession === URLSession.shared)
  }
}

@Suite("Built-in assertions")
struct AssertionTests {
  @Dependency(\.assert) var assert
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.precondition) var precondition

  @Test func `a condition that holds is not reported`() {
    let reports = reports {
      assert(true)
      assert(true, "Not said")
      precondition(1 + 1 == 2)
    }
    #expect(reports.isEmpty)
  }

  @Test func `a failed condition is reported at the caller in a test`() {
    let line = #line + 2
    let reports = reports {
      assert(false, "One")
      precondition(false, "Two")
      assertionFailure("Three")
      assertionFailure()
    }
    #expect(reports.map(\.message) == ["One", "Two", "Three", ""])
    #expect(reports.map(\.line) == [line, line + 1, line + 2, line + 3])
    #expect(reports.first?.fileID == "EnsembleDependenciesTests/EffectTests.swift")
  }

  @Test func `a source location can be passed on`() {
    func check(file: StaticString = #filePath, line: UInt = #line) {
      assert(false, "Wrong", file: file, line: line)
    }
    let line = #line + 1
    let reports = reports { check() }
    #expect(reports.map(\.line) == [line])
  }

  @Test func `a live precondition stops the program`() async {
    await #expect(processExitsWith: .failure) {
      DependencyValues.live.precondition(false, "Stop")
    }
  }

  #if DEBUG
  @Test func `live assertions stop the program`() async {
    await #expect(processExitsWith: .failure) {
      DependencyValues.live.assert(false)
    }
    await #expect(processExitsWith: .failure) {
      DependencyValues.live.assertionFailure()
    }
  }
  #endif
}

/// The client of a URL protocol, which records its errors.
private final class Client: NSObject, URLProtocolClient {
  let errors = LockIsolated<[URLError.Code]>([])

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    guard let code = (error as? URLError)?.code else { return }
    errors.withValue { $0.append(code) }
  }

  func urlProtocol(
    _ protocol: URLProtocol,
    wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  ) {}
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  {}
  func urlProtocol(
    _ protocol: URLProtocol,
    didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {}
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {}
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {}
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
