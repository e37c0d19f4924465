// SPDX-License-Identifier: MIT

@testable import EnsembleCore

/// The plainest thing that does what an `EffectRegistry` promises: lists that are searched.
struct RegistryModel {
  typealias WorkID = Int

  struct Work {
    let id: WorkID
    let parent: WorkID?
    /// The feature that it is listed in, with the identifier if it has one.
    var feature: [Int]?
    var identifier: Int?
    var open = 1
    var isCancelled = false
    var hasHandle = false
    var isFinished = false
  }

  private(set) var works: [Work] = []

  mutating func open(
    in parent: WorkID?,
    feature: [Int]? = nil,
    identifier: Int? = nil
  ) -> WorkID {
    let parent = parent.flatMap { works[$0].isFinished ? nil : $0 }
    if let parent { works[parent].open += 1 }
    works.append(
      Work(
        id: works.count,
        parent: parent,
        feature: feature,
        identifier: identifier,
        isCancelled: parent.map { works[$0].isCancelled } ?? false
      )
    )
    return works.count - 1
  }

  /// Returns whether the operation is to be cancelled at once.
  mutating func attach(_ id: WorkID) -> Bool {
    if works[id].isFinished { return false }
    works[id].hasHandle = true
    return works[id].isCancelled
  }

  /// Returns what has ended.
  mutating func finish(_ id: WorkID) -> [WorkID] {
    if works[id].isFinished { return [] }
    var ended: [WorkID] = []
    var current: WorkID? = id
    while let next = current {
      works[next].open -= 1
      if works[next].open > 0 { break }
      works[next].isFinished = true
      ended.append(next)
      current = works[next].parent
    }
    return ended
  }

  /// Whether a work is another one, or a part of it. What has ended is a part of nothing any more.
  func isPart(_ id: WorkID?, of other: WorkID) -> Bool {
    var current = id.flatMap { works[$0].isFinished ? nil : $0 }
    while let next = current {
      if next == other { return true }
      current = works[next].parent
    }
    return false
  }

  /// Cancels what is selected and all its parts, except what the caller is a part of.
  ///
  /// - Returns: The operations that are to be told.
  mutating func cancel(
    except caller: WorkID? = nil,
    where isSelected: (Work) -> Bool
  ) -> Set<WorkID> {
    let selected = works.indices.filter {
      !works[$0].isFinished && isSelected(works[$0]) && !(caller != nil && isPart(caller, of: $0))
    }
    var told: Set<WorkID> = []
    for id in works.indices where !works[id].isFinished && !works[id].isCancelled {
      guard selected.contains(where: { isPart(id, of: $0) }) else { continue }
      works[id].isCancelled = true
      if works[id].hasHandle { told.insert(id) }
    }
    return told
  }

  /// Whether anything that is listed anywhere is under way.
  var isIdle: Bool { !works.contains { !$0.isFinished && $0.feature != nil } }
}

extension CancellationScope {
  /// Whether it covers a feature, as seen from another one.
  func covers(_ feature: [Int], from origin: [Int]) -> Bool {
    switch self {
    case .exact: feature == origin
    case .subtree: feature.starts(with: origin)
    case .ancestors: feature.starts(with: origin) || origin.starts(with: feature)
    case .store, .process: true
    }
  }
}
