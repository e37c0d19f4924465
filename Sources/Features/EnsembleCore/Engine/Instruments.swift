// SPDX-License-Identifier: MIT

/// The recorders of an engine, which are notified of each action: one of a journal, and those of
/// tools.
///
/// The journal's recorder is called outside of the tools', so that tools can measure the reducer
/// alone.
struct Instruments<State, Action> {
  /// The recorder of a journal; nil for none.
  var journal: (any ActionRecorder<State, Action>)?
  /// The recorder of tools; nil for none. A ``RecorderPair`` combines several.
  var tool: (any ActionRecorder<State, Action>)?

  var isEmpty: Bool { journal == nil && tool == nil }

  func willReduce(_ action: Action, from origin: ActionOrigin) {
    journal?.willReduce(action, from: origin)
    tool?.willReduce(action, from: origin)
  }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    tool?.didReduce(action, to: state, changing: fields)
    journal?.didReduce(action, to: state, changing: fields)
  }

  func didDrain() {
    journal?.didDrain()
    tool?.didDrain()
  }

  func willEnd(with state: UnsafePointer<State>) {
    journal?.willEnd(with: state)
    tool?.willEnd(with: state)
  }
}

extension Engine {
  /// The recorder of a journal; nil for none. Costs nothing then.
  ///
  /// The engine has to have dependencies.
  package var recorder: (any ActionRecorder<State, Action>)? {
    get { instruments.journal }
    set {
      instruments.journal = newValue
      updateIsObserved()
    }
  }

  /// Attaches and retains the recorder of a tool, in addition to attached ones.
  ///
  /// A recorder that is an ``EffectRecorder``, too, is notified of effects.
  package func attach(_ recorder: some ActionRecorder<State, Action>) {
    let tool: any ActionRecorder<State, Action> =
      if let tool = instruments.tool { RecorderPair(tool, recorder) } else { recorder }
    instruments.tool = tool
    runtime.recorder = tool as? any EffectRecorder
    updateIsObserved()
  }

  /// Returns the attached recorder of a type; nil if there is none.
  package func attachedRecorder<Recorder>(of type: Recorder.Type) -> Recorder? {
    var next = instruments.tool
    while let pair = next as? RecorderPair<State, Action> {
      if let recorder = pair.inner as? Recorder { return recorder }
      next = pair.outer
    }
    return next as? Recorder
  }
}
