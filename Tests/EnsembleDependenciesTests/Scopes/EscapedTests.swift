// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation
import Testing

@Suite("Escaped dependencies")
struct EscapedTests {
  @Test func `code on another thread restores the captured dependencies`() async {
    let forecast = await withCheckedContinuation { continuation in
      withDependencies {
        $0.forecast = "rain"
      } operation: {
        withEscapedDependencies { dependencies in
          Thread.detachNewThread {
            let outside = Dependency(\.forecast).wrappedValue
            let inside = dependencies.yield { Dependency(\.forecast).wrappedValue }
            continuation.resume(returning: [outside, inside])
          }
        }
      }
    }
    #expect(forecast.last == "rain")
    #expect(forecast.first != "rain")
  }

  @Test func `an asynchronous function restores them`() async throws {
    let task = withDependencies {
      $0.forecast = "rain"
    } operation: {
      withEscapedDependencies { dependencies in
        Task.detached {
          await dependencies.yield {
            await Task.yield()
            return Dependency(\.forecast).wrappedValue
          }
        }
      }
    }
    #expect(await task.value == "rain")
  }

  @Test func `the enclosing function may be asynchronous`() async {
    await withDependencies {
      $0.forecast = "rain"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        let forecast = await Task.detached {
          dependencies.yield { Dependency(\.forecast).wrappedValue }
        }.value
        #expect(forecast == "rain")
      }
    }
  }

  @Test func `they replace the current dependencies`() {
    withEscapedDependencies { dependencies in
      withDependencies {
        $0.forecast = "rain"
      } operation: {
        dependencies.yield {
          #expect(Dependency(\.forecast).wrappedValue == "test")
        }
      }
    }
  }

  @Test func `errors are thrown`() async {
    #expect(throws: Storm.self) {
      try withEscapedDependencies { try $0.yield { throw Storm() } }
    }
    await #expect(throws: Storm.self) {
      try await withEscapedDependencies {
        try await $0.yield {
          await Task.yield()
          throw Storm()
        }
      }
    }
  }
}
