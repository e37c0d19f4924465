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
/// An unlinked file that vanishes with the process. Writing appends at its end, reading starts at
/// its beginning.
///
/// Everything except creating and closing it is safe in a signal handler.
struct AnonymousFile {
  /// The descriptor for appending.
  let writing: CInt
  private let reading: CInt

  /// Creates the file in the first directory that allows it; nil if there is none.
  init?(in directories: [String]) {
    for directory in directories {
      var path = Array("\(directory)/ensemble-XXXXXX".utf8CString)
      let writing = mkstemp(&path)
      guard writing >= 0 else { continue }
      // Opened twice, so that reading and writing have separate offsets.
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

  /// The size of the file in bytes.
  var size: Int { Int(lseek(writing, 0, SEEK_END)) }

  /// The number of unread bytes.
  var unread: Int { size - Int(lseek(reading, 0, SEEK_CUR)) }

  func skip(_ count: Int) { _ = lseek(reading, off_t(count), SEEK_CUR) }

  /// Copies the unread bytes to a descriptor. Returns false if it has no reader any more.
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
