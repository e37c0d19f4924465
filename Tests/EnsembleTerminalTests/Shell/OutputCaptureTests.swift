// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

#if canImport(Glibc)
  // A part of the suite that has no terminal beside another one: there is one for the whole program.
  extension PseudoTerminalTests {
    @Test func `what is printed while a view is shown appears when the person has left`()
      async throws
    {
      let terminal = try await run { terminal in
        try await terminal.expect("[ Save ]")
        terminal.print("one\n")
        terminal.print("two\n", to: 1)
        terminal.print("three\n")
        terminal.send("\r")
        try await terminal.expect { model.log == ["save"] }
        #expect(terminal.output.ranges(of: /one|two|three/).isEmpty)
        terminal.send("q")
      }
      terminal.drain()
      #expect(terminal.plainOutput.hasSuffix(">one\ntwo\nthree\n"))
    }

    @Test func `while a program rests, it prints to the terminal`() throws {
      let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
      let device = TerminalDevice(
        input: terminal.device,
        output: terminal.device,
        printing: terminal.streams
      )
      for name in ["a", "b"] {
        #expect(device.takeOver(title: ""))
        terminal.print("\(name) kept\n")
        device.giveBack()
        terminal.print("\(name) printed\n")
      }
      device.discard()
      terminal.drain()
      #expect(terminal.plainOutput == "<>a kept\na printed\n<>b kept\nb printed\n")
    }

    @Test func `what leads elsewhere goes on to lead there`() throws {
      let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
      let other = try #require(PseudoTerminal(rows: 6, columns: 30))
      let pipe = Pipe()
      let device = TerminalDevice(
        input: terminal.device,
        output: terminal.device,
        printing: [terminal.streams[0], other.streams[0], pipe.writing]
      )
      #expect(device.takeOver(title: ""))
      terminal.print("kept")
      other.print("other")
      pipe.write("piped")
      terminal.drain()
      other.drain()
      #expect(terminal.plainOutput == "<")
      #expect(other.output == "other")
      #expect(pipe.read() == "piped")
      device.giveBack()
      device.discard()
    }

    @Test(arguments: [true, false])
    func `of much output the end is kept, and how much is missing is said`(trims: Bool) throws {
      let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
      let capture = try #require(
        OutputCapture(of: terminal.streams, to: terminal.device, limit: 10)
      )
      capture.begin()
      for text in ["0123456789", "abcdefghij", "xyz"] {
        terminal.print(text)
        if trims { capture.trim() }
      }
      capture.end()
      capture.begin()
      terminal.print("0123456789")
      capture.end()
      capture.discard()
      terminal.drain()
      #expect(
        terminal.plainOutput
          == "13 bytes that were printed before this are left out.\ndefghijxyz0123456789"
      )
    }

    @Test func `without a place for files there is no capture, and descriptors stay as they are`()
      throws
    {
      let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
      let nowhere = ["/dev/null/nowhere"]
      #expect(
        OutputCapture(of: terminal.streams, to: terminal.device, directories: nowhere) == nil
      )
      terminal.print("printed")
      terminal.drain()
      #expect(terminal.output == "printed")
    }
  }
#endif
