// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import EnsembleTestSupport
import Foundation
import IssueReporting
import IssueReportingTestSupport
import TestTools
import Testing

/// The storage of tests.
@Suite(.dependencies { _ in }) struct InMemoryFileStorageTests {
  @Test func closuresEncodeAndDecode() {
    @Shared(
      .fileStorage(
        .file,
        decode: { @Sendable data in data.count },
        encode: { @Sendable count in Data(repeating: 65, count: count) }
      )
    ) var value = 0
    $value.withLock { $0 = 3 }
    #expect(value == 3)
  }

  @Test(arguments: 1...5)
  func eachTestHasItsOwnFiles(number: Int) {
    @Shared(.fileStorage(.file)) var value = 0
    #expect(value == 0)
    $value.withLock { $0 = number }
    #expect(value == number)
  }

  @Test func changesAreWrittenWithoutDelay() {
    @Dependency(\.defaultFileStorage) var storage
    do {
      @Shared(.fileStorage(.file)) var value = 0
      for _ in 1...3 { $value.withLock { $0 += 1 } }
    }
    @Shared(.fileStorage(.file)) var value = 0
    #expect(value == 3)
  }

  @Test func defaultsOfAKeyAreUsed() {
    @Shared(.storedCount) var count
    #expect(count == 7)
    $count.withLock { $0 += 1 }
    @SharedReader(.storedCount) var reader
    #expect(reader == 8)
    @Shared(.fileStorage(.file)) var plain = 0
    #expect(plain == 8)
  }

  @Test func optionalsNeedNoDefault() {
    @Shared(.fileStorage(.file)) var value: Int?
    #expect(value == nil)
    $value.withLock { $0 = 1 }
    $value.withLock { $0 = nil }
    #expect(value == nil)
  }
}

extension SharedKey where Self == FileStorageKey<Int>.Default {
  fileprivate static var storedCount: Self { Self[.fileStorage(.file), default: 7] }
}
