// SPDX-License-Identifier: MIT

import Ensemble
import EntrySamples
import Testing

@Suite("@DependencyEntry: in another module")
struct ImportedEntryTests {
  private func name(
    _ path: KeyPath<DependencyValues, EntrySamples.Station>,
    in context: DependencyContext
  ) -> String {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(path) var station
      return station.name
    }
  }

  @Test func `an entry has the values that its module gives it`() {
    #expect(name(\.publicStation, in: .live) == "live")
    #expect(name(\.publicStation, in: .preview) == "preview")
    #expect(name(\.publicStation, in: .test) == "test")
    #expect(name(\.packageStation, in: .live) == "live")
  }

  @Test func `an entry can be overridden`() {
    let name = withDependencies {
      $0.publicStation.name = "override"
    } operation: {
      @Dependency(\.publicStation) var station
      return station.name
    }
    #expect(name == "override")
  }
}
