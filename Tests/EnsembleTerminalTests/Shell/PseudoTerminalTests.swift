// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleTerminal

#if canImport(Glibc)
  import Glibc

  @MainActor
  @Suite("A terminal", .serialized, .timeLimit(.minutes(1)))
  struct PseudoTerminalTests {
    private let model = Model()

    private func run(_ person: (PseudoTerminal) async throws -> Void) async throws -> PseudoTerminal
    {
      let content = { @MainActor @Sendable in ControlsView(model: model) }
      return try await run(content, person: person)
    }

    /// Runs a view in a terminal. `person` gets the other end of it.
    private func run(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      person: (PseudoTerminal) async throws -> Void
    ) async throws -> PseudoTerminal {
      let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
      let tree = ViewTree(AppView(content: content))
      let device = TerminalDevice(input: terminal.device, output: terminal.device)
      let session = TerminalSession(tree: tree, title: "Test", size: device.size)
      let shell = InteractiveShell(session: session, device: device, handlesSignals: false)
      let running = Task { await shell.run() }
      do {
        try await person(terminal)
      } catch {
        terminal.hangUp()
        throw error
      }
      await running.value
      return terminal
    }

    @Test func `keys act, and the terminal is given back as it was`() async throws {
      let terminal = try await run { terminal in
        try await terminal.expect("[ Save ]")
        #expect(terminal.isRaw)
        terminal.send("\r")
        try await terminal.expect { model.log == ["save"] }
        terminal.send("\u{1B}[B\u{1B}[B\t")
        terminal.send("héllo")
        try await terminal.expect("héllo")
        #expect(model.name == "héllo")
        model.name = "changed"
        try await terminal.expect("changed")
        terminal.send("\u{04}")
      }
      terminal.drain()
      #expect(!terminal.isRaw)
      #expect(terminal.output.hasPrefix("\u{1B}[?1049h"))
      #expect(terminal.output.contains("\u{1B}[?1049l"))
      #expect(terminal.output.contains("\u{1B}[?25h"))
    }

    @Test func `a lone escape is heard after a moment, and q leaves then`() async throws {
      let terminal = try await run { terminal in
        try await terminal.expect("[ Save ]")
        terminal.send("\u{1B}[B\u{1B}[B\t")
        terminal.send("q")
        try await terminal.expect { model.name == "q" }
        terminal.send("\u{1B}")
        // The cursor is hidden for the second time.
        try await terminal.expect { terminal.output.ranges(of: "\u{1B}[?25l").count == 2 }
        terminal.send("q")
      }
      #expect(!terminal.isRaw)
    }

    @Test func `it ends when the terminal is gone`() async throws {
      let terminal = try await run { terminal in
        try await terminal.expect("[ Save ]")
        terminal.hangUp()
      }
      #expect(!terminal.output.isEmpty)
    }

    @Test func `what the view does when it goes is done when the person has left`() async throws {
      let store = Store(initialState: Farewell.State()) { Farewell() }
      let terminal = try await run {
        Text("Here").onDisappear { store.send(.left) }
      } person: { terminal in
        try await terminal.expect("Here")
        terminal.send("q")
      }
      #expect(!terminal.isRaw)
      #expect(store.isDone)
    }

    @Test func `it is also done at the end of piped input`() async throws {
      let (input, output) = (Pipe(), Pipe())
      let store = Store(initialState: Farewell.State()) { Farewell() }
      let tree = ViewTree(Text("Here").onDisappear { store.send(.left) })
      input.closeWriting()
      let signal = await ScriptedShell(
        script: ScriptedSession(tree: tree) { _ in },
        input: input.reading,
        output: output.writing,
        errors: output.writing,
        handlesSignals: false
      )
      .run()
      #expect(signal == nil)
      #expect(store.isDone)
      #expect(output.read() == "Here\n")
    }

    @Test func `piped lines are answered until the input ends`() async throws {
      let (input, output, errors) = (Pipe(), Pipe(), Pipe())
      let script = ScriptedSession(tree: ViewTree(ControlsView(model: model))) { _ in }
      let shell = ScriptedShell(
        script: script,
        input: input.reading,
        output: output.writing,
        errors: errors.writing,
        handlesSignals: false
      )
      input.write("tap Save\ntap Nowhere\nNa")
      input.write("me=Blob")
      input.closeWriting()
      #expect(await shell.run() == nil)
      #expect(model.log == ["save"])
      #expect(model.name == "Blob")
      #expect(output.read().components(of: "[ Save ]") == 3)
      #expect(errors.read().hasPrefix("There is no control 'Nowhere'."))
    }
  }

  /// Does something that takes a moment when a view has gone.
  @Reducer
  private struct Farewell {
    @ObservableState
    struct State: Equatable {
      var isDone = false
    }

    enum Action {
      case left, done
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .left:
          return .run { send in
            await Task.megaYield()
            await send(.done)
          }
        case .done:
          state.isDone = true
          return .none
        }
      }
    }
  }

  /// Both ends of a terminal.
  @MainActor
  final class PseudoTerminal {
    private var controller: CInt
    let device: CInt
    private(set) var output = ""
    private var bytes: [UInt8] = []

    init?(rows: UInt16, columns: UInt16) {
      controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: CInt = 0
      var lock: CInt = 0
      // The requests to unlock the other end and for its number, which Glibc's module does not have.
      guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0,
        ioctl(controller, 0x8004_5430, &number) == 0
      else { return nil }
      device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      guard device >= 0 else { return nil }
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    /// Whether keys are handed on at once and unseen.
    var isRaw: Bool {
      var mode = termios()
      _ = tcgetattr(device, &mode)
      return mode.c_lflag & tcflag_t(ICANON | ECHO) == 0
    }

    func send(_ text: String) {
      Platform.write(Array(text.utf8), to: controller)
    }

    func hangUp() {
      _ = close(controller)
      controller = -1
    }

    /// Waits for some output.
    func expect(_ text: String) async throws {
      try await expect { self.output.contains(text) }
    }

    /// Waits until something holds.
    func expect(_ condition: () -> Bool) async throws {
      for _ in 0..<2000 {
        drain()
        if condition() { return }
        await Task.detached(priority: .background) { await Task.yield() }.value
      }
      Issue.record("Waited in vain, and saw \(output.debugDescription).")
      throw CancellationError()
    }

    /// Reads what there is.
    func drain() {
      var waited = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while poll(&waited, 1, 5) > 0, waited.revents & Int16(POLLIN) != 0 {
        let count = read(controller, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer.prefix(count)
      }
      output = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What is written at one end is read at the other.
  private final class Pipe {
    let reading: CInt
    let writing: CInt

    init() {
      var ends: [CInt] = [-1, -1]
      _ = pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
    }

    func write(_ text: String) { Platform.write(Array(text.utf8), to: writing) }

    func closeWriting() { _ = close(writing) }

    /// All that was written.
    func read() -> String {
      closeWriting()
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(reading, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
  }
#endif
