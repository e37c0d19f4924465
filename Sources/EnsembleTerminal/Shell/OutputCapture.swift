// SPDX-License-Identifier: MIT

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
  /// Keeps what is printed while a terminal shows something else, and prints it afterwards.
  ///
  /// What leads to the terminal leads into a file meanwhile: unlike with a pipe, nobody has to read for the program
  /// to go on, and what is in it outlasts a crash.
  struct OutputCapture {
    /// Where the terminal is reached, also meanwhile.
    let terminal: CInt
    private let streams: UnsafeMutableBufferPointer<Stream>
    /// Two, written to in turn, so that the beginning can be forgotten while somebody writes.
    private let files: UnsafeMutablePointer<UnnamedFile>
    private let limit: Int
    private let counts: UnsafeMutablePointer<Counts>
    private let buffer: UnsafeMutablePointer<UInt8>
    private static let bufferSize = 4096

    /// A descriptor that is led elsewhere, and where it leads by itself.
    private struct Stream {
      let descriptor: CInt
      let original: CInt
    }

    private struct Counts {
      /// Which file is written to.
      var newest = 0
      /// How many bytes were forgotten.
      var dropped = 0
    }

    /// Prepares to keep what is printed to those of some descriptors that lead to a terminal. Nil if none does, or if
    /// the system has no file or no descriptor left.
    ///
    /// - Parameters:
    ///   - limit: How many bytes are printed in the end: the last ones.
    ///   - directories: Where files are made, if possible in the first.
    init?(
      of descriptors: [CInt],
      to output: CInt,
      limit: Int = 1 << 20,
      directories: [String] = [Platform.variable("TMPDIR"), "/tmp"].compactMap { $0 }
    ) {
      let led = descriptors.filter { Platform.isSameTerminal($0, output) }
      guard !led.isEmpty else { return nil }
      let copies = ([output] + led).map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
      let made = (0..<2).compactMap { _ in UnnamedFile(in: directories) }
      guard !copies.contains(-1), made.count == 2 else {
        for copy in copies where copy >= 0 { _ = close(copy) }
        for file in made { file.discard() }
        return nil
      }
      terminal = copies[0]
      streams = .allocate(capacity: led.count)
      _ = streams.initialize(from: zip(led, copies.dropFirst()).map(Stream.init))
      files = .allocate(capacity: 2)
      for (offset, file) in made.enumerated() { (files + offset).initialize(to: file) }
      self.limit = limit
      counts = .allocate(capacity: 1)
      counts.initialize(to: Counts())
      buffer = .allocate(capacity: Self.bufferSize)
    }

    /// Gives everything back to the system, after the end.
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

    /// From now on what is printed is kept.
    func begin() {
      if hasStandardOutput {
        // What was printed before belongs to the terminal.
        StandardOutput.flush()
        StandardOutput.flushLines()
      }
      leadIntoNewest()
    }

    /// Takes over what was printed and is still held back in memory.
    func flush() {
      if hasStandardOutput { StandardOutput.flush() }
    }

    /// Forgets the beginning if there is so much that it will not be printed: a file must not grow for ever. The end
    /// may come at any point of it, as both files can be printed at each.
    func trim() {
      guard files[counts.pointee.newest].size >= limit else { return }
      let next = 1 - counts.pointee.newest
      counts.pointee.dropped += files[next].unread
      files[next].makeEmpty()
      counts.pointee.newest = next
      leadIntoNewest()
    }

    private var hasStandardOutput: Bool {
      streams.contains { $0.descriptor == StandardOutput.descriptor }
    }

    private func leadIntoNewest() {
      let file = files[counts.pointee.newest].writing
      for stream in streams { lead(stream.descriptor, to: file) }
    }

    // MARK: Handlers of signals

    /// Leads everything to the terminal again, and prints there what was kept. It allocates nothing, so the handler of
    /// a signal may call it.
    func end() {
      // Before what is printed from now on.
      let isThere = printKept()
      var offset = 0
      while offset < streams.count {
        lead(streams[offset].descriptor, to: streams[offset].original)
        offset += 1
      }
      // What was printed meanwhile.
      if isThere { _ = printKept() }
    }

    private func lead(_ descriptor: CInt, to target: CInt) {
      while dup2(target, descriptor) < 0, errno == EINTR {}
    }

    /// False if the terminal is gone.
    private func printKept() -> Bool {
      let newer = files[counts.pointee.newest]
      let older = files[1 - counts.pointee.newest]
      let excess = older.unread + newer.unread - limit
      if excess > 0 {
        let isMore = excess > older.unread
        newer.skip(isMore ? excess - older.unread : 0)
        older.skip(isMore ? older.unread : excess)
        counts.pointee.dropped += excess
      }
      return printDropped() && older.copy(to: terminal, through: buffer, Self.bufferSize)
        && newer.copy(to: terminal, through: buffer, Self.bufferSize)
    }

    private func printDropped() -> Bool {
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
