// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A named file: a timer, or a file that cannot be opened as one.
struct Document: Identifiable {
  enum Content {
    case open(StoreOf<TimerDocument>)
    /// A file that cannot be opened. It is left unchanged.
    case broken(reason: String)
  }

  /// The position of the file among those that were named.
  let id: Int
  let file: String
  let content: Content

  /// Opens files, each of them once.
  @MainActor
  static func open(_ files: [String]) -> [Document] {
    var seen: Set<String> = []
    return files.enumerated().map { id, file in
      Document(id: id, file: file, content: content(of: file, isNew: seen.insert(file).inserted))
    }
  }

  @MainActor
  private static func content(of file: String, isNew: Bool) -> Content {
    guard isNew else { return .broken(reason: "it is already open") }
    do {
      return .open(try TimerDocument.open(file))
    } catch {
      return .broken(reason: error.localizedDescription)
    }
  }

  /// The store of the timer, if the file is one.
  var store: StoreOf<TimerDocument>? {
    if case .open(let store) = content { store } else { nil }
  }
}

extension TimerDocument {
  /// Opens a file, or creates a new timer to be saved there.
  @MainActor
  static func open(_ file: String) throws -> StoreOf<TimerDocument> {
    @Dependency(\.timerFiles) var files
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    guard let data = try files.read(file) else {
      let duration = withRandomNumberGenerator { Int.random(in: 4...60, using: &$0) }
      let timer = LonelyTimer.State(name: "A Timer", duration: duration)
      return Store(initialState: State(id: uuid(), file: file, timer: timer)) { TimerDocument() }
    }
    let saved = try TimerFile(json: data)
    return Store(initialState: State(id: saved.id, file: file, timer: saved.timer)) {
      TimerDocument()
    }
  }
}
