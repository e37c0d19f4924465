// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// Timers in files, several open at once in the terminal: each is a store of its own.
public final class DocumentsExample: FileExample {
  public static let name = "documents"
  public static let summary = "Timers in files, open at once: each a store, saved when it changes."

  private enum Document {
    case open(StoreOf<TimerDocument>)
    /// What is no timer stays as it is.
    case broken(file: String, reason: String)

    var store: StoreOf<TimerDocument>? {
      if case .open(let store) = self { store } else { nil }
    }
  }

  private let documents: [Document]
  /// What the commands have set going.
  private var tasks: [StoreTask] = []

  public convenience init() {
    self.init(files: [])
  }

  public init(files: [String]) {
    var seen: Set<String> = []
    documents = files.map { file in
      if !seen.insert(file).inserted { return .broken(file: file, reason: "it is open already") }
      do {
        return .open(try TimerDocument.open(file))
      } catch {
        return .broken(file: file, reason: error.localizedDescription)
      }
    }
    tasks = documents.compactMap { $0.store?.send(.view(.opened)) }
  }

  public var frame: [String] {
    if documents.isEmpty {
      return ["No timers. Name their files: gallery documents a.timer b.timer"]
    }
    return documents.enumerated().map { offset, document in
      "\(offset + 1) \(line(document))"
    }
  }

  private func line(_ document: Document) -> String {
    switch document {
    case .open(let store):
      let problem = store.problem.map { ", not saved: \($0)" } ?? ""
      return "\(store.file): \(store.timer.line)\(problem)"
    case .broken(let file, let reason):
      return "\(file): cannot be opened, \(reason)"
    }
  }

  public var help: String { TimerCommand.help }

  public func perform(_ text: String) -> Bool {
    guard
      let command = TimerCommand(text, count: documents.count),
      let store = documents[command.offset].store
    else { return false }
    tasks.append(store.send(.timer(command.action)))
    return true
  }

  public func finish() async {
    for task in tasks { await task.finish() }
    tasks = []
  }

  public func close() async {
    for document in documents { document.store?.send(.view(.closed)) }
    // What is left are the files that are being written.
    await finish()
  }
}
