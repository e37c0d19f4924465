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
  /// A file that nobody else finds, and that is gone with the program. What is written to its end is read from its
  /// beginning.
  ///
  /// Everything but making and closing it may be done by the handler of a signal.
  struct UnnamedFile {
    /// What is written here is added to the end.
    let writing: CInt
    private let reading: CInt

    /// Makes it in the first directory that it can be made in; nil if there is none.
    init?(in directories: [String]) {
      for directory in directories {
        var path = Array("\(directory)/ensemble-XXXXXX".utf8CString)
        let writing = mkstemp(&path)
        guard writing >= 0 else { continue }
        // Opened twice, to read at another place than where it is written.
        let reading = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        _ = unlink(path)
        guard reading >= 0, fcntl(writing, F_SETFL, O_APPEND) == 0 else {
          for descriptor in [writing, reading] where descriptor >= 0 { _ = close(descriptor) }
          continue
        }
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        (self.writing, self.reading) = (writing, reading)
        return
      }
      return nil
    }

    /// How many bytes are in it.
    var size: Int { Int(lseek(writing, 0, SEEK_END)) }

    /// How many bytes of it have not been read.
    var unread: Int { size - Int(lseek(reading, 0, SEEK_CUR)) }

    func skip(_ count: Int) { _ = lseek(reading, off_t(count), SEEK_CUR) }

    /// Writes what has been unread until now to a descriptor. False if nobody reads there.
    func copy(
      to descriptor: CInt,
      through buffer: UnsafeMutablePointer<UInt8>,
      _ bufferSize: Int
    ) -> Bool {
      var rest = unread
      while rest > 0 {
        let count = read(reading, buffer, rest < bufferSize ? rest : bufferSize)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return true }
        guard Platform.write(buffer, count: count, to: descriptor) else { return false }
        rest -= count
      }
      return true
    }

    func makeEmpty() {
      _ = ftruncate(writing, 0)
      _ = lseek(reading, 0, SEEK_SET)
    }

    func discard() {
      _ = close(writing)
      _ = close(reading)
    }
  }
#endif
