// SPDX-License-Identifier: MIT

import EnsembleConcurrency
@_spi(Core) import EnsembleDependencies
import Observation

/// The runtime of a feature: holds its state, takes its actions, runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// print(store.count)
/// ```
///
/// A root store owns its state. ``scope(_:action:)-(KeyPath<State,ChildState>,_)`` makes stores that see
/// a part of it, and cost nothing while nobody uses them. The store of a child that may go away keeps what it shows
/// afterwards. All effects end when the last store of a root is gone.
///
/// Reading a store in `withObservationTracking` registers exactly the fields that are read.
/// Reading it while its own reducer runs is a programming error that stops the program.
@dynamicMemberLookup
@MainActor
public final class Store<State, Action> {
  /// Constant; only its `id`, which is made of constants, is read off the main actor.
  nonisolated(unsafe) let projection: StoreProjection<State, Action>
  /// The store that this one was scoped from. Kept, because it finds this one again only while it is there itself.
  private let parent: AnyObject?
  /// Made when a child is first asked for: most stores are leaves.
  private(set) lazy var children = ScopedStores()

  init(projection: StoreProjection<State, Action>, parent: AnyObject?) {
    self.projection = projection
    self.parent = parent
  }

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer of the feature. Resolved now, once.
  ///   - prepareDependencies: Overrides dependencies for the initial state, the reducer and all its
  ///     effects. Those that are in force here hold for the store in any case.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let engine = withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      let dependencies = DependencyValues._current
      return Engine(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies._hasOverrides ? dependencies : nil
      )
    }
    self.init(projection: RootProjection(engine), parent: nil)
  }

  /// Sends an action, and processes it before returning.
  ///
  /// During the processing of another action it is reported, and processed after that one.
  ///
  /// - Returns: What the action has set going, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(projection.send(action))
  }

  /// The current state.
  ///
  /// Registers a read of it as a whole only; its fields register themselves as they are read.
  public var state: State {
    projection.read { copy($0) }
  }

  /// A part of the current state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    projection.readFields { $0[keyPath: keyPath] }
  }

  /// Calls a function with the current state.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    projection.read { body(copy($0)) }
  }
}

/// The store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: Hashable, Identifiable, _Placed {
  public typealias ID = StoreID

  public nonisolated var _place: StoreID { projection.id }

  /// Whether both are stores of one place of the same root store.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs || lhs._place == rhs._place
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(_place) }
}

/// A store, which is known by its place.
public protocol _Placed: AnyObject {
  /// The identity of the store.
  var _place: StoreID { get }
}

// Where `store.id` cannot be this, it is the id of the state: the compiler looks for members of the state only where
// a type has none, or those of a constrained extension.
extension Identifiable where Self: _Placed {
  /// The identity of the store: its place in its root store. See ``StoreID``.
  public var id: StoreID { _place }
}

extension Store: CustomDebugStringConvertible {
  /// `StoreOf<Feature>` if state and action belong to one feature, otherwise `Store<State, Action>`.
  public nonisolated var debugDescription: String {
    let state = typeName(State.self)
    let action = typeName(Action.self)
    if state.hasSuffix(".State"), action.hasSuffix(".Action"),
      state.dropLast(6) == action.dropLast(7)
    {
      return "StoreOf<\(state.dropLast(6))>"
    }
    return "Store<\(state), \(action)>"
  }
}

/// A copy of a borrowed value.
func copy<Value>(_ value: borrowing Value) -> Value { copy value }
