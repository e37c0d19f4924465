// SPDX-License-Identifier: MIT

import EnsembleDependencies
import TestTools
import Testing

@Suite("Dependencies of a model")
struct ModelTests {
  let station = withDependencies {
    $0.forecast = "rain"
    $0.satellite = "clear"
  } operation: {
    CoastalStation()
  }

  private var forecast: String { Dependency(\.forecast).wrappedValue }
  private var satellite: String { Dependency(\.satellite).wrappedValue }

  @Test func `a child has the dependencies captured by its parent`() {
    let child = withDependencies(from: station) { Station() }
    #expect(child.forecast == "rain")
    withDependencies(from: station) {
      #expect(satellite == "clear")
    }
    #expect(satellite == "drawn")
  }

  @Test func `a child may have further overrides`() {
    withDependencies(from: station) {
      #expect($0.forecast == "rain")
      $0.forecast = "sun"
    } operation: {
      #expect(forecast == "sun")
      #expect(satellite == "clear")
    }
  }

  @Test func `current dependencies take precedence over those of the model`() {
    withDependencies {
      $0.forecast = "fog"
    } operation: {
      withDependencies(from: station) {
        #expect(forecast == "fog")
        #expect(satellite == "clear")
      }
    }
  }

  @Test func `dependencies are passed down through generations`() {
    let child = withDependencies(from: station) { Station() }
    let grandchild = withDependencies(from: child) { Station() }
    withDependencies(from: grandchild) {
      #expect(forecast == "rain")
      #expect(satellite == "clear")
    }
  }

  @Test func `the operation may be asynchronous`() async throws {
    await withDependencies(from: station) {
      await Task.yield()
      #expect(forecast == "rain")
    }
    await withDependencies(from: station) {
      $0.forecast = "sun"
    } operation: {
      await Task.yield()
      #expect(forecast == "sun")
      #expect(satellite == "clear")
    }
  }

  @Test func `errors are thrown`() async {
    #expect(throws: Storm.self) {
      try withDependencies(from: station) { throw Storm() }
    }
    #expect(throws: Storm.self) {
      try withDependencies(from: station) { _ in
        throw Storm()
      } operation: {
      }
    }
  }

  @Test func `a model without captured dependencies is reported`() {
    final class Kiosk {}
    let line = #line + 2
    let reports = reports {
      withDependencies(from: Kiosk()) { #expect(forecast == "test") }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.line == line)
    #expect(
      reports.first?.message.hasPrefix(
        """
        'withDependencies(from:)' was given a model without captured dependencies:

          Model:
            
        """.trimmingSuffix(while: \.isWhitespace)
      ) == true
    )
    #expect(reports.first?.message.contains("Kiosk") == true)
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
