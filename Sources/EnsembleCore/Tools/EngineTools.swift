// SPDX-License-Identifier: MIT

import Atomics

/// A tool that is offered the engine of each new root store of the process, with its types.
package protocol EngineTool: Sendable {
  /// Attaches the tool to the engine of a store that is being created, if it wants to.
  @MainActor
  func attach<State, Action>(to engine: Engine<State, Action>)
}

/// The tool of all engines, which cannot be replaced. Without one, a new store costs an atomic load.
package enum EngineTools {
  private final class Box: Sendable, AtomicReference {
    let tool: any EngineTool

    init(_ tool: any EngineTool) { self.tool = tool }
  }

  private static let box = ManagedAtomicLazyReference<Box>()

  /// Sets the tool, unless there is one.
  package static func install(_ tool: any EngineTool) {
    _ = box.storeIfNilThenLoad(Box(tool))
  }

  /// The installed tool, if any.
  static var current: (any EngineTool)? { box.load()?.tool }
}
