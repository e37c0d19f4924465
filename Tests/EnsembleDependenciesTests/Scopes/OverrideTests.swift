// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Testing

@Suite("Overriding dependencies")
struct OverrideTests {
  private var forecast: String { Dependency(\.forecast).wrappedValue }

  @Test func `an override holds for the operation alone`() {
    let inside = withDependencies {
      $0.forecast = "rain"
    } operation: {
      forecast
    }
    #expect(inside == "rain")
    #expect(forecast == "test")
  }

  @Test func `an inner override hides an outer one`() {
    withDependencies {
      $0.forecast = "rain"
      $0.satellite = "clear"
    } operation: {
      withDependencies {
        #expect($0.forecast == "rain")
        $0.forecast = "sun"
      } operation: {
        #expect(forecast == "sun")
        #expect(DependencyValues().satellite == "drawn")
        #expect(Dependency(\.satellite).wrappedValue == "clear")
      }
      #expect(forecast == "rain")
    }
  }

  @Test func `an override holds across suspensions`() async {
    await withDependencies {
      $0.forecast = "rain"
    } operation: {
      await Task.yield()
      #expect(forecast == "rain")
    }
    #expect(forecast == "test")
  }

  @Test func `the update may be asynchronous`() async {
    await withDependencies {
      await Task.yield()
      $0.forecast = "rain"
    } operation: {
      await Task.yield()
      #expect(forecast == "rain")
    }
  }

  @Test func `a task inherits an override`() async {
    let task = withDependencies {
      $0.forecast = "rain"
    } operation: {
      Task { forecast }
    }
    #expect(await task.value == "rain")
  }

  @Test func `a detached task does not inherit an override`() async {
    let task = withDependencies {
      $0.forecast = "rain"
    } operation: {
      Task.detached { Dependency(\.forecast).wrappedValue }
    }
    #expect(await task.value == "test")
  }

  @Test func `an error of the update is thrown and the operation is not called`() {
    #expect(throws: Storm.self) {
      try withDependencies { _ in
        throw Storm()
      } operation: {
        Issue.record("The operation was called.")
      }
    }
    #expect(forecast == "test")
  }

  @Test func `an error of an asynchronous update is thrown`() async {
    await #expect(throws: Storm.self) {
      try await withDependencies { _ in
        await Task.yield()
        throw Storm()
      } operation: {
        await Task.yield()
        Issue.record("The operation was called.")
      }
    }
  }

  @Test func `an error of the operation is thrown`() async {
    #expect(throws: Storm.self) {
      try withDependencies {
        $0.forecast = "rain"
      } operation: {
        throw Storm()
      }
    }
    await #expect(throws: Storm.self) {
      try await withDependencies {
        $0.forecast = "rain"
      } operation: {
        await Task.yield()
        throw Storm()
      }
    }
    #expect(forecast == "test")
  }

  @Test func `overriding the context changes the defaults`() {
    withDependencies {
      $0.context = .live
      #expect($0.forecast == "live")
    } operation: {
      #expect(forecast == "live")
    }
  }

  @Test func `an override outlives a change of context`() {
    withDependencies {
      $0.forecast = "rain"
    } operation: {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(forecast == "rain")
      }
    }
  }
}
