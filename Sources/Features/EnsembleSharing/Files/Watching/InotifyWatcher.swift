// SPDX-License-Identifier: MIT

import EnsembleInternals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
import EnsembleShims
import Foundation

/// A watcher that uses inotify, with one thread for all files.
///
/// It watches folders, since a replaced file has another inode. If a folder does not exist yet, it
/// watches the nearest existing folder above. It also polls files on network file systems, where
/// inotify only sees changes by this computer, and files whose folder cannot be watched.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`, under which only the system is
/// called; the descriptors are constant.
final class InotifyWatcher: FileWatcher, @unchecked Sendable {
  /// A name in a watched folder, whose events affect a file.
  private struct Point: Hashable {
    let name: String
    let path: String
    let file: Int
  }

  private struct File {
    let path: String
    let onEvent: @Sendable () -> Void
    var folders: Set<CInt> = []
    var isPolled = false
  }

  private let descriptor: CInt
  /// Wakes the thread when a file is to be polled for the first time.
  private let wakingPipe: (reading: CInt, writing: CInt)
  private let lock = Lock()
  private var files: [Int: File] = [:]
  private var points: [CInt: Set<Point>] = [:]
  private var lastID = 0

  /// Starts a watcher; nil if the system allows no more of them.
  init?() {
    descriptor = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
    var ends: [CInt] = [-1, -1]
    guard descriptor >= 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakingPipe = (ends[0], ends[1])
    let thread = Thread { [self] in
      while true { wait() }
    }
    thread.name = "EnsembleSharing.files"
    thread.start()
  }

  func watch(_ path: String, _ onEvent: @escaping @Sendable () -> Void) -> SharedSubscription {
    let (id, isPolled) = lock.withLock {
      lastID += 1
      files[lastID] = File(path: path, onEvent: onEvent)
      arm(lastID)
      return (lastID, files[lastID]?.isPolled == true)
    }
    if isPolled { wake() }
    return SharedSubscription { [self] in remove(id) }
  }

  private func remove(_ id: Int) {
    let removed = lock.withLock {
      let removed = files.removeValue(forKey: id)
      for folder in removed?.folders ?? [] { release(folder, of: id) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(wakingPipe.writing, &byte, 1)
  }

  // MARK: Folders

  /// Watches the folders that a file depends on; called with the lock held.
  private func arm(_ id: Int) {
    guard var file = files[id] else { return }
    var folders = file.folders
    var names = WatchedName.names(for: file.path)
    // Repeated, since a folder may be created before its parent is watched.
    for _ in 1...3 {
      for folder in folders { points[folder] = points[folder]?.filter { $0.file != id } }
      file.folders = []
      file.isPolled = false
      for watched in names {
        let folder = inotify_add_watch(descriptor, watched.folder, Self.events)
        if folder >= 0 {
          let path = FilePath.join(watched.folder, watched.name)
          points[folder, default: []].insert(Point(name: watched.name, path: path, file: id))
          file.folders.insert(folder)
          folders.insert(folder)
        }
        if folder < 0 || watched.isRemote { file.isPolled = true }
      }
      let now = WatchedName.names(for: file.path)
      if now == names { break }
      names = now
    }
    files[id] = file
    for folder in folders where points[folder]?.isEmpty == true { release(folder, of: id) }
  }

  /// Stops watching a folder for a file; called with the lock held.
  private func release(_ folder: CInt, of id: Int) {
    guard var remaining = points[folder] else { return }
    remaining = remaining.filter { $0.file != id }
    points[folder] = remaining.isEmpty ? nil : remaining
    if remaining.isEmpty { inotify_rm_watch(descriptor, folder) }
  }

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  // MARK: Events

  /// Waits for events or for the next poll, and notifies the affected files; called on the
  /// watcher's thread.
  private func wait() {
    let polls = lock.withLock { files.values.contains { $0.isPolled } }
    var inputs = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakingPipe.reading, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&inputs, 2, polls ? 1000 : -1)
    if inputs[1].revents != 0 {
      var byte: UInt8 = 0
      _ = read(wakingPipe.reading, &byte, 1)
    }
    let events = count > 0 && inputs[0].revents != 0 ? readEvents() : []
    let handlers = lock.withLock {
      var concerned = Set<Int>()
      for event in events { collectFiles(concernedBy: event, &concerned) }
      for id in concerned { arm(id) }
      if count == 0 { concerned.formUnion(files.filter { $0.value.isPolled }.keys) }
      return concerned.compactMap { files[$0]?.onEvent }
    }
    for handler in handlers { handler() }
  }

  private struct Event {
    let folder: CInt
    let mask: UInt32
    let name: String

    func contains(_ event: some BinaryInteger) -> Bool { mask & UInt32(event) != 0 }
  }

  private func readEvents() -> [Event] {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return [] }
    // Safe: the system has written whole events, each with the length of the name that follows.
    return bytes.withUnsafeBytes { bytes in
      var events: [Event] = []
      var offset = 0
      while offset < count {
        let header = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        offset += MemoryLayout<inotify_event>.size
        let name = bytes[offset..<offset + Int(header.len)].prefix { $0 != 0 }
        offset += Int(header.len)
        events.append(
          Event(folder: header.wd, mask: header.mask, name: String(decoding: name, as: UTF8.self))
        )
      }
      return events
    }
  }

  /// Collects the files that an event affects; called with the lock held.
  private func collectFiles(concernedBy event: Event, _ concerned: inout Set<Int>) {
    if event.contains(IN_Q_OVERFLOW) {
      concerned.formUnion(files.keys)
      return
    }
    guard let points = points[event.folder] else { return }
    if event.contains(IN_IGNORED) {
      self.points[event.folder] = nil
      for point in points { files[point.file]?.folders.remove(event.folder) }
    }
    let concernsAll =
      event.contains(IN_IGNORED) || event.contains(IN_DELETE_SELF) || event.contains(IN_MOVE_SELF)
    for point in points where concernsAll || point.name == event.name {
      // A created file is still empty, and another event follows its content; a created link
      // already has content.
      if event.contains(IN_CREATE), !event.contains(IN_ISDIR),
        WatchedName.isBeingWritten(point.path)
      {
        continue
      }
      concerned.insert(point.file)
    }
  }
}

/// A name in a watched folder, whose events affect a file.
private struct WatchedName: Equatable {
  let folder: String
  let name: String
  let isRemote: Bool

  /// Returns the folder entries whose events affect the file at a path: the file, symbolic links on
  /// the way, and their folders.
  static func names(for path: String) -> [Self] {
    SymbolicLink.chain(from: path).map { path in
      var (folder, name) = FilePath.split(path)
      while !isFolder(folder), folder != "/" { (folder, name) = FilePath.split(folder) }
      return Self(folder: folder, name: name, isRemote: ensemble_is_remote(folder))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a created file is new, rather than a hard link or a symbolic link.
  static func isBeingWritten(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}
#endif
