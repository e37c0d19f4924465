// SPDX-License-Identifier: MIT

import EnsembleCore

/// The tool of all engines of the process, which serves the inspector and the black box.
@MainActor
enum ProcessRecorder {
  /// The inspection that records new stores; nil for none. It is set once.
  static var inspection: StoreInspection?

  static func install() { EngineTools.install(Tool()) }

  private struct Tool: EngineTool {
    func attach<State, Action>(to engine: Engine<State, Action>) {
      ProcessRecorder.inspection?.attach(to: engine)
      #if !os(Windows) && !os(WASI)
      if !StoreInspection.isSuspended { BlackBox.attach(to: engine) }
      #endif
    }
  }
}
