// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension SourceWriter {
  /// Returns the case path of an action, as `TestStore.receive(_:)` takes it, and the payload of
  /// its last case.
  ///
  /// The path leads to the innermost case, such as `\.rows[id: 1].toggled`. A payload of several
  /// values is a tuple, which cannot be compared.
  package mutating func casePath(of action: Any) -> (path: String, payload: Any?) {
    within(sourceName(of: type(of: action))) { writer in
      if !(action is any CasePathable) {
        writer.report("the type is not 'CasePathable', so it has no case paths.")
      }
      let (steps, payload) = writer.steps(to: action)
      return ("\\\(steps)", payload)
    }
  }

  /// Returns the steps from an enum to its innermost case, and the payload of that.
  private mutating func steps(to value: Any) -> (steps: String, payload: Any?) {
    if let element = value as? any ElementAction, let (id, action) = element.elementAction {
      return continued("[id: \(layout(id, isTyped: true).line)]", action)
    }
    if let presentation = value as? any ChildPresentation, let action = presentation.childAction {
      return action is any CasePathable ? continued("", action) : (".presented", action)
    }
    if let binding = value as? any FieldBinding { return binding.step(in: &self) }
    let child = Mirror(reflecting: value).children.first
    let step = "." + identifier(child?.label ?? caseName(of: value))
    guard let payload = child?.value else { return (step, nil) }
    let parts = payloadParts(of: payload)
    return parts.count == 1 ? continued(step, parts[0].value) : (step, payload)
  }

  private mutating func continued(
    _ step: String,
    _ payload: Any
  ) -> (steps: String, payload: Any?) {
    if payload is Void { return (step, nil) }
    let isEnum = Mirror(reflecting: payload).displayStyle == .enum || payload is any FieldBinding
    guard isEnum, payload is any CasePathable else { return (step, payload) }
    let rest = steps(to: payload)
    return (step + rest.steps, rest.payload)
  }
}

/// An action that may belong to an element with an id.
private protocol ElementAction {
  var elementAction: (id: Any, action: Any)? { get }
}

extension IdentifiedAction: ElementAction {
  fileprivate var elementAction: (id: Any, action: Any)? {
    switch self {
    case .element(let id, let action): (id, action)
    }
  }
}

extension StackAction: ElementAction {
  fileprivate var elementAction: (id: Any, action: Any)? {
    if case .element(let id, let action) = self { (id, action) } else { nil }
  }
}

/// An action that may belong to a presented child.
private protocol ChildPresentation {
  var childAction: Any? { get }
}

extension PresentationAction: ChildPresentation {
  fileprivate var childAction: Any? {
    if case .presented(let action) = self { action } else { nil }
  }
}

/// An action that writes to a field.
private protocol FieldBinding {
  func step(in writer: inout SourceWriter) -> (steps: String, payload: Any?)
}

extension BindingAction: FieldBinding {
  fileprivate func step(in writer: inout SourceWriter) -> (steps: String, payload: Any?) {
    // The case path of a field leads to written values only.
    if write.report != nil { return ("", nil) }
    let field = writer.fieldName(of: keyPath)
    guard mayWriteSecret else { return (field, value) }
    writer.reportSecret(at: field)
    return (field, nil)
  }
}
