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
/// The signal handlers of a program in a terminal.
///
/// Signals that request a reaction are written to a pipe, as a byte each. Signals that end the
/// program restore the terminal first.
enum Signals {
  /// The signals that ask the program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signal that asks the program to stop.
  static let suspending = SIGTSTP
  /// The signal that reports that the program continues.
  static let continuing = SIGCONT
  private static let asking = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// The signals that have handlers.
  @MainActor private static var installed: [CInt] = []

  private struct HandlerState {
    var pipe: CInt = -1
    /// 1 if the program was asked to end before.
    var isEnding: CInt = 0
  }

  // Safe: the pointers never change. They point to numbers that are written by the main actor
  // before the handlers are installed, and by handlers; a handler that reads an old number acts as
  // it would have a moment before.
  private nonisolated(unsafe) static let memory = {
    let memory = UnsafeMutablePointer<HandlerState>.allocate(capacity: 1)
    memory.initialize(to: HandlerState())
    return memory
  }()
  private nonisolated(unsafe) static let old = {
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    old.initialize(repeating: sigaction(), count: 65)
    return old
  }()

  /// Installs handlers; without a terminal session, only for the signals that end the program.
  @MainActor
  static func install(pipe: CInt, inTerminal: Bool = true) {
    TerminalRestoration.prepare()
    memory.pointee = HandlerState(pipe: pipe)
    for signal in ending { handle(signal) { Signals.end($0) } }
    if inTerminal {
      for signal in asking { handle(signal) { Signals.notify($0) } }
      for signal in crashes { handle(signal) { Signals.crash($0) } }
    }
    // The reader of a pipe may be gone; a failing write is enough to notice that.
    var ignored = sigaction.handler(SIG_IGN)
    sigaction(SIGPIPE, &ignored, old + Int(SIGPIPE))
    installed = ending + (inTerminal ? asking + crashes : []) + [SIGPIPE]
  }

  /// Restores all previous handlers.
  @MainActor
  static func uninstall() {
    for signal in installed { sigaction(signal, old + Int(signal), nil) }
    installed = []
    memory.pointee.pipe = -1
  }

  /// Sends a signal to the other processes of the job: the shell treats them as one, and knows
  /// only the first.
  @MainActor
  static func forwardToJob(_ signal: CInt) {
    var ignored = sigaction.handler(SIG_IGN)
    var before = sigaction()
    sigaction(signal, &ignored, &before)
    kill(0, signal)
    // Discards this process's own signal, if it is pending because it is blocked.
    sigaction(signal, &ignored, nil)
    sigaction(signal, &before, nil)
  }

  /// Performs the default action of a signal before it returns.
  static func raiseDefault(_ signal: CInt) {
    var action = sigaction.handler(SIG_DFL)
    var before = sigaction()
    sigaction(signal, &action, &before)
    // Threads that run Swift tasks block signals, and a handler blocks its own.
    var unblocked = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, signal)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &blocked)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    sigaction(signal, &before, nil)
  }

  private static func handle(
    _ signal: CInt,
    with handler: @escaping @convention(c) (CInt) -> Void
  ) {
    var action = sigaction.handler(handler)
    sigaction(signal, &action, old + Int(signal))
  }

  // MARK: Handlers

  private static func notify(_ signal: CInt) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(memory.pointee.pipe, &byte, 1)
    errno = saved
  }

  /// Asks the program to end by itself; a second request ends it. A hang-up is often reported
  /// twice, by the system and by the shell.
  private static func end(_ signal: CInt) {
    guard memory.pointee.isEnding == 1 else {
      memory.pointee.isEnding = 1
      return notify(signal)
    }
    if signal == SIGHUP { return }
    TerminalRestoration.restore()
    raiseDefault(signal)
  }

  /// Restores the terminal, and performs the previous action of the signal.
  private static func crash(_ signal: CInt) {
    TerminalRestoration.restore()
    sigaction(signal, old + Int(signal), nil)
    raise(signal)
  }
}

extension sigaction {
  /// Returns an action that calls a function.
  fileprivate static func handler(_ handler: (@convention(c) (CInt) -> Void)?) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
    #else
    action.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART | CInt(truncatingIfNeeded: SA_ONSTACK)
    return action
  }
}
#endif
