// SPDX-License-Identifier: MIT

import EnsembleSharing
import EnsembleTerminal
import EnsembleUI
import Foundation

/// Changes shared values in a folder, which is its first argument, in the way that the second one
/// names.
@main
struct SharedWriter {
  static func main() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    switch CommandLine.arguments[2] {
    case "loop": try await loop(folder)
    case "exit": change(folder)
    case "fail": await fail(folder)
    default: await show(folder)
    }
  }

  /// Changes two values until the program is killed, and saves one of them now and then.
  ///
  /// Prints the number that was saved, and the one that the other value had two seconds ago.
  private static func loop(_ folder: URL) async throws {
    @Shared(.fileStorage(folder.appendingPathComponent("saved.json"))) var saved = Record(0)
    @Shared(.fileStorage(folder.appendingPathComponent("behind.json"))) var behind = Record(0)
    if let error = $saved.loadError ?? $behind.loadError { throw error }
    var history: [(time: ContinuousClock.Instant, number: Int)] = []
    var old = 0
    var number = max(saved.number, behind.number)
    while true {
      number += 1
      $behind.withLock { $0 = Record(number) }
      $saved.withLock { $0 = Record(number) }
      try await $saved.save()
      let now = ContinuousClock.now
      history.append((now, number))
      while let first = history.first, now - first.time > .seconds(2) {
        old = first.number
        history.removeFirst()
      }
      print("\(number) \(old)\n", to: FileHandle.standardOutput)
    }
  }

  /// Changes a value several times, so that the last change waits.
  private static func change(_ folder: URL) {
    @Shared(.fileStorage(folder.appendingPathComponent("exit.json"))) var count = 0
    @Shared(.appStorage("count", store: DefaultsStore(folder))) var setting = 0
    for _ in 1...3 {
      $count.withLock { $0 += 1 }
      $setting.withLock { $0 += 1 }
      // The first change is being written.
      while !FileManager.default.fileExists(atPath: folder.path + "/exit.json") {}
    }
  }

  /// Reads a file that cannot be decoded, and saves a value in a folder that is a file.
  private static func fail(_ folder: URL) async {
    @Shared(.fileStorage(folder.appendingPathComponent("corrupt.json"))) var corrupt = 0
    @Shared(.fileStorage(folder.appendingPathComponent("folder/x.json"))) var unwritable = 0
    try? await $unwritable.save()
  }

  @MainActor
  private static func show(_ folder: URL) async {
    await TerminalApp("Counter") {
      Text("Ready").task { change(folder) }
    }.run()
  }

  private static func print(_ text: String, to file: FileHandle) {
    file.write(Data(text.utf8))
  }
}

extension AppStorageStore {
  fileprivate init(_ folder: URL) {
    self.init(url: folder.appendingPathComponent("defaults.json"))
  }
}

/// A number, and a text that a file would only hold in part if it were written in part.
struct Record: Codable, Sendable {
  let number: Int
  let text: String

  init(_ number: Int) {
    self.number = number
    text = String(repeating: "\(number) ", count: 2_000)
  }
}
