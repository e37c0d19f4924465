// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Foundation
import IssueReporting
import TestTools
import Testing

/// Every save of a value in a file is answered once, whatever becomes of its write.
@Suite("Answers to saves of files")
struct FileSaveAnswerTests {
  private let files = ManualFiles()
  private let encodings = LockIsolated(0)
  private let isFailing = LockIsolated(false)

  private struct Unencodable: Error {}

  /// Changes a value that was already written, and returns the result of saving it.
  private func save(
    _ value: Int,
    with key: FileStorageKey<Int>,
    _ context: SaveContext = .didSet
  ) -> LockIsolated<[Bool]> {
    let answers = LockIsolated<[Bool]>([])
    key.save(
      value,
      context: context,
      continuation: SaveContinuation("A save") { result in
        answers.withValue { $0.append(result.isSuccess) }
      }
    )
    return answers
  }

  private var key: FileStorageKey<Int> {
    files.inStorage {
      .fileStorage(
        .file,
        decode: { @Sendable data in Int(String(decoding: data, as: UTF8.self)) ?? 0 },
        encode: { @Sendable [encodings, isFailing] value in
          encodings.withValue { $0 += 1 }
          if isFailing.value { throw Unencodable() }
          return Data("\(value)".utf8)
        }
      )
    }
  }

  @Test func `only the first change in a second is encoded and written on its own thread`() {
    let value = files.inStorage { Shared(wrappedValue: 0, key) }
    value.withLock { $0 = 1 }
    #expect(encodings.value == 1)
    #expect(files.text() == "1")
    for number in 2...5 { value.withLock { $0 = number } }
    #expect(encodings.value == 1)
    files.scheduler.advance(by: .seconds(1))
    #expect(encodings.value == 2)
    #expect(files.text() == "5")
  }

  @Test func `changes that are written together are answered together`() {
    let key = key
    let first = save(1, with: key)
    files.scheduler.run()
    let others = (2...4).map { save($0, with: key) }
    #expect(first.value == [true])
    #expect(others.map(\.value) == [[], [], []])
    files.scheduler.advance(by: .seconds(1))
    #expect(others.map(\.value) == [[true], [true], [true]])
  }

  @Test func `a change whose write was overtaken by 'save()' is answered by that`() {
    let key = key
    _ = save(1, with: key)
    files.scheduler.run()
    let waiting = save(2, with: key)
    let urgent = save(3, with: key, .userInitiated)
    files.scheduler.run()
    #expect((waiting.value, urgent.value) == ([true], [true]))
    files.scheduler.advance(by: .seconds(5))
    #expect((waiting.value, urgent.value) == ([true], [true]))
    #expect(files.text() == "3")
  }

  @Test func `a change that a deletion of the file discards is answered`() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      let key = key
      let subscription = key.subscribe(
        context: .initialValue(0),
        subscriber: SharedSubscriber(callback: { _ in })
      )
      _ = save(1, with: key)
      files.scheduler.run()
      let waiting = save(2, with: key)
      files.disk.delete("/file.json")
      files.scheduler.advance(by: .seconds(5))
      #expect(waiting.value == [true])
      subscription.cancel()
    }
    #expect(reporter.reports.allSatisfy { $0.message.contains("outside") })
  }

  @Test func `a value that cannot be encoded at the end of a window is answered with the error`() {
    let key = key
    _ = save(1, with: key)
    files.scheduler.run()
    let waiting = save(2, with: key)
    isFailing.setValue(true)
    files.scheduler.advance(by: .seconds(1))
    #expect(waiting.value == [false])
    #expect(files.text() == "1")
    isFailing.setValue(false)
    let next = save(3, with: key)
    files.scheduler.advance(by: .seconds(1))
    #expect((waiting.value, next.value) == ([false], [true]))
    #expect(files.text() == "3")
  }
}

extension ManualFiles {
  /// Calls a function whose keys use these files.
  func inStorage<R>(_ body: () -> R) -> R {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      body()
    }
  }
}
