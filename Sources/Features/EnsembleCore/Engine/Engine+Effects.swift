// SPDX-License-Identifier: MIT

/// The effects that the actions of a drain have started.
struct StartedEffects {
  /// The work that contains all effects of an external `send`; nil as long as there is none.
  var work: EffectWork.ID?
  /// True if operations wait for the end of the drain, or if supervised effects may have to start.
  var mayFollow = false
}

extension Engine {
  /// Starts the effect of an action; operations wait for the end of the drain.
  ///
  /// - Parameter group: The work of the external `send` that the action follows from; nil for the
  ///   current one.
  func start(_ node: EffectNode<Action>, _ group: EffectWork.ID?) {
    // An observed engine may have a gate, which decides about the actions that follow from the
    // state; a nested effect may belong to a cancelled `send`.
    if group == nil, !isObserved,
      node.pass(to: { queue.append(Queued($0, origin: EffectOrigin(group: nil))) })
    {
      return
    }
    startedEffects.mayFollow = true
    let work: EffectWork.ID
    if let group = group ?? startedEffects.work {
      work = group
    } else {
      work = runtime.update { registry, _ in registry.open(in: nil) }
      startedEffects.work = work
    }
    node.start(context(in: work), sink)
  }

  /// Starts an effect that belongs to no `send`.
  func startAlone(_ node: EffectNode<Action>) {
    let work = runtime.update { registry, _ in registry.open(in: nil) }
    node.start(context(in: work), sink)
    if let group = finish(work) { didStartAlone?(group, nil) }
  }

  /// Closes work, and returns its group; nil if all its effects have finished.
  func finish(_ work: EffectWork.ID) -> EffectGroup? {
    let isFinished = runtime.update { registry, commands in
      registry.finish(work, &commands)
      return registry.isFinished(work)
    }
    return isFinished ? nil : EffectGroup(runtime, work)
  }

  /// Returns the context of an effect of the root feature.
  private func context(in work: EffectWork.ID) -> EffectContext {
    EffectContext(group: work, path: root, dependencies: dependencies, cause: actionCount)
  }
}
