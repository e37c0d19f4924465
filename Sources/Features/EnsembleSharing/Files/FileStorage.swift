// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import Foundation

/// The place where `.fileStorage` keys keep their values.
public struct FileStorage: Hashable, Sendable {
  let files: StoredFiles

  /// Creates an empty storage.
  package init(disk: any Disk, scheduler: any FileScheduler) {
    files = StoredFiles(disk: disk, scheduler: scheduler)
  }

  /// The files of the computer.
  ///
  /// The first change after a second without a write is on the disk when `withLock` returns, unless
  /// another thread is using the file; the later ones are written together when that second ends.
  /// When the program ends, everything that waits is written. All of that holds in tests, too.
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

  /// Writes everything that waits now, and waits until that is done, but no longer than a limit.
  ///
  /// The end of a program does so, and that of a `TerminalApp` or a `WebServer`. Call it before a
  /// program ends in another way, such as by a signal.
  public func flush(within limit: Duration = .seconds(2)) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        flushAndWait(within: limit)
        done.resume()
      }
    }
  }

  /// Writes everything that waits now.
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
  /// The storage of `.fileStorage` keys that are created while it holds.
  ///
  /// Each test, and each preview, has one of its own in memory.
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
