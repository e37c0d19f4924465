// SPDX-License-Identifier: MIT

import EnsembleViews

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Ties a scripted session to descriptors.
  @MainActor
  struct ScriptedShell {
    let script: ScriptedSession
    let input: CInt
    let output: CInt
    let errors: CInt

    /// Answers every line until the input ends. If it has no line at all, what there is to see is shown once.
    func run() async {
      let (events, continuation) = AsyncStream<InputReader.Event>.makeStream()
      guard let reader = InputReader(input: input, handler: { continuation.yield($0) }) else {
        return
      }
      defer { reader.stop() }
      var lines = LineSplitter()
      var isFirst = true
      for await event in events {
        var complete: [String] = []
        var isOver = false
        switch event {
        case .bytes(let bytes): complete = lines.split(bytes)
        case .end:
          complete = lines.finish().map { [$0] } ?? (isFirst ? [""] : [])
          isOver = true
        case .quiet, .signal: continue
        }
        for line in complete {
          guard await answer(line, isFirst: isFirst) else { return }
          isFirst = false
        }
        if isOver { return }
      }
    }

    /// False if the script is over.
    private func answer(_ line: String, isFirst: Bool) async -> Bool {
      let answer = await script.answer(line)
      if let note = answer.note { Platform.write(Array((note + "\n").utf8), to: errors) }
      guard let frame = answer.frame else { return false }
      let separator = isFirst ? "" : "\n"
      return Platform.write(Array((separator + frame).utf8), to: output)
    }
  }
#endif
