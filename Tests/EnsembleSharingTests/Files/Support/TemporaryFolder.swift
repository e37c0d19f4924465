// SPDX-License-Identifier: MIT

import EnsembleSharing
import Foundation

/// A folder of a test, which is deleted with its content.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "ensemble-sharing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }
  func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  func put(_ text: String, at name: String, atomically: Bool = false) throws {
    try Data(text.utf8).write(to: url(name), options: atomically ? .atomic : [])
  }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: url(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name),
      withIntermediateDirectories: true
    )
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: target
    )
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
