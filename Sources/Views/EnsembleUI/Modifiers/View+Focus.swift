// SPDX-License-Identifier: MIT

import EnsembleBindings

nonisolated extension View {
  /// Calls a function when the return key is pressed in a text field of the view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    SubmitView(content: self, action: action)
  }

  /// Binds the focus of a control to a value: it has the focus while the focus state equals the
  /// value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Binds the focus of a control to a focus state: it has the focus while the state is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// Keeps a value of a store and the focus of a view in sync, in both directions.
  ///
  /// ```swift
  /// .bind($store.focus, to: $focus)
  /// ```
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>,
    to focus: FocusState<Value>.Binding
  ) -> some View {
    BoundFocusView(content: self, model: modelValue, focus: focus)
  }
}

private struct SubmitView<Content: View>: PrimitiveView {
  let content: Content
  let action: () -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    let outer = environment.links.submit
    let submit = node.storage as? SubmitAction ?? SubmitAction()
    node.storage = submit
    submit.perform = {
      view.action()
      outer?.perform()
    }
    environment.links.submit = submit
    node.updateChild(0, to: view.content, environment: environment)
  }
}

private struct FocusedView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  static func update(_ view: Self, in node: _ViewNode) {
    let binding = view.binding
    var environment = node.environment
    let link = node.storage as? FocusLink ?? FocusLink()
    node.storage = link
    let outer = environment.links.focus
    link.changed = { hasFocus in
      outer?.changed(hasFocus)
      if hasFocus {
        if binding.slot.box.unwatched != view.value { binding.wrappedValue = view.value }
      } else if binding.slot.box.unwatched == view.value {
        binding.wrappedValue = binding.nowhere
      }
    }
    environment.links.focus = link
    node.updateChild(0, to: view.content, environment: environment)
    node.refresh = { [unowned node] in
      node.moveFocus(isWanted: node.tracked { binding.wrappedValue == view.value })
    }
    node.refresh?()
  }
}

extension _ViewNode {
  /// Moves the focus to the first enabled control inside the node, or away from the node. If every
  /// control is disabled, the request is withdrawn.
  fileprivate func moveFocus(isWanted: Bool) {
    graph.afterUpdate { [weak self] in
      guard let self, isAlive, isWanted != hasFocus else { return }
      if !isWanted {
        graph.focused = nil
        graph.requestFocus(.nowhere)
      } else if let control = firstControl(where: { !$0.isDisabled }) {
        graph.focused = control
        graph.requestFocus(.element(control))
      } else if firstControl(where: \.isDisabled) != nil {
        (storage as? FocusLink)?.changed(false)
      }
    }
  }

  /// Whether a control inside the node has the focus.
  private var hasFocus: Bool {
    var next = graph.focused.flatMap { graph[$0] }
    while let node = next, node !== self { next = node.parent }
    return next != nil
  }

  private func firstControl(where condition: (Element) -> Bool) -> ElementID? {
    if let element, element.content.isControl, condition(element) { return element.id }
    for child in children {
      if let control = child.firstControl(where: condition) { return control }
    }
    return nil
  }
}

private struct BoundFocusView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let model: Binding<Value>
  let focus: FocusState<Value>.Binding

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    let last = node.storage as? LatestValue<Value>
    let latest = last ?? LatestValue(view.model.wrappedValue)
    node.storage = latest
    if last == nil { view.focus.wrappedValue = latest.value }
    node.refresh = { [unowned node] in
      let (model, focus) = node.tracked { (view.model.wrappedValue, view.focus.wrappedValue) }
      node.graph.afterUpdate {
        if model != latest.value {
          latest.value = model
          view.focus.wrappedValue = model
        } else if focus != latest.value {
          latest.value = focus
          view.model.wrappedValue = focus
        }
      }
    }
    node.refresh?()
  }
}
