// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite struct ExampleTests {
  @Test(arguments: GalleryExample.all.map(\.name))
  func `every example shows elements, has labelled controls, and has its source`(
    name: String
  ) throws {
    let example = try #require(GalleryExample.all.first { $0.name == name })
    try withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory
      #if SQLite
        $0.remindersDatabase = .inMemory
      #endif
      $0.context = .live
    } operation: {
      let tree = example.start()
      defer { tree.close() }
      #expect(!tree.text(of: tree.rootID).isEmpty)
      for element in tree.visibleElements where element.content.isControl {
        #expect(!tree.text(of: element.id).isEmpty)
      }
      // Views come before features.
      let view = try #require(example.source.firstRange(of: ": View {"))
      let feature = try #require(example.source.firstRange(of: /struct State\b/))
      #expect(view.lowerBound < feature.lowerBound)
      #expect(!example.summary.isEmpty)
    }
  }

  @Test func `names are unique and can be typed`() {
    let names = GalleryExample.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }
}
