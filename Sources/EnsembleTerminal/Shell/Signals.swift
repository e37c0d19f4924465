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
  /// The signals that a program in a terminal gets.
  ///
  /// Those that ask for something are written into a pipe, as a byte each. Those that end the program give the
  /// terminal back first.
  enum Signals {
    /// They ask the program to end.
    static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    /// It asks the program to stop for a while.
    static let suspending = SIGTSTP
    /// It says that the program goes on.
    static let continuing = SIGCONT
    private static let asking = [SIGWINCH, SIGTSTP, SIGCONT]
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// What is listened to.
    @MainActor private static var installed: [CInt] = []

    private struct Memory {
      var pipe: CInt = -1
      /// Whether the program was asked to end before.
      var isEnding: CInt = 0
    }

    // Safe: the pointers never change. What they point to are numbers that are written by the main actor
    // before handlers are there, and by handlers; a handler that reads an old one does what it would have
    // done a moment before.
    private nonisolated(unsafe) static let memory = {
      let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
      memory.initialize(to: Memory())
      return memory
    }()
    private nonisolated(unsafe) static let old = {
      let old = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
      old.initialize(repeating: sigaction(), count: 65)
      return old
    }()

    /// Begins to listen; unless a terminal is taken over, to those that end the program.
    @MainActor
    static func install(pipe: CInt, inTerminal: Bool = true) {
      TerminalRescue.prepare()
      memory.pointee = Memory(pipe: pipe)
      for signal in ending { handle(signal) { Signals.end($0) } }
      if inTerminal {
        for signal in asking { handle(signal) { Signals.tell($0) } }
        for signal in crashes { handle(signal) { Signals.crash($0) } }
      }
      // Who reads may be gone; then writing fails, which is enough.
      var ignored = sigaction.handler(SIG_IGN)
      sigaction(SIGPIPE, &ignored, old + Int(SIGPIPE))
      installed = ending + (inTerminal ? asking + crashes : []) + [SIGPIPE]
    }

    /// Makes all signals do what they did before.
    @MainActor
    static func uninstall() {
      for signal in installed { sigaction(signal, old + Int(signal), nil) }
      installed = []
      memory.pointee.pipe = -1
    }

    /// Sends a signal to the other programs of the job: a shell takes those for one, and knows only of the first.
    @MainActor
    static func tellOthers(_ signal: CInt) {
      var ignored = sigaction.handler(SIG_IGN)
      var before = sigaction()
      sigaction(signal, &ignored, &before)
      kill(0, signal)
      // Forgets the own one, if it waits because it is blocked.
      sigaction(signal, &ignored, nil)
      sigaction(signal, &before, nil)
    }

    /// Does what a signal does to a program that knows nothing of it, before it returns.
    static func raiseDefault(_ signal: CInt) {
      var action = sigaction.handler(SIG_DFL)
      var before = sigaction()
      sigaction(signal, &action, &before)
      // Threads that run Swift's tasks block signals, and a handler blocks its own.
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

    private static func tell(_ signal: CInt) {
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(memory.pointee.pipe, &byte, 1)
      errno = saved
    }

    /// Lets the program end by itself; if it is asked again, it has not been able to. That the terminal is gone
    /// is often said twice, by the system and by the shell.
    private static func end(_ signal: CInt) {
      guard memory.pointee.isEnding == 1 else {
        memory.pointee.isEnding = 1
        return tell(signal)
      }
      if signal == SIGHUP { return }
      TerminalRescue.giveBack()
      raiseDefault(signal)
    }

    /// Gives the terminal back, and lets happen what would have happened.
    private static func crash(_ signal: CInt) {
      TerminalRescue.giveBack()
      sigaction(signal, old + Int(signal), nil)
      raise(signal)
    }
  }

  extension sigaction {
    /// An action that calls a function.
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
