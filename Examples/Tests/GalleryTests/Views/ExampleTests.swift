// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
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
      let texts = example.sources.map(\.text)
      let view = try #require(texts.firstIndex { $0.contains(": View {") })
      let feature = try #require(texts.firstIndex { $0.contains(/struct State\b/) })
      #expect(feature <= view, "Features come before views.")
      let names = example.sources.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(texts.last?.contains("import Testing") == true, "Tests come last.")
      #expect(!texts.contains { $0.contains("SPDX") || $0.hasPrefix("\n") })
      #expect(!example.summary.isEmpty)
    }
  }

  @Test func `every example is in one group, and has a title of words`() {
    let grouped = GalleryExample.groups.flatMap(\.examples)
    #expect(Set(grouped).count == grouped.count)
    for example in GalleryExample.all {
      #expect(grouped.contains(example.name))
      #expect(example.title.first?.isUppercase == true)
    }
    #expect(GalleryExample.all.first { $0.name == "two-counters" }?.title == "Two counters")
  }

  @Test func `every lesson is a sentence`() {
    for lesson in GalleryExample.all.flatMap(\.lessons) {
      #expect(lesson.hasSuffix("."))
      #expect(lesson.first?.isUppercase == true)
    }
  }

  @Test func `every file of tests is shown by an example`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.standardized.path))
    var missing = Set(paths.compactMap { ($0 as? String)?.split(separator: "/").last })
      .filter { $0.hasSuffix("Tests.swift") }
    missing.subtract([
      "DemonstrationTests.swift", "ElementCountTests.swift", "ExampleTests.swift",
    ])
    #if !SQLite
    missing.remove("RemindersTests.swift")
    #endif
    #expect(missing.count > 30)
    for example in GalleryExample.all {
      missing.subtract(example.sources.map { Substring($0.name) })
    }
    #expect(missing.isEmpty)
  }

  @Test(
    arguments: [
      ("facts", "ClientViewTests"), ("profile", "ClientViewTests"),
      ("many-timers", "TimerViewTests"), ("sync-ups", "SyncUpsViewTests"),
      ("sync-ups", "DayAndTimeTests"), ("documents", "DocumentsTests"),
      ("todos", "TodosCodingTests"),
    ]
  )
  func `tests are found by their folder and by the views they show`(
    name: String,
    tests: String
  ) throws {
    let example = try #require(GalleryExample.all.first { $0.name == name })
    let files = example.sources.filter { $0.role == .test }.map(\.name)
    #expect(files.contains("\(tests).swift"))
    #expect(!files.contains("BoundedCounterTests.swift"))
  }

  @Test func `names are unique and can be typed`() {
    let names = GalleryExample.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }
}
