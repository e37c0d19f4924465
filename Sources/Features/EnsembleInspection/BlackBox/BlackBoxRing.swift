// SPDX-License-Identifier: MIT

#if !os(Windows) && !os(WASI)
import EnsembleShims
import Foundation

/// The last entries of a process, in a file that is mapped into its memory.
///
/// The kernel owns written bytes, and keeps them however the process ends, so no signal handler is
/// needed.
///
/// `@unchecked Sendable`: `base` and `number` are guarded by the lock, under which only code of
/// this file runs; the other members are constant.
package final class BlackBoxRing: @unchecked Sendable {
  /// The smallest capacity, in bytes.
  package static let minimum = 4096

  private let lock = NSLock()
  private let slotCount: Int
  private let size: Int
  // Open as long as the ring exists: its lock keeps other processes from using the file.
  private let descriptor: Int32
  // Valid until it is nil.
  private var base: UnsafeMutableRawPointer?
  private var number: UInt64 = 0
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Creates a file with its ring. An existing file is kept, with `.previous` appended to its name.
  package init(at url: URL, capacity: Int) throws {
    guard capacity >= Self.minimum, capacity <= 1 << 30 else {
      throw BlackBoxError(
        "The capacity of a black box is \(Self.minimum) bytes to 1 GiB, and not \(capacity)."
      )
    }
    slotCount = (capacity - BlackBoxFormat.headerSize) / BlackBoxFormat.slotSize
    size = BlackBoxFormat.headerSize + slotCount * BlackBoxFormat.slotSize
    let new = url.path + ".new-\(getpid())"
    unlink(new)
    descriptor = open(new, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure("created", url) }
    do {
      base = try Self.map(descriptor, size, url)
      writeHeader()
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      try Self.keepPrevious(url)
      guard rename(new, url.path) == 0 else { throw Self.failure("renamed", url) }
    } catch {
      // The ring is released, which closes the file.
      unlink(new)
      throw error
    }
  }

  deinit {
    if let base { munmap(base, size) }
    if descriptor >= 0 { Self.unlock(descriptor) }
  }

  /// Unlocks a file, and closes it.
  private static func unlock(_ descriptor: Int32) {
    // Between its fork and its start, a child process has the descriptor, and thereby the lock.
    flock(descriptor, LOCK_UN)
    Foundation.close(descriptor)
  }

  private static func failure(_ verb: String, _ url: URL) -> BlackBoxError {
    BlackBoxError(
      "The black box \(url.path) cannot be \(verb): \(String(cString: strerror(errno))). "
        + "Choose a folder that exists and may be written."
    )
  }

  /// Fills a file with zeros, and maps it.
  private static func map(
    _ descriptor: Int32,
    _ size: Int,
    _ url: URL
  ) throws -> UnsafeMutableRawPointer {
    // Zeros are written in advance, since a write to a mapped page without space on the disk would
    // crash the process.
    let zeros = [UInt8](repeating: 0, count: size)
    var offset = 0
    while offset < size {
      let count = zeros.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + offset, size - offset, off_t(offset))
      }
      guard count > 0 else { throw failure("written", url) }
      offset += count
    }
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw failure("mapped", url) }
    return address
  }

  /// Renames the box of an earlier process.
  private static func keepPrevious(_ url: URL) throws {
    let old = open(url.path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard old >= 0 else {
      if errno == ENOENT { return }
      throw failure("opened", url)
    }
    defer { unlock(old) }
    guard flock(old, LOCK_EX | LOCK_NB) == 0 else {
      throw BlackBoxError(
        "The black box \(url.path) is that of a running process. Give each process its own file."
      )
    }
    guard rename(url.path, url.path + ".previous") == 0 else { throw failure("renamed", url) }
  }

  private func writeHeader() {
    guard let base else { return }
    base.storeBytes(of: BlackBoxFormat.magic, as: UInt64.self)
    store(UInt64(slotCount), BlackBoxFormat.Header.slotCount, base)
    store(ensemble_wall_clock(), BlackBoxFormat.Header.wallTime, base)
  }

  private func store<Value: BitwiseCopyable>(
    _ value: Value,
    _ offset: Int,
    _ base: UnsafeMutableRawPointer
  ) {
    base.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }

  /// Appends an entry, in place of the oldest one if the ring is full.
  ///
  /// - Returns: The entry, with its number and its time.
  @discardableResult
  package func append(_ entry: BlackBoxEntry) -> BlackBoxEntry {
    // The time is taken, and the text made contiguous, before the lock.
    var entry = entry
    entry.time = DispatchTime.now().uptimeNanoseconds - start
    entry.text.makeContiguousUTF8()
    lock.lock()
    defer { lock.unlock() }
    guard let base else { return entry }
    number += 1
    entry.number = number
    write(entry, to: base)
    return entry
  }

  /// Rewrites an entry, unless a newer one has replaced it.
  package func update(_ entry: BlackBoxEntry) {
    lock.lock()
    defer { lock.unlock() }
    guard let base, number - entry.number < UInt64(slotCount) else { return }
    write(entry, to: base)
  }

  /// Writes a slot. If the process ends during the write, the slot has a wrong checksum: the
  /// checksum covers all bytes that are read.
  private func write(_ entry: BlackBoxEntry, to base: UnsafeMutableRawPointer) {
    typealias Slot = BlackBoxFormat.Slot
    let index = Int(entry.number % UInt64(slotCount))
    let slot = base + BlackBoxFormat.headerSize + index * BlackBoxFormat.slotSize
    store(entry.number, Slot.number, slot)
    store(entry.time, Slot.time, slot)
    store(entry.action, Slot.action, slot)
    store(entry.effect, Slot.other, slot)
    store(entry.store, Slot.store, slot)
    store(entry.duration, Slot.duration, slot)
    store(entry.line, Slot.line, slot)
    store(UInt32(entry.kind.rawValue), Slot.kind, slot)
    // Only closures of the standard library run here, on a native string.
    let length = entry.text.utf8.withContiguousStorageIfAvailable { bytes in
      let count = min(bytes.count, BlackBoxFormat.textLimit)
      if count < BlackBoxFormat.textLimit {
        store(UInt64(0), Slot.text + count / 8 * 8, slot)
      }
      if let source = bytes.baseAddress {
        (slot + Slot.text).copyMemory(from: source, byteCount: count)
      }
      return count
    }
    store(UInt8(length ?? 0), Slot.length, slot)
    store(BlackBoxFormat.checksum(slot, length: length ?? 0), Slot.checksum, slot)
  }

  /// Marks the file as ended regularly.
  package func markEnded() {
    lock.lock()
    defer { lock.unlock() }
    if let base { store(UInt64(1), BlackBoxFormat.Header.hasEnded, base) }
  }

  /// Marks the file as ended, and ignores all later entries.
  package func close() {
    markEnded()
    lock.lock()
    defer { lock.unlock() }
    if let base { munmap(base, size) }
    base = nil
    _ = flock(descriptor, LOCK_UN)
  }

  /// The bytes of the file; nil after the ring was closed.
  package var data: Data? {
    lock.lock()
    defer { lock.unlock() }
    return base.map { Data(bytes: $0, count: size) }
  }
}
#endif
