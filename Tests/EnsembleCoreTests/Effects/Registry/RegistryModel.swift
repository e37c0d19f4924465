// SPDX-License-Identifier: MIT

@testable import EnsembleCore

/// A model of `EffectRegistry`: the simplest implementation of its promises, with linear searches
/// of lists.
struct RegistryModel {
  typealias WorkID = Int

  struct Work {
    let id: WorkID
    let parent: WorkID?
    /// The feature that lists the work, with its identifier if there is one.
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

  /// Returns true if the operation must be cancelled immediately.
  mutating func attach(_ id: WorkID) -> Bool {
    if works[id].isFinished { return false }
    works[id].hasHandle = true
    return works[id].isCancelled
  }

  /// Returns the finished works.
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

  /// Returns whether some work equals another one or is a part of it. Finished work is part of no
  /// other.
  func isPart(_ id: WorkID?, of other: WorkID) -> Bool {
    var current = id.flatMap { works[$0].isFinished ? nil : $0 }
    while let next = current {
      if next == other { return true }
      current = works[next].parent
    }
    return false
  }

  /// Cancels the selected work and all its parts, except the caller and the work that contains it.
  ///
  /// - Returns: The operations to cancel.
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

  /// Whether any listed work is unfinished.
  var isIdle: Bool { !works.contains { !$0.isFinished && $0.feature != nil } }
}

extension CancellationScope {
  /// Returns whether the scope includes a feature, as seen from another one.
  func covers(_ feature: [Int], from origin: [Int]) -> Bool {
    switch self {
    case .exact: feature == origin
    case .subtree: feature.starts(with: origin)
    case .ancestors: feature.starts(with: origin) || origin.starts(with: feature)
    case .store, .process: true
    }
  }
}
