// SPDX-License-Identifier: MIT

// The sample code of the article WritingAKey. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Testing

// snippet: key
struct SwitchServer: Sendable {
  var fetch: @Sendable (_ name: String) async throws -> Bool?
  var store: @Sendable (_ name: String, _ value: Bool) async throws -> Void
  var changes: @Sendable (_ name: String) -> AsyncStream<Bool>
  let lastSave = LockIsolated<Task<Void, Never>?>(nil)
}

struct SwitchKey: SharedKey {
  let name: String
  let server: SwitchServer

  struct ID: Hashable {
    let name: String
    let server: ObjectIdentifier
  }

  var id: ID { ID(name: name, server: ObjectIdentifier(server.lastSave)) }

  func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
    Task {
      do {
        continuation.resume(with: .success(try await server.fetch(name)))
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  func subscribe(
    context: LoadContext<Bool>,
    subscriber: SharedSubscriber<Bool>
  ) -> SharedSubscription {
    let task = Task {
      for await value in server.changes(name) { subscriber.yield(value) }
    }
    return SharedSubscription { task.cancel() }
  }

  func save(_ value: Bool, context: SaveContext, continuation: SaveContinuation) {
    server.lastSave.withValue { last in
      last = Task { [last, server, name] in
        await last?.value
        do {
          try await server.store(name, value)
          continuation.resume()
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
// end

extension DependencyValues {
  var switchServer: SwitchServer {
    get { self[SwitchServer.self] }
    set { self[SwitchServer.self] = newValue }
  }
}

nonisolated extension SwitchServer: TestDependencyKey {
  static var testValue: SwitchServer {
    SwitchServer(fetch: { _ in nil }, store: { _, _ in }, changes: { _ in .finished })
  }
}

// snippet: name
extension SharedReaderKey where Self == SwitchKey {
  static func serverSwitch(_ name: String) -> Self {
    @Dependency(\.switchServer) var server
    return SwitchKey(name: name, server: server)
  }
}

struct Features {
  @Shared(.serverSwitch("beta")) var isBeta = false
}
// end

@Suite("Writing a key")
@MainActor
struct WritingAKeyTests {
  // snippet: test
  @Test func `a switch is loaded, changed and followed`() async throws {
    let stored = LockIsolated<[String: Bool]>(["beta": true])
    let (changes, server) = AsyncStream<Bool>.makeStream()
    try await withDependencies {
      $0.switchServer = SwitchServer(
        fetch: { stored.value[$0] },
        store: { name, value in stored.withValue { $0[name] = value } },
        changes: { _ in changes }
      )
    } operation: {
      let isBeta = try await Shared(require: .serverSwitch("beta"))
      #expect(isBeta.wrappedValue)

      isBeta.withLock { $0 = false }
      try await isBeta.save()
      #expect(stored.value == ["beta": false])

      server.yield(true)
      for await value in isBeta.values where value { break }
      #expect(stored.value == ["beta": false])
    }
  }
  // end

  @Test func `a switch without a value has its default, and saves its changes in order`()
    async throws
  {
    let stored = LockIsolated<[Bool]>([])
    try await withDependencies {
      $0.switchServer.store = { _, value in
        await Task.yield()
        stored.withValue { $0.append(value) }
      }
    } operation: {
      @Shared(.serverSwitch("new")) var isOn = true
      #expect(isOn)
      $isOn.withLock { $0 = false }
      $isOn.withLock { $0 = true }
      try await $isOn.save()
      #expect(stored.value == [false, true, true])
      @Shared(SwitchKey.Default[.serverSwitch("new"), default: false]) var again
      #expect(again)
      #expect(Features().isBeta == false)
    }
  }
}
