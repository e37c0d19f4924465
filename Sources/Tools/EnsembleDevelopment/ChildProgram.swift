// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A child process that shares the terminal of this process.
///
/// Foundation's `Process` puts a child into a new process group, which may not use the terminal.
package struct ChildProgram: Sendable {
  private let id: pid_t

  /// An error of starting a program.
  package struct StartError: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    package var description: String {
      "'\(path)' cannot be started: \(String(cString: strerror(code)))"
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the executable.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The whole environment.
  ///   - onExit: A closure that is called once, on another thread, when the program has exited.
  /// - Throws: ``StartError``.
  package init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    onExit: @escaping @Sendable (DevelopmentLoop.ProgramExit) -> Void
  ) throws {
    let id = try Self.spawn(path, arguments, environment.map { "\($0.key)=\($0.value)" })
    self.id = id
    // A thread of its own, since it is blocked for as long as the program runs.
    Thread.detachNewThread { onExit(Self.wait(for: id)) }
  }

  /// Asks the program to end.
  package func terminate() { _ = Self.send(SIGTERM, to: id) }

  /// Ends the program at once.
  package func kill() { _ = Self.send(SIGKILL, to: id) }

  private static func send(_ signal: Int32, to id: pid_t) -> Int32 {
    #if canImport(Glibc)
    Glibc.kill(id, signal)
    #elseif canImport(Musl)
    Musl.kill(id, signal)
    #else
    Darwin.kill(id, signal)
    #endif
  }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ environment: [String]
  ) throws -> pid_t {
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Resets the signals, since a child inherits ignored and blocked signals.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var id = pid_t()
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&id, path, nil, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw StartError(path: path, code: code) }
    return id
  }

  /// Calls a closure with texts as C expects arguments: pointers, the last of which is nil.
  private static func withCStrings<R>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func wait(for id: pid_t) -> DevelopmentLoop.ProgramExit {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    // Like the macros of <sys/wait.h>, which Swift does not import.
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }
}
