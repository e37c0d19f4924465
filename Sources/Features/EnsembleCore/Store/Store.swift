// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals
import Observation

/// The runtime of a feature: holds its state, processes its actions and runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// print(store.count)
/// ```
///
/// A root store owns its state. `scope(_:action:)` creates stores
/// of parts of it, which cost nothing while they are unused. The store of a child that may be
/// removed keeps the state that it shows afterwards. All effects are cancelled when the last store
/// of a root is released.
///
/// Reading a store in `withObservationTracking` registers exactly the fields that are read. Reading
/// a store while its own reducer runs is a programming error that stops the program.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class Store<State, Action> {
  /// Constant. Only its `id`, which consists of constants, is read off the main actor.
  nonisolated(unsafe) let projection: any StoreProjection<State, Action>
  /// The store that this one was scoped from. Retained, because only a live parent returns this
  /// instance again from its cache.
  private let parent: AnyObject?
  /// Created with the first child: most stores are leaves.
  private(set) lazy var children = ScopedStores()

  init(projection: any StoreProjection<State, Action>, parent: AnyObject?) {
    self.projection = projection
    self.parent = parent
  }

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer of the feature, which is resolved once, by this initializer.
  ///   - prepareDependencies: A closure that overrides dependencies for the initial state, the
  ///     reducer and all effects. The store also inherits the overrides of the current scope.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    func makeEngine() -> Engine<State, Action> {
      let dependencies = DependencyValues.escaping
      return Engine(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies.hasOverrides ? dependencies : nil,
        schedule: scheduleOnMainActor
      )
    }
    // Without overrides, no scope is set up, which would take a fifth of the time to create a
    // store.
    let engine =
      if let prepareDependencies {
        withDependencies(prepareDependencies, operation: makeEngine)
      } else {
        makeEngine()
      }
    self.init(engine: engine)
  }

  /// Creates a root store of an engine that is confined to the main actor.
  package convenience init(engine: Engine<State, Action>) {
    self.init(projection: RootProjection(engine), parent: nil)
    engine.batch.isOnMainActor = true
    EngineTools.attach(to: engine)
    engine.supervise()
  }

  /// The engine of a root store; nil for a child store.
  package var rootEngine: Engine<State, Action>? {
    (projection as? RootProjection<State, Action>)?.engine
  }

  /// Sends an action, and processes it before returning.
  ///
  /// An action that is sent while another one is being processed is reported as an issue, and
  /// processed after that one.
  ///
  /// - Returns: A task for the effects of the action, which can be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(projection.send(action))
  }

  /// The current state.
  ///
  /// Registers a read of the state as a whole only; its fields register their own reads.
  public var state: State {
    readingWhole { projection.read { copy($0) } }
  }

  /// Returns a part of the current state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    reading(keyPath) { projection.readFields { $0[keyPath: keyPath] } }
  }

  /// Calls a closure with the current state, and returns its result.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    readingWhole { projection.read { body(copy($0)) } }
  }
}

/// Calls a closure later on the main actor, to which stores confine their engine.
package func scheduleOnMainActor(_ body: @escaping @Sendable () -> Void) {
  Task { @MainActor in body() }
}

/// The store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: Hashable, Identifiable, _Placed {
  public typealias ID = StoreID

  @available(swift, deprecated: 1000)
  public nonisolated var _place: StoreID { projection.id }

  /// Returns a Boolean value that indicates whether both stores show the same part of the same
  /// root store.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs || lhs._place == rhs._place
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(_place) }
}

/// A store that is identified by the part of the state that it shows.
public protocol _Placed: AnyObject {
  /// The identity of the store.
  var _place: StoreID { get }
}

// `store.id` is this property, unless the state has an id: a dynamic member takes precedence over a
// member of a constrained protocol extension, though not over a member of the type itself.
extension Identifiable where Self: _Placed {
  /// The identity of the store: its part of the state of its root store, as a ``StoreID``.
  public var id: StoreID { _place }
}

extension Store: CustomDebugStringConvertible {
  /// `StoreOf<Feature>` if state and action belong to one feature, otherwise
  /// `Store<State, Action>`.
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

/// Returns a copy of a borrowed value.
func copy<Value>(_ value: borrowing Value) -> Value { copy value }
