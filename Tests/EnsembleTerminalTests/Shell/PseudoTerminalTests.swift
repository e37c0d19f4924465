// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleTerminal

#if canImport(Glibc)
import Glibc

@MainActor
@Suite("Pseudo-terminals", .serialized, .timeLimit(.minutes(10)))
struct PseudoTerminalTests {
  let model = Model()

  func run(
    takesMouse: Bool = true,
    _ person: (PseudoTerminal) async throws -> Void
  ) async throws -> PseudoTerminal {
    let content = { @MainActor @Sendable in ControlsView(model: model) }
    return try await run(content, takesMouse: takesMouse, person: person)
  }

  /// Runs a view in a terminal. `person` receives the other end.
  private func run(
    @ViewBuilder _ content: @escaping @MainActor () -> some View,
    takesMouse: Bool = true,
    showsKeys: Bool = false,
    person: (PseudoTerminal) async throws -> Void
  ) async throws -> PseudoTerminal {
    let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
    let tree = ViewTree(AppView(content: content))
    let device = TerminalDevice(
      input: terminal.device,
      output: terminal.device,
      printing: terminal.streams,
      takesMouse: takesMouse
    )
    let session = TerminalSession(
      tree: tree,
      title: "Test",
      size: device.size,
      showsKeys: showsKeys
    )
    let shell = InteractiveShell(
      session: session,
      device: device,
      handlesSignals: false,
      // The limit itself is tested with a controlled clock; a busy machine must not reach it.
      closingLimit: .seconds(300)
    )
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

  @Test func `keys are handled, and the terminal is restored`() async throws {
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

  @Test func `the mouse presses a control, and is left to the terminal afterwards`() async throws {
    let terminal = try await run { terminal in
      try await terminal.expect("[ Save ]")
      terminal.send("\u{1B}[<0;3;3M\u{1B}[<0;3;3m")
      try await terminal.expect { model.log == ["save"] }
      terminal.send("\u{03}")
    }
    terminal.drain()
    for mode in [1000, 1002, 1006] {
      let (on, off) = ("\u{1B}[?\(mode)h", "\u{1B}[?\(mode)l")
      #expect(terminal.output.ranges(of: on).count == 1)
      #expect(terminal.output.ranges(of: off).count == 1)
    }
    let rest = terminal.output.firstRange(of: "\u{1B}[?1006l").map {
      terminal.output[$0.upperBound...]
    }
    #expect(rest?.contains("\u{1B}[?1049l") == true)
  }

  @Test func `each frame is between the marks of a synchronized update`() async throws {
    let terminal = try await run { terminal in
      try await terminal.expect("[ Save ]")
      terminal.send("\u{1B}[B")
      try await terminal.expect("\u{1B}[?2026l")
      terminal.send("\u{03}")
    }
    terminal.drain()
    let begins = terminal.output.ranges(of: "\u{1B}[?2026h").count
    // The last one is of the restoration, in case a frame was interrupted.
    #expect(terminal.output.ranges(of: "\u{1B}[?2026l").count == begins + 1)
    #expect(begins > 0)
  }

  @Test func `a terminal that is to keep the mouse is not asked for it`() async throws {
    let terminal = try await run(takesMouse: false) { terminal in
      try await terminal.expect("[ Save ]")
      terminal.send("\u{03}")
    }
    terminal.drain()
    #expect(!terminal.output.contains("\u{1B}[?1000h"))
    #expect(!terminal.output.contains("\u{1B}[?1006h"))
  }

  @Test func `a lone escape is handled after a moment, and then q quits`() async throws {
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

  @Test func `the session ends when the terminal is gone`() async throws {
    let terminal = try await run { terminal in
      try await terminal.expect("[ Save ]")
      terminal.hangUp()
    }
    #expect(!terminal.output.isEmpty)
  }

  @Test func `effects of a disappearing view finish after quitting`() async throws {
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

  @Test func `a form that is saved meanwhile does not keep the program`() async throws {
    model.isShown = true
    let form = { @MainActor @Sendable in
      Text("Form").interactiveDismissDisabled(model.isShown)
    }
    let terminal = try await run(form, showsKeys: true) { terminal in
      try await terminal.expect("Form")
      terminal.send("q")
      try await terminal.expect("Quit?")
      model.isShown = false
    }
    #expect(!terminal.isRaw)
  }

  @Test func `effects of a disappearing view finish at the end of piped input`() async throws {
    let (input, output) = (Pipe(), Pipe())
    let store = Store(initialState: Farewell.State()) { Farewell() }
    let tree = ViewTree(Text("Here").onDisappear { store.send(.left) })
    input.closeWriting()
    let outcome = await ScriptedShell(
      script: ScriptedSession(tree: tree) { _ in },
      input: input.reading,
      output: output.writing,
      errors: output.writing,
      handlesSignals: false,
      closingLimit: .seconds(300)
    )
    .run()
    #expect(outcome == ScriptedShell.Outcome())
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
    #expect(await shell.run() == ScriptedShell.Outcome(isFailure: true))
    #expect(model.log == ["save"])
    #expect(model.name == "Blob")
    #expect(output.read().components(of: "[ Save ]") == 3)
    #expect(
      errors.read().hasPrefix("Line 2, 'tap Nowhere': There is no control 'Nowhere'.")
    )
  }
}

/// A feature with an effect that takes a moment after its view has disappeared.
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

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
#endif
