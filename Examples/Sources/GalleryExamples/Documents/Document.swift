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
      return .broken(reason: GalleryExamples.reason(of: error))
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
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    @Shared(.timer(in: file)) var content: TimerFile?
    if let error = $content.loadError { throw error }
    var timer: LonelyTimer.State {
      let duration = withRandomNumberGenerator { Int.random(in: 4...60, using: &$0) }
      return LonelyTimer.State(name: "A Timer", duration: duration)
    }
    let state = State(
      id: content?.id ?? uuid(),
      file: file,
      content: $content,
      timer: content?.timer ?? timer
    )
    return Store(initialState: state) { TimerDocument() }
  }
}
