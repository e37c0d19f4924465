// SPDX-License-Identifier: MIT

import Atomics

/// A tool that can attach to the engine of each new root store, with its static types.
package protocol EngineTool: Sendable {
  /// Attaches the tool to the engine of a store that is being created, if it wants to.
  @MainActor
  func attach<State, Action>(to engine: Engine<State, Action>)
}

/// The tools that can attach to the engines of new root stores: one for the process, which cannot
/// be replaced, and those of running closures.
///
/// Without one, a new store costs an atomic load, and the read of a task-local value.
package enum EngineTools {
  private final class Box: Sendable, AtomicReference {
    let tool: any EngineTool

    init(_ tool: any EngineTool) { self.tool = tool }
  }

  private static let box = ManagedAtomicLazyReference<Box>()

  /// The tools of the closures that are running, from the outermost to the innermost.
  @TaskLocal static var local: [any EngineTool] = []

  /// Sets the tool of the process, unless there is one.
  package static func install(_ tool: any EngineTool) {
    _ = box.storeIfNilThenLoad(Box(tool))
  }

  /// Calls a closure, and offers a tool the engine of each root store that the closure creates.
  package static func withTool<R>(
    _ tool: any EngineTool,
    operation: () throws -> R
  ) rethrows -> R {
    try $local.withValue(local + [tool], operation: operation)
  }

  /// Calls an asynchronous closure, and offers a tool the engine of each root store that the
  /// closure creates.
  ///
  /// The closure runs in the caller's isolation. The tool is offered a store that a task of the
  /// closure creates, even later, but none that another task creates while the closure is
  /// suspended.
  package static func withTool<R>(
    _ tool: any EngineTool,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $local.withValue(local + [tool], operation: operation, isolation: isolation)
  }

  /// Offers the tools the engine of a store that is being created.
  ///
  /// The tool of the process is the first one, since it may replace the state.
  @MainActor
  static func attach<State, Action>(to engine: Engine<State, Action>) {
    box.load()?.tool.attach(to: engine)
    for tool in local { tool.attach(to: engine) }
  }
}
