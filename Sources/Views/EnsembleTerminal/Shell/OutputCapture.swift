// SPDX-License-Identifier: MIT

import EnsembleInternals

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

// Printed output would be drawn over the screen, or be lost with it. It is redirected to an
// unlinked file, which is printed when the terminal is restored, so that the message of a
// `fatalError` is visible; a pipe would need a reader, even in a crash. Two files are used in turn,
// so that old output can be dropped without a moment in which writing fails.

/// Captures printed output while the terminal shows a view, and prints it afterwards.
///
/// Streams of the terminal are redirected to a file in the meantime: unlike a pipe, it needs no
/// reader for the process to continue, and its content outlasts a crash.
struct OutputCapture {
  /// A descriptor of the terminal that is not redirected.
  let terminal: CInt
  private let streams: UnsafeMutableBufferPointer<Stream>
  /// Two files, written in turn, so that old output can be dropped while writing continues.
  private let files: UnsafeMutablePointer<AnonymousFile>
  private let limit: Int
  private let counts: UnsafeMutablePointer<Counts>
  private let buffer: UnsafeMutablePointer<UInt8>
  private static let bufferSize = 4096

  /// A redirected descriptor, and a copy of its original target.
  private struct Stream {
    let descriptor: CInt
    let original: CInt
  }

  private struct Counts {
    /// The index of the file that is written to.
    var newest = 0
    /// The number of bytes that were dropped.
    var dropped = 0
  }

  /// Prepares to capture the output of the given descriptors that lead to a terminal. Nil if none
  /// does, or if the system has no file or descriptor left.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes that are printed in the end: the last ones.
  ///   - directories: The directories for the files, in order of preference.
  init?(
    of descriptors: [CInt],
    to output: CInt,
    limit: Int = 1 << 20,
    directories: [String] = [Platform.variable("TMPDIR"), "/tmp"].compactMap { $0 }
  ) {
    let redirected = descriptors.filter { Platform.isSameTerminal($0, output) }
    guard !redirected.isEmpty else { return nil }
    let copies = ([output] + redirected).map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    let made = (0..<2).compactMap { _ in AnonymousFile(in: directories) }
    guard !copies.contains(-1), made.count == 2 else {
      for copy in copies where copy >= 0 { _ = close(copy) }
      for file in made { file.discard() }
      return nil
    }
    terminal = copies[0]
    streams = .allocate(capacity: redirected.count)
    _ = streams.initialize(from: zip(redirected, copies.dropFirst()).map(Stream.init))
    files = .allocate(capacity: 2)
    for (offset, file) in made.enumerated() { (files + offset).initialize(to: file) }
    self.limit = limit
    counts = .allocate(capacity: 1)
    counts.initialize(to: Counts())
    buffer = .allocate(capacity: Self.bufferSize)
  }

  /// Releases all resources, after the end.
  func discard() {
    _ = close(terminal)
    for stream in streams { _ = close(stream.original) }
    for offset in 0..<2 { files[offset].discard() }
    streams.deallocate()
    files.deallocate()
    counts.deallocate()
    buffer.deallocate()
  }

  // MARK: While something else is shown

  /// Starts to capture.
  func begin() {
    if hasStandardOutput {
      // Output printed before belongs to the terminal.
      StandardOutput.flush()
      StandardOutput.flushLines()
    }
    redirectToNewest()
  }

  /// Writes out text that is still buffered in memory.
  func flush() {
    if hasStandardOutput { StandardOutput.flush() }
  }

  /// Drops old output beyond the limit, so that the files do not grow forever.
  ///
  /// A signal may end the program at any point in here, because both files can be printed at
  /// each.
  func trim() {
    guard files[counts.pointee.newest].size >= limit else { return }
    let next = 1 - counts.pointee.newest
    counts.pointee.dropped += files[next].unread
    files[next].makeEmpty()
    counts.pointee.newest = next
    redirectToNewest()
  }

  private var hasStandardOutput: Bool {
    streams.contains { $0.descriptor == StandardOutput.descriptor }
  }

  private func redirectToNewest() {
    let file = files[counts.pointee.newest].writing
    for stream in streams { redirect(stream.descriptor, to: file) }
  }

  // MARK: Handlers of signals

  /// Restores the streams, and prints the captured output. Allocates nothing, so that a signal
  /// handler may call it.
  func end() {
    // Before anything that is printed from now on.
    let isTerminalThere = printCaptured()
    var offset = 0
    while offset < streams.count {
      redirect(streams[offset].descriptor, to: streams[offset].original)
      offset += 1
    }
    // Output printed in the meantime.
    if isTerminalThere { _ = printCaptured() }
  }

  private func redirect(_ descriptor: CInt, to target: CInt) {
    while dup2(target, descriptor) < 0, errno == EINTR {}
  }

  /// Prints the captured output. Returns false if the terminal is gone.
  private func printCaptured() -> Bool {
    let newer = files[counts.pointee.newest]
    let older = files[1 - counts.pointee.newest]
    let excess = older.unread + newer.unread - limit
    if excess > 0 {
      let isMore = excess > older.unread
      newer.skip(isMore ? excess - older.unread : 0)
      older.skip(isMore ? older.unread : excess)
      counts.pointee.dropped += excess
    }
    return printDroppedCount() && older.copy(to: terminal, through: buffer, Self.bufferSize)
      && newer.copy(to: terminal, through: buffer, Self.bufferSize)
  }

  private func printDroppedCount() -> Bool {
    var rest = counts.pointee.dropped
    guard rest > 0 else { return true }
    counts.pointee.dropped = 0
    var start = Self.bufferSize
    while rest > 0 {
      start -= 1
      buffer[start] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    let text: StaticString = " bytes that were printed before this are left out.\n"
    return Platform.write(buffer + start, count: Self.bufferSize - start, to: terminal)
      && Platform.write(text.utf8Start, count: text.utf8CodeUnitCount, to: terminal)
  }
}
#endif
