// SPDX-License-Identifier: MIT

/// Work under way that can be cancelled and waited for: the effects of one `send`, what an identifier
/// covers, a concatenation, one step of it, or one operation.
struct EffectWork {
  typealias ID = EffectRegistry.WorkID

  let parent: ID?
  /// Unfinished parts, and one for not being closed.
  var open = 1
  var isCancelled: Bool
  /// Cancels the operation, if it is one that runs.
  var handle: EffectHandle?
  /// The number that tools know a running operation by; zero for anything else.
  var number: UInt64 = 0
  /// The next step, when this is finished.
  var continuation: (@Sendable () -> Void)?
  var callbacks: [@Sendable () -> Void] = []

  // Links of the parts of one work.
  var firstPart: ID?
  var nextPart: ID?
  var previousPart: ID?

  // Links of the works that are listed in one place.
  var place: EffectRegistry.PlaceID?
  var nextInPlace: ID?
  var previousInPlace: ID?
}

// MARK: Events

extension EffectRegistry {
  /// Opens a part of a work, or work of its own if there is none. It is cancelled from the start if that
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - parent: What it is a part of; ignored if that has ended.
  ///   - place: Where it is listed, if it is to be found there.
  mutating func open(in parent: WorkID?, at place: PlaceID? = nil) -> WorkID {
    let parent = parent.flatMap { works.contains($0) ? $0 : nil }
    let id = works.insert(
      EffectWork(parent: parent, isCancelled: parent.map { works[$0].isCancelled } ?? false)
    )
    if let parent { link(id, to: parent) }
    if let place { list(id, at: place) }
    return id
  }

  /// Opens what an identifier covers from now on.
  ///
  /// - Parameters:
  ///   - name: The identifier; its use is given back.
  ///   - cancelInFlight: Whether to cancel what it covers already, there and below, except what the
  ///     caller is a part of.
  mutating func open(
    identifier name: NameID,
    at place: PlaceID,
    in parent: WorkID?,
    caller: WorkID? = nil,
    cancelInFlight: Bool,
    _ todo: inout EffectTodo
  ) -> WorkID {
    if cancelInFlight { cancel(name, at: place, .subtree, except: caller ?? parent, &todo) }
    return open(in: parent, at: enter(name, in: place, isIdentifier: true, &todo))
  }

  /// Begins an operation. Returns false if it was cancelled meanwhile.
  mutating func begin(_ id: WorkID, number: UInt64) -> Bool {
    if works[id].isCancelled { return false }
    works[id].number = number
    return true
  }

  /// Notes how to cancel an operation that has begun. Returns whether to do that at once.
  mutating func attach(_ handle: EffectHandle, to id: WorkID) -> Bool {
    guard works.contains(id) else { return false }
    works[id].handle = handle
    return works[id].isCancelled
  }

  /// Says that a work is closed, or that its operation has ended.
  ///
  /// - Returns: What it was known by to tools, and whether it was cancelled; nil if it had ended before.
  @discardableResult
  mutating func finish(
    _ id: WorkID,
    _ todo: inout EffectTodo
  ) -> (number: UInt64, isCancelled: Bool)? {
    guard works.contains(id) else { return nil }
    let result = (works[id].number, works[id].isCancelled)
    var current: WorkID? = id
    while let ending = current {
      works[ending].open -= 1
      guard works[ending].open == 0 else { break }
      unlink(ending)
      unlist(ending, &todo)
      // Whoever ends an operation holds it, so nothing of it is released here for the last time.
      let work = works.remove(ending)
      if let continuation = work.continuation { todo.append(.proceed(continuation)) }
      for callback in work.callbacks { todo.append(.call(callback)) }
      current = work.parent
    }
    return result
  }

  /// Closes a work; if anything of it is still running, `next` is its continuation.
  ///
  /// - Returns: Whether anything is.
  mutating func close(
    _ id: WorkID,
    then next: @escaping @Sendable () -> Void,
    _ todo: inout EffectTodo
  ) -> Bool {
    let isRunning = works[id].open > 1
    if isRunning { works[id].continuation = next }
    finish(id, &todo)
    return isRunning
  }

  /// Has a function called when a work is finished. Returns false if it is.
  mutating func whenFinished(_ id: WorkID, _ body: @escaping @Sendable () -> Void) -> Bool {
    guard works.contains(id) else { return false }
    works[id].callbacks.append(body)
    return true
  }

  /// Returns true if a work has ended.
  func isFinished(_ id: WorkID) -> Bool { !works.contains(id) }

  /// Returns true if a work is under way, and cancelled.
  func isCancelled(_ id: WorkID) -> Bool { works.contains(id) && works[id].isCancelled }

  /// Returns true if a work is another one, or a part of it at any depth.
  func isPart(_ id: WorkID?, of other: WorkID) -> Bool {
    var current = id
    while let work = current, works.contains(work) {
      if work == other { return true }
      current = works[work].parent
    }
    return false
  }

  /// Cancels a work and all its parts.
  mutating func cancel(_ id: WorkID, _ todo: inout EffectTodo) {
    // Parts of what is cancelled are cancelled, so those need not be visited again.
    guard works.contains(id), !works[id].isCancelled else { return }
    var rest = [id]
    while let next = rest.popLast() {
      if works[next].isCancelled { continue }
      works[next].isCancelled = true
      let (handle, number) = (works[next].handle, works[next].number)
      if handle != nil || number != 0 { todo.append(.cancel(handle, number: number)) }
      var part = works[next].firstPart
      while let id = part {
        rest.append(id)
        part = works[id].nextPart
      }
    }
  }
}

// MARK: Links

extension EffectRegistry {
  private mutating func link(_ id: WorkID, to parent: WorkID) {
    works[parent].open += 1
    let next = works[parent].firstPart
    works[id].nextPart = next
    if let next { works[next].previousPart = id }
    works[parent].firstPart = id
  }

  private mutating func unlink(_ id: WorkID) {
    guard let parent = works[id].parent else { return }
    let (previous, next) = (works[id].previousPart, works[id].nextPart)
    if let next { works[next].previousPart = previous }
    if let previous {
      works[previous].nextPart = next
    } else {
      works[parent].firstPart = next
    }
  }

  private mutating func list(_ id: WorkID, at place: PlaceID) {
    listedCount += 1
    works[id].place = place
    let next = places[place].firstWork
    works[id].nextInPlace = next
    if let next { works[next].previousInPlace = id }
    places[place].firstWork = id
  }

  private mutating func unlist(_ id: WorkID, _ todo: inout EffectTodo) {
    guard let place = works[id].place else { return }
    listedCount -= 1
    let (previous, next) = (works[id].previousInPlace, works[id].nextInPlace)
    if let next { works[next].previousInPlace = previous }
    if let previous {
      works[previous].nextInPlace = next
    } else {
      places[place].firstWork = next
    }
    prune(place, &todo)
  }
}
