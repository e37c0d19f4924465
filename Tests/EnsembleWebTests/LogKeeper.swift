// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import Logging

/// A log handler that keeps messages.
struct LogKeeper: LogHandler {
  let lines: LockIsolated<[String]>
  var logLevel = Logger.Level.trace
  /// Whether a line has the level and the metadata of its message, too.
  var keepsDetails = false
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    let message = "\(event.message)"
    let line = keepsDetails ? "\(event.level) \(message)" + values.joined() : message
    lines.withValue { $0.append(line) }
  }
}
#endif
