// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

#if canImport(Glibc)
// Part of this serialized suite, because a process can take over one terminal at a time only.
extension PseudoTerminalTests {
  @Test func `output printed while a view is shown appears after quitting`()
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

  @Test func `a suspended program prints to the terminal`() throws {
    let terminal = try #require(PseudoTerminal(rows: 6, columns: 30))
    let device = TerminalDevice(
      input: terminal.device,
      output: terminal.device,
      printing: terminal.streams
    )
    for name in ["a", "b"] {
      #expect(device.takeOver(title: ""))
      terminal.print("\(name) kept\n")
      device.restore()
      terminal.print("\(name) printed\n")
    }
    device.discard()
    terminal.drain()
    #expect(terminal.plainOutput == "<>a kept\na printed\n<>b kept\nb printed\n")
  }

  @Test func `redirected streams keep their target`() throws {
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
    device.restore()
    device.discard()
  }

  @Test(arguments: [true, false])
  func `the end of long output is kept, after the number of dropped bytes`(trims: Bool) throws {
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

  @Test func `without a directory for files there is no capture, and descriptors are unchanged`()
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
