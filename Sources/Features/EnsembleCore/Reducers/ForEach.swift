// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleInternals
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
    ID: Hashable,
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
public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: Reducer {
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
    ForEachOperator(self).resolved(around: parent)
  }
}

/// The operator that runs the reducer of a collection's elements.
///
/// It compares the tokens of the collection's structure, not the elements, to find out whether
/// elements were removed.
@usableFromInline
final class ForEachOperator<State, Action, ID: Hashable, ElementState, ElementAction>:
  ChildOperator
{
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let element: LazyReducer<ElementState, ElementAction>
  @usableFromInline let access: StateAccess<State, IdentifiedArray<ID, ElementState>>
  @usableFromInline let action: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  @usableFromInline let makeProof: ((UnsafeMutableRawPointer) -> ChangeProof)?
  @usableFromInline let location: SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Element: Reducer<ElementState, ElementAction>>(
    _ reducer: _ForEachReducer<Parent, ID, Element>
  ) {
    site = reducer.elements
    element = LazyReducer(reducer.element)
    access = StateAccess(reducer.elements)
    action = reducer.action
    makeProof = ChangeProof.maker(for: ElementState.self)
    location = reducer.location
  }

  @inlinable
  @inline(__always)
  func runChild(
    _ state: inout State,
    _ action: Action
  ) -> (effect: Effect<Action>, children: StructureToken) {
    var effect = Effect<Action>.none
    if case .element(let id, let elementAction)? = self.action.extract(from: action) {
      if let elementEffect = run(&state, id, elementAction) {
        effect = elementEffect.lifted(from: id, at: site, self.action)
      } else {
        reportMissingElement(action, location)
      }
    }
    return (effect, access.modifyUnobserved(&state) { $0.markStructure() })
  }

  @inlinable
  @inline(__always)
  func settle(_ state: inout State, since structure: StructureToken) -> Effect<Action> {
    let isSame = access.modifyUnobserved(&state) { $0.structure === structure }
    if isSame { return .none }
    return .cancelElements(missingIn: access.read(&state) { $0.ids }, at: site)
  }

  /// Runs the reducer of an element; returns nil if there is none.
  @inlinable
  @inline(__always)
  func run(
    _ state: inout State,
    _ id: ID,
    _ action: ElementAction
  ) -> Effect<ElementAction>? {
    access.modify(&state) { elements in
      var isReplaced = false
      let effect = elements.modifyElement(id: id) { elementState in
        withProof(of: &elementState, makeProof, isReplaced: &isReplaced) {
          element.run(&$0, action)
        }
      }
      if isReplaced { elements.dropStructure() }
      return effect
    }
  }
}

extension Effect {
  /// Lifts the effect of an element into the parent.
  @inlinable
  @inline(__always)
  func lifted<Parent, ID: Hashable>(
    from id: ID,
    at site: AnyKeyPath,
    _ action: AnyCasePath<Parent, IdentifiedAction<ID, Action>>
  ) -> Effect<Parent> {
    // Checked first to avoid allocating the closure below.
    if node == nil { return .none }
    // Called where the effect sends: on the main actor. The type of an id is not required to be
    // `Sendable`, see `EffectKey`.
    let embed: (Action) -> Parent = { action.embed(.element(id: id, action: $0)) }
    return lifted(
      at: EffectPathComponent(site: site, key: EffectKey(id)),
      unsafeBitCast(embed, to: (@Sendable (Action) -> Parent).self)
    )
  }

  /// Returns an effect that cancels all effects of the elements whose ids are not in a set.
  @inlinable
  static func cancelElements<ID: Hashable>(
    missingIn ids: OrderedSet<ID>,
    at site: AnyKeyPath
  ) -> Self {
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
  location.reportUnlessLate(
    """
    The "forEach" at "\(location.fileID):\(location.line)" was given an action of an element \
    that does not exist.

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
