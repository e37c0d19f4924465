// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// The files of the computer.
package struct LocalDisk: Disk {
  private let watcher: any FileWatcher
  private let cleaned = LockIsolated<Set<String>>([])

  package init() {
    self.init(watcher: FileWatchers.shared)
  }

  init(watcher: any FileWatcher) {
    self.watcher = watcher
  }

  package var now: Int64 {
    var time = timespec()
    #if os(Linux) || os(Android)
    // The clock that files are stamped with.
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    #else
    clock_gettime(CLOCK_REALTIME, &time)
    #endif
    return time.nanoseconds
  }

  package func stamp(of path: String) throws -> FileStamp? {
    var status = stat()
    if stat(path, &status) == 0 { return FileStamp(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw SystemError("stat")
  }

  package func read(_ path: String) throws -> FileContent? {
    guard let file = try OpenFile(reading: path) else { return nil }
    defer { file.close() }
    // If the file is changed while it is read, the event of that change causes another read.
    let stamp = try file.stamp()
    return FileContent(data: try file.readAll(), stamp: stamp)
  }

  package func watch(
    _ path: String,
    _ onEvent: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    watcher.watch(path, onEvent)
  }

  package func write(
    _ data: Data,
    to path: String,
    decide: (FileStamp?) -> FileReplacement
  ) throws -> FileWriteResult {
    let target = try SymbolicLink.target(of: path)
    let (folder, name) = FilePath.split(target)
    try createFolder(folder)
    clean(folder, name)
    while true {
      let temporary = try TemporaryFile(for: name, in: folder)
      do {
        return try write(data, through: temporary, to: target, decide)
      } catch let error as SystemError where error.operation == "rename" && error.code == ENOENT {
        // Another program has deleted the temporary file, which it took for a leftover.
        guard access(folder, F_OK) == 0 else { throw error }
      }
    }
  }

  private func write(
    _ data: Data,
    through temporary: TemporaryFile,
    to target: String,
    _ decide: (FileStamp?) -> FileReplacement
  ) throws -> FileWriteResult {
    var isRenamed = false
    defer {
      temporary.file.close()
      if !isRenamed { unlink(temporary.path) }
    }
    try temporary.file.takePermissions(of: target)
    try temporary.file.writeAll(data)
    try temporary.file.synchronize()
    let stamp = try temporary.file.stamp()
    var copy: String?
    switch decide(try self.stamp(of: target)) {
    case .abandon: return .abandoned
    case .replace: break
    case .replaceKeepingCopy: copy = try keepCopy(of: target)
    }
    guard rename(temporary.path, target) == 0 else { throw SystemError("rename") }
    isRenamed = true
    try synchronizeFolder(FilePath.split(target).folder)
    return .written(stamp, copy: copy)
  }

  private func createFolder(_ folder: String) throws {
    if access(folder, F_OK) == 0 { return }
    let (parent, _) = FilePath.split(folder)
    if parent != folder { try createFolder(parent) }
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw SystemError("mkdir") }
    try synchronizeFolder(parent)
  }

  private func synchronizeFolder(_ folder: String) throws {
    // A folder that may not be read can still be written to.
    guard let file = try? OpenFile(reading: folder) else { return }
    defer { file.close() }
    try file.synchronize()
  }

  /// Keeps the content of the file under another name, by a hard link or else a copy, and returns
  /// that name.
  private func keepCopy(of path: String) throws -> String {
    for name in FileCopies.names(for: path) {
      if link(path, name) == 0 { return name }
      if errno == EEXIST { continue }
      // The file system has no links.
      guard let content = try read(path), access(name, F_OK) != 0 else { continue }
      let file = try OpenFile(creating: name)
      defer { file.close() }
      try file.takePermissions(of: path)
      try file.writeAll(content.data)
      try file.synchronize()
      return name
    }
    throw SystemError("link")
  }

  /// Deletes the temporary files that earlier programs have left because they crashed.
  private func clean(_ folder: String, _ name: String) {
    let isFirst = cleaned.withValue { $0.insert(FilePath.join(folder, name)).inserted }
    guard isFirst else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for other in names where TemporaryFile.isName(other, for: name) {
      let path = FilePath.join(folder, other)
      guard let file = try? OpenFile(reading: path) else { continue }
      defer { file.close() }
      // A temporary file that is still being written is locked.
      if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }
  }
}

/// A temporary file that is locked while it is written, and then replaces another file.
private struct TemporaryFile {
  let path: String
  let file: OpenFile

  private static let count = LockIsolated(0)

  init(for name: String, in folder: String) throws {
    let number = Self.count.withValue { count in
      count += 1
      return count
    }
    var attempt = 0
    while true {
      let suffix = attempt == 0 ? "" : "-\(attempt)"
      let path = FilePath.join(
        folder,
        Self.prefix(name) + "\(getpid())-\(number)\(suffix)" + Self.suffix
      )
      do {
        file = try OpenFile(creating: path)
        self.path = path
        break
      } catch let error as SystemError where error.code == EEXIST && attempt < 100 {
        attempt += 1
      }
    }
    _ = flock(file.descriptor, LOCK_EX)
  }

  static func isName(_ other: String, for name: String) -> Bool {
    other.hasPrefix(prefix(name)) && other.hasSuffix(suffix)
  }

  /// Names are limited to 255 bytes, and a suffix is added here. So a long name is cut, with a hash
  /// that distinguishes names with the same beginning.
  private static func prefix(_ name: String) -> String {
    guard name.utf8.count > 50 else { return ".\(name)." }
    var end = name.utf8.index(name.utf8.startIndex, offsetBy: 50)
    while end.samePosition(in: name.unicodeScalars) == nil { end = name.utf8.index(before: end) }
    // 64-bit FNV-1a: another run of the program must find the same name.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return ".\(String(name.unicodeScalars[..<end]))-\(String(hash, radix: 16))."
  }

  private static let suffix = ".shared-tmp"
}

private struct OpenFile {
  let descriptor: CInt

  /// Opens a file, or returns nil if there is none.
  init?(reading path: String) throws {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemError("open")
    }
  }

  /// Creates a file.
  init(creating path: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw SystemError("open") }
  }

  func close() {
    #if canImport(Darwin)
    _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
    _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #else
    _ = Android.close(descriptor)
    #endif
  }

  func stamp() throws -> FileStamp {
    FileStamp(try status())
  }

  private func status() throws -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError("fstat") }
    return status
  }

  /// Copies the permissions and, if possible, the owner from the file at a path, if it exists.
  func takePermissions(of path: String) throws {
    var other = stat()
    guard stat(path, &other) == 0 else { return }
    let own = try status()
    // Only the superuser may change the owner; others may change the group to one of their groups.
    if own.st_uid != other.st_uid { _ = fchown(descriptor, other.st_uid, gid_t.max) }
    if own.st_gid != other.st_gid { _ = fchown(descriptor, uid_t.max, other.st_gid) }
    guard fchmod(descriptor, other.st_mode & 0o7777) == 0 else { throw SystemError("fchmod") }
  }

  func readAll() throws -> Data {
    let size = Int(try status().st_size)
    var data = Data(count: size + 1)
    var count = 0
    while true {
      if count == data.count { data.count *= 2 }
      let capacity = data.count
      // Safe: the buffer is valid during the call, and the system writes no more than its size.
      let result = data.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress! + count, capacity - count)
      }
      if result < 0 {
        if errno == EINTR { continue }
        throw SystemError("read")
      }
      if result == 0 { break }
      count += result
    }
    return data.prefix(count)
  }

  func writeAll(_ data: Data) throws {
    // Safe: the buffer is valid during the call, and the system reads no more than its size.
    try data.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let result = systemWrite(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if result < 0 {
          if errno == EINTR { continue }
          throw SystemError("write")
        }
        count += result
      }
    }
  }

  func synchronize() throws {
    guard fsync(descriptor) == 0 else {
      // Some file systems do not support it.
      if errno == EINVAL || errno == ENOTSUP { return }
      throw SystemError("fsync")
    }
  }
}

private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: CInt, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}

/// Operations on symbolic links.
enum SymbolicLink {
  /// Returns the chain of symbolic links from a path to the file, each path being the target of the
  /// previous one.
  static func chain(from path: String) -> [String] {
    var chain = [path]
    while chain.count < 40, let target = target(ofLink: chain[chain.count - 1]) {
      chain.append(target)
    }
    return chain
  }

  /// Returns the path of the file that a path refers to, with symbolic links resolved.
  static func target(of path: String) throws -> String {
    let chain = chain(from: path)
    guard chain.count < 40 else { throw SystemError("readlink", ELOOP) }
    return chain[chain.count - 1]
  }

  private static func target(ofLink path: String) -> String? {
    // Safe: the buffer is valid during the call, and the system writes no more than its size.
    let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) {
      let count = readlink(path, $0.baseAddress!, $0.count)
      return count < 0
        ? nil
        : String(decoding: $0[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard let target else { return nil }
    // `..` is not removed: it refers to the parent of the real folder, which only the system can
    // resolve.
    return target.hasPrefix("/") ? target : FilePath.join(FilePath.split(path).folder, target)
  }
}

extension SystemError {
  init(_ operation: String) {
    self.init(operation, errno)
  }

  init(_ operation: String, _ code: Int32) {
    self.init(operation: operation, code: code)
  }
}

extension FileStamp {
  init(_ status: stat) {
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino),
        size: Int64(status.st_size),
        modified: modified.nanoseconds
      ),
      changed: changed.nanoseconds
    )
  }
}

extension timespec {
  var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}
#else
/// The files of the computer, on systems without POSIX.
package struct LocalDisk: Disk {
  package init() {}

  package var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

  package func stamp(of path: String) throws -> FileStamp? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let date = attributes[.modificationDate] as? Date ?? .distantPast
    let modified = Int64(date.timeIntervalSince1970 * 1e9)
    let identity = FileStamp.Identity(
      inode: attributes[.systemFileNumber] as? UInt64 ?? 0,
      size: attributes[.size] as? Int64 ?? 0,
      modified: modified
    )
    return FileStamp(identity, changed: modified)
  }

  package func read(_ path: String) throws -> FileContent? {
    guard let stamp = try stamp(of: path) else { return nil }
    return FileContent(data: try Data(contentsOf: URL(fileURLWithPath: path)), stamp: stamp)
  }

  package func write(
    _ data: Data,
    to path: String,
    decide: (FileStamp?) -> FileReplacement
  ) throws -> FileWriteResult {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    var copy: String?
    switch decide(try stamp(of: path)) {
    case .abandon: return .abandoned
    case .replace: break
    case .replaceKeepingCopy:
      copy = FileCopies.names(for: path).first { !FileManager.default.fileExists(atPath: $0) }
      if let copy { try FileManager.default.copyItem(atPath: path, toPath: copy) }
    }
    try data.write(to: url, options: .atomic)
    guard let stamp = try stamp(of: path) else { throw CocoaError(.fileNoSuchFile) }
    return .written(stamp, copy: copy)
  }

  package func watch(
    _ path: String,
    _ onEvent: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    PollingWatcher.shared.watch(path, onEvent)
  }
}
#endif
