// SPDX-License-Identifier: MIT

// The requirements of `Reducer` are isolated to the main actor, so that features of modules whose
// default isolation is the main actor conform. The code that runs reducers is not isolated
// statically: its owner, a store, confines it to the main actor. The compiler cannot know this, and
// a dynamic check for each action would cost more than the action.
//
// The casts are valid because a synchronous function that is isolated to a global actor has the
// calling convention of one that is not: isolation only exists in the type system.
extension Reducer {
  /// The function `reduce(into:action:)`, whose type does not state its isolation.
  ///
  /// Call it on the main actor only.
  @inlinable
  package var unisolatedReduce: (inout State, Action) -> Effect<Action> {
    // Not shared: the function is only called in the isolation of the caller of this property.
    nonisolated(unsafe) let reducer = self
    let reduce: @MainActor (inout State, Action) -> Effect<Action> = { state, action in
      reducer.reduce(into: &state, action: action)
    }
    return unsafeBitCast(reduce, to: ((inout State, Action) -> Effect<Action>).self)
  }

  /// The body, of a property whose type does not state its isolation.
  ///
  /// Call it on the main actor only.
  @inlinable
  package var unisolatedBody: Body {
    // Not shared: `body` is called in the isolation of the caller of this property.
    nonisolated(unsafe) let reducer = self
    let body: @MainActor () -> Body = { reducer.body }
    return unsafeBitCast(body, to: (() -> Body).self)()
  }
}

/// Returns the body of all cases of an enum, for generated code, which states no isolation.
///
/// Call it on the main actor only.
@inlinable
public func _body<R: CaseReducer>(of reducer: R.Type) -> R.Body { R.unisolatedBody }

extension CaseReducer {
  /// The body of all cases, of a property whose type does not state its isolation.
  ///
  /// Call it on the main actor only.
  @inlinable
  package static var unisolatedBody: Body {
    let body: @MainActor () -> Body = { Self.body }
    return unsafeBitCast(body, to: (() -> Body).self)()
  }
}
