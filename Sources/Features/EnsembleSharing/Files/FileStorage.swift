// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import Foundation

/// The storage of the values of `.fileStorage` keys.
public struct FileStorage: Hashable, Sendable {
  let files: StoredFiles

  /// Creates an empty storage.
  package init(disk: any Disk, scheduler: any FileScheduler) {
    files = StoredFiles(disk: disk, scheduler: scheduler)
  }

  /// The files of the computer.
  ///
  /// The first change after a second without a write is on the disk when `withLock` returns, unless
  /// another thread is using the file; later changes are written together when that second ends.
  /// Pending changes are written when the program ends. All of this also applies in tests.
  public static let fileSystem: Self = {
    let storage = Self(disk: LocalDisk(), scheduler: QueueScheduler())
    ProgramEnd.add { storage.flushAndWait(within: .seconds(2)) }
    return storage
  }()

  /// An empty storage in memory, which is written without delay.
  public static var inMemory: Self {
    Self(disk: MemoryDisk(), scheduler: ImmediateScheduler())
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.files === rhs.files }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(files))
  }

  /// Writes all pending changes, and waits until they are on the disk, up to a time limit.
  ///
  /// This happens automatically at the normal end of a program, and of a `TerminalApp` or a
  /// `WebServer`. Call it before a program ends in another way, such as by a signal.
  public func flush(within limit: Duration = .seconds(2)) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        flushAndWait(within: limit)
        done.resume()
      }
    }
  }

  /// Writes all pending changes, and blocks the thread meanwhile.
  ///
  /// - Returns: True if all files were written, or have failed, in time.
  @discardableResult
  package func flushAndWait(within limit: Duration) -> Bool {
    let group = DispatchGroup()
    for file in files.all {
      group.enter()
      file.flush { group.leave() }
    }
    return group.wait(timeout: .now() + limit.inSeconds) == .success
  }
}

extension DependencyValues {
  /// The storage behind `.fileStorage` keys. A key captures it when it is created.
  ///
  /// Each test and each preview has its own storage in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }
}

private enum FileStorageDependency: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
