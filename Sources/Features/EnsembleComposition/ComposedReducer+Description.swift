// SPDX-License-Identifier: MIT

import EnsembleCore

extension ComposedReducer: CustomStringConvertible {
  /// The parts in order of execution, one per line, for logs and debugging.
  ///
  /// ```
  /// binding
  /// child lamp
  /// core
  ///   pots
  ///   view(state:action:) for view
  ///   onChange humidityChanged(newValue:)
  /// ```
  public var description: String {
    var lines: [String] = []
    lines += listing(.binding) + changes(.binding)
    lines += listing(.child)
    lines += listing(.beforeCore)
    let core = operations + listing(.core) + changes(.core)
    if !core.isEmpty { lines += ["core"] + core.map { "  \($0)" } }
    lines += listing(.afterCore)
    lines += changes(.feature)
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  // The operator attached last runs its child first.
  private var operations: [String] {
    parts.reversed().flatMap { part -> [String] in
      guard case .operation = part.role else { return [] }
      return [part.name] + changes(.child(part.name))
    }
  }

  private func listing(_ stage: ComposedStage) -> [String] {
    parts.flatMap { part -> [String] in
      guard case .step(stage, _) = part.role else { return [] }
      switch stage {
      case .binding: return ["binding"]
      case .child: return ["child \(part.name)"] + changes(.child(part.name))
      case .beforeCore: return ["before core: \(part.purpose)"]
      case .core: return [part.purpose]
      case .afterCore: return ["after core: \(part.purpose)"]
      }
    }
  }

  private func changes(_ position: ComposeBodyOnChangeAttachment.Position) -> [String] {
    parts.compactMap { part in
      guard case .change(position, _) = part.role else { return nil }
      return "onChange \(part.name)"
    }
  }
}

extension ComposedPart {
  fileprivate var purpose: String { (child ?? action).map { "\(name) for \($0)" } ?? name }
}

extension Reducer where Body == ComposedReducer<State, Action> {
  /// The parts of the feature in order of execution. See ``ComposedReducer/description``.
  public var composition: String { unisolatedBody.description }
}
