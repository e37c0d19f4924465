// SPDX-License-Identifier: MIT

/// A unit of work that can be cancelled and awaited.
///
/// It is the effects of one `send`, the effects with one identifier, a concatenation, one of its
/// steps, or one operation.
struct EffectWork {
  typealias ID = EffectRegistry.WorkID

  let parent: ID?
  /// The number of unfinished parts, plus one until the work is closed.
  var open = 1
  var isCancelled: Bool
  /// Cancels the running operation, if there is one.
  var handle: EffectHandle?
  /// The number of a running operation for tools; otherwise zero.
  var number: UInt64 = 0
  /// The next step, which follows when this work has finished.
  var continuation: (@Sendable () -> Void)?
  var callbacks: [@Sendable () -> Void] = []

  // Links of the parts of one work.
  var firstPart: ID?
  var nextPart: ID?
  var previousPart: ID?

  // Links of the works in one scope.
  var scope: EffectRegistry.ScopeID?
  var nextInScope: ID?
  var previousInScope: ID?
}

// MARK: Events

extension EffectRegistry {
  /// Opens work as a part of other work, or as a root. It starts cancelled if its parent is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - parent: The work that contains it; ignored if that has finished.
  ///   - scope: The scope in which it is listed, if any.
  mutating func open(in parent: WorkID?, at scope: ScopeID? = nil) -> WorkID {
    let parent = parent.flatMap { works.contains($0) ? $0 : nil }
    let id = works.insert(
      EffectWork(parent: parent, isCancelled: parent.map { works[$0].isCancelled } ?? false)
    )
    if let parent { link(id, to: parent) }
    if let scope { list(id, at: scope) }
    return id
  }

  /// Opens work with an identifier.
  ///
  /// - Parameters:
  ///   - name: The identifier; its use is released.
  ///   - cancelInFlight: A Boolean value that determines whether to cancel work with the identifier
  ///     in or below the scope, except the caller and the work that contains it.
  mutating func open(
    identifier name: NameID,
    at scope: ScopeID,
    in parent: WorkID?,
    caller: WorkID? = nil,
    cancelInFlight: Bool,
    _ commands: inout EffectCommands
  ) -> WorkID {
    if cancelInFlight {
      cancel(name, at: scope, .subtree, except: caller ?? parent, isReplaced: true, &commands)
    }
    return open(in: parent, at: enter(name, in: scope, isIdentifier: true, &commands))
  }

  /// Begins an operation. Returns false if it was cancelled before.
  mutating func begin(_ id: WorkID, number: UInt64) -> Bool {
    if works[id].isCancelled { return false }
    works[id].number = number
    return true
  }

  /// Stores the handle of a running operation. Returns true if the caller must cancel it
  /// immediately.
  mutating func attach(_ handle: EffectHandle, to id: WorkID) -> Bool {
    guard works.contains(id) else { return false }
    works[id].handle = handle
    return works[id].isCancelled
  }

  /// Closes work, or ends its operation.
  ///
  /// - Returns: The number of the operation for tools, and whether it was cancelled; nil if it had
  ///   already finished.
  @discardableResult
  mutating func finish(
    _ id: WorkID,
    _ commands: inout EffectCommands
  ) -> (number: UInt64, isCancelled: Bool)? {
    guard works.contains(id) else { return nil }
    let result = (works[id].number, works[id].isCancelled)
    var current: WorkID? = id
    while let ending = current {
      works[ending].open -= 1
      guard works[ending].open == 0 else { break }
      unlink(ending)
      unlist(ending, &commands)
      // The caller retains the operation, so this does not release its last reference.
      let work = works.remove(ending)
      if let continuation = work.continuation { commands.append(.proceed(continuation)) }
      for callback in work.callbacks { commands.append(.call(callback)) }
      current = work.parent
    }
    return result
  }

  /// Closes work, with `next` as its continuation if parts of it are still running.
  ///
  /// - Returns: True if parts are still running.
  mutating func close(
    _ id: WorkID,
    then next: @escaping @Sendable () -> Void,
    _ commands: inout EffectCommands
  ) -> Bool {
    let isRunning = works[id].open > 1
    if isRunning { works[id].continuation = next }
    finish(id, &commands)
    return isRunning
  }

  /// Registers a callback for the end of the work. Returns false if it has already finished.
  mutating func whenFinished(_ id: WorkID, _ body: @escaping @Sendable () -> Void) -> Bool {
    guard works.contains(id) else { return false }
    works[id].callbacks.append(body)
    return true
  }

  /// Returns whether the work has finished.
  func isFinished(_ id: WorkID) -> Bool { !works.contains(id) }

  /// Returns whether the work is unfinished and cancelled.
  func isCancelled(_ id: WorkID) -> Bool { works.contains(id) && works[id].isCancelled }

  /// Returns the identifiers of the work and of the work that contains it, the innermost first.
  func identifiers(of id: WorkID) -> [EffectName] {
    var result: [EffectName] = []
    var current: WorkID? = id
    while let work = current, works.contains(work) {
      if let scope = works[work].scope, scopes[scope].isIdentifier, let name = scopes[scope].name {
        result.append(names[name].value)
      }
      current = works[work].parent
    }
    return result
  }

  /// Returns whether the work is the other work, or a part of it at any depth.
  func isPart(_ id: WorkID?, of other: WorkID) -> Bool {
    var current = id
    while let work = current, works.contains(work) {
      if work == other { return true }
      current = works[work].parent
    }
    return false
  }

  /// Cancels the work and all its parts.
  mutating func cancel(
    _ id: WorkID,
    for reason: CancellationReason = .task,
    _ commands: inout EffectCommands
  ) {
    // Parts of cancelled work are already cancelled, and are not visited again.
    guard works.contains(id), !works[id].isCancelled else { return }
    var rest = [id]
    while let next = rest.popLast() {
      if works[next].isCancelled { continue }
      works[next].isCancelled = true
      let (handle, number) = (works[next].handle, works[next].number)
      if handle != nil || number != 0 { commands.append(.cancel(handle, number: number, reason)) }
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

  private mutating func list(_ id: WorkID, at scope: ScopeID) {
    listedCount += 1
    works[id].scope = scope
    let next = scopes[scope].firstWork
    works[id].nextInScope = next
    if let next { works[next].previousInScope = id }
    scopes[scope].firstWork = id
  }

  private mutating func unlist(_ id: WorkID, _ commands: inout EffectCommands) {
    guard let scope = works[id].scope else { return }
    listedCount -= 1
    let (previous, next) = (works[id].previousInScope, works[id].nextInScope)
    if let next { works[next].previousInScope = previous }
    if let previous {
      works[previous].nextInScope = next
    } else {
      scopes[scope].firstWork = next
    }
    prune(scope, &commands)
  }
}
