// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import OrderedCollections

extension Reducer {
  /// Runs a reducer on the elements of a collection.
  ///
  /// The element's reducer runs first, then this one, on the same action. When this one removes
  /// elements, all their effects are cancelled. Each element has its own cancellation identifiers.
  ///
  /// An action for a missing element is reported as an issue, and this reducer still runs.
  ///
  /// - Complexity: O(1) per action in the number of elements.
  @inlinable
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @_ChildBuilder<Action, ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      element: element(),
      elements: elements,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with the reducer of a collection's elements.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    element: Element,
    elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    action: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    self.elements = elements
    self.action = action
    self.location = location
  }

  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    let site = elements
    let access = StateAccess(elements)
    let action = action
    let parent = parent._resolved().run
    let element = LazyReducer(element)
    let location = location
    let takeProof = ChangeProof.taker(for: Element.State.self)

    func runElement(
      _ state: inout Parent.State,
      _ id: ID,
      _ elementAction: Element.Action
    ) -> Effect<Element.Action>? {
      access.modify(&state) { elements in
        var isReplaced = false
        let effect = elements.modifyElement(id: id) { elementState in
          withProof(of: &elementState, takeProof, isReplaced: &isReplaced) {
            element.run(&$0, elementAction)
          }
        }
        if isReplaced { elements.dropStructure() }
        return effect
      }
    }

    return ResolvedReducer { state, parentAction in
      var effect = Effect<Parent.Action>.none
      if case .element(let id, let elementAction)? = action.extract(from: parentAction) {
        if let elementEffect = runElement(&state, id, elementAction) {
          if elementEffect.node != nil {
            effect = elementEffect.lifted(
              at: EffectPathComponent(site: site, key: EffectKey(id))
            ) { action.embed(.element(id: id, action: $0)) }
          }
        } else {
          reportMissingElement(parentAction, location)
        }
      }
      let structure = access.modifyUnobserved(&state) { $0.markStructure() }
      effect = effect.merge(with: parent(&state, parentAction))
      let isSame = access.modifyUnobserved(&state) { $0.structure === structure }
      if isSame { return effect }
      return effect.merge(with: cancelRemoved(access.read(&state) { $0.ids }, at: site))
    }
  }

  @inlinable
  func cancelRemoved(
    _ ids: OrderedSet<ID>,
    at site: AnyKeyPath
  ) -> Effect<Parent.Action> {
    .cancelChildren { component in
      guard component.isChild(at: site), let id = component.key?.value.base as? ID else {
        return false
      }
      return !ids.contains(id)
    }
  }
}

@usableFromInline
func reportMissingElement<Action>(_ action: Action, _ location: SourceLocation) {
  location.report(
    """
    A "forEach" at "\(location.fileID):\(location.line)" received an action for a missing element.

      Action:
        \(debugCase(of: action))

    The action was not passed to an element. Some reasons for this:

    • A parent reducer removed the element before this reducer ran: run this one first.
    • An effect of the element, started outside of this "forEach", was still running: cancel it when \
    the element is removed.
    • The action was sent after the element was removed: send it only from views of the element.
    """
  )
}
