// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if os(Windows)
  private let endSignals: [Int32] = []
#else
  private let endSignals = [SIGINT, SIGTERM]
#endif

/// The wishes of others that the process ends, for as long as this is there: SIGINT and SIGTERM.
///
/// After that, such a signal does again what it does without it.
final class EndSignals {
  private let stream: AsyncStream<Void>
  private let stop: () -> Void

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    #if os(Windows)
      stop = {}
    #else
      let sources = endSignals.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield() }
        source.resume()
        return source
      }
      stop = {
        for source in sources { source.cancel() }
        for number in endSignals { signal(number, SIG_DFL) }
      }
    #endif
  }

  deinit { stop() }

  /// Waits for a signal, or until the task is cancelled.
  func wait() async {
    for await _ in stream { break }
  }
}
