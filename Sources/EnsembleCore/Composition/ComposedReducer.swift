// SPDX-License-Identifier: MIT

/// The reducer of a feature, put together from parts that each know which action they are for.
///
/// What `@Composer` writes as a `body`. The parts run in this order:
///
/// 1. `.binding`: writes of bindings;
/// 2. `.child`: children that are always there;
/// 3. `.beforeCore`: functions in front of the core;
/// 4. `.core`: the core functions, inside the operators that ``attach(_:_:)`` adds;
/// 5. `.afterCore`: functions behind the core.
///
/// Parts of one stage run in the order in which they were added; their effects are merged.
///
/// An action runs only the parts that are for its case and those that are for all actions: what a case
/// leads to is put together when the first action in it arrives, and found by number from then on. So
/// fifty children cost what one costs. The exception are actions that the feature itself does something
/// about: then every child that can come and go is looked at, because it may be ended. With functions
/// behind the core, or with changes that are watched, that is so for every action.
///
/// Without the numbers of the cases every part sees every action.
public struct ComposedReducer<State, Action>: Reducer {
  @usableFromInline var parts: [ComposedPart<State, Action>] = []
  @usableFromInline let names: [String]
  @usableFromInline let number: ((Action) -> Int)?

  /// Creates a reducer without parts.
  ///
  /// - Parameters:
  ///   - names: The names of the cases.
  ///   - number: Gives the position of an action's case among the names, or any other number for a
  ///     case that no part is for. It must be the same for all actions in one case.
  @inlinable
  public init(cases names: [String], number: @escaping (_ action: Action) -> Int) {
    self.names = names
    self.number = number
  }

  /// Creates a reducer without parts, each of which will see every action.
  @inlinable
  public init() {
    names = []
    number = nil
  }

  /// Adds a reducer.
  ///
  /// - Parameters:
  ///   - stage: When it runs.
  ///   - name: What to call it in ``description``.
  ///   - action: The name of the case that it is for; nil for all.
  ///   - child: The child within that case that it is for, for ``description``: `path.detail`.
  ///   - reducer: Must ignore the actions in other cases, as it is not certain that it is spared them.
  @inlinable
  public mutating func add(
    _ stage: ComposedStage,
    _ name: String,
    for action: String? = nil,
    child: String? = nil,
    _ reducer: some Reducer<State, Action>
  ) {
    let role = ComposedPart<State, Action>.Role.step(stage, Reduce(reducer))
    parts.append(ComposedPart(name: name, action: action, child: child, role: role))
  }

  /// Puts an operator around the core, such as the `ifLet` of a child.
  ///
  /// Operators run their child before what they are attached to, the last one first.
  ///
  /// - Parameters:
  ///   - name: The name of the child, and of the case with its actions.
  ///   - attach: Applies the operator to the core.
  @inlinable
  public mutating func attach<R: Reducer<State, Action>>(
    _ name: String,
    _ attach: @escaping (_ core: Reduce<State, Action>) -> R
  ) {
    let role = ComposedPart<State, Action>.Role.operation { Reduce(attach($0)) }
    parts.append(ComposedPart(name: name, action: name, role: role))
  }

  /// Does more when an action has changed a value.
  ///
  /// - Parameters:
  ///   - toValue: What to watch; computed before and after every action that passes the attachment.
  ///   - attachment: Whose changes to watch.
  ///   - name: What to call it in ``description``.
  ///   - perform: Called with the old and the new value, on the changed state.
  public mutating func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    attachment: ComposeBodyOnChangeAttachment = .core,
    _ name: String,
    perform:
      @escaping (
        _ oldValue: Value, _ newValue: Value, _ state: inout State, _ action: Action
      ) -> Effect<Action>
  ) {
    onChange(of: toValue, isEqual: ==, attachment: attachment, name, perform: perform)
  }

  /// Does more when an action has changed a value, as told by a comparison.
  ///
  /// - Parameters:
  ///   - toValue: What to watch; computed before and after every action that passes the attachment.
  ///   - isEqual: Whether two values are the same, so that there is nothing to do.
  ///   - attachment: Whose changes to watch.
  ///   - name: What to call it in ``description``.
  ///   - perform: Called with the old and the new value, on the changed state.
  public mutating func onChange<Value>(
    of toValue: @escaping (State) -> Value,
    isEqual: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool,
    attachment: ComposeBodyOnChangeAttachment = .core,
    _ name: String,
    perform:
      @escaping (
        _ oldValue: Value, _ newValue: Value, _ state: inout State, _ action: Action
      ) -> Effect<Action>
  ) {
    let role = ComposedPart<State, Action>.Role.change(attachment.place) { base in
      Reduce(_OnChangeReducer(base: base, toValue: toValue, isEqual: isEqual, perform: perform))
    }
    parts.append(ComposedPart(name: name, action: nil, role: role))
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    let pipelines = ComposedPipelines(self)
    return ResolvedReducer { state, action in pipelines.run(&state, action) }
  }
}

/// When a part of a feature runs.
public enum ComposedStage: Sendable {
  /// First: the writes of bindings.
  case binding
  /// Then children that are always there.
  case child
  /// Then functions in front of the core.
  case beforeCore
  /// Then the core, within the operators of the other children.
  case core
  /// Last, functions behind the core.
  case afterCore
}

/// One part of a composed reducer.
@usableFromInline
struct ComposedPart<State, Action> {
  @usableFromInline
  enum Role {
    case step(ComposedStage, Reduce<State, Action>)
    case operation((Reduce<State, Action>) -> Reduce<State, Action>)
    case change(
      ComposeBodyOnChangeAttachment.Place,
      (Reduce<State, Action>) -> Reduce<State, Action>
    )
  }

  @usableFromInline let name: String
  @usableFromInline let action: String?
  @usableFromInline let child: String?
  @usableFromInline let role: Role

  @usableFromInline
  init(name: String, action: String?, child: String? = nil, role: Role) {
    self.name = name
    self.action = action
    self.child = child
    self.role = role
  }
}
