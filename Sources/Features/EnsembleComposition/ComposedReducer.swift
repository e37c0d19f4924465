// SPDX-License-Identifier: MIT

import EnsembleCore

/// A reducer of a feature that is composed of parts, each for certain actions.
///
/// `@Composer` generates it as a `body`. The parts run in this order:
///
/// 1. `.binding`: writes of bindings;
/// 2. `.child`: non-optional children;
/// 3. `.beforeCore`: functions before the core;
/// 4. `.core`: the core functions, inside the operators that ``attach(_:_:)`` adds;
/// 5. `.afterCore`: functions after the core.
///
/// Parts of one stage run in the order of their addition; their effects are merged.
///
/// An action runs only the parts for its case and those for all actions: the reducer of a case is
/// composed when its first action arrives, and then found by number. So fifty children cost as much
/// as one. Actions that the feature itself handles are an exception: they run the operators of all
/// children that can be removed, since the feature may remove them. If there are functions after
/// the core, or `onChange` handlers, this applies to every action.
///
/// Without the numbers of the cases every part receives every action.
public struct ComposedReducer<State, Action>: Reducer {
  @usableFromInline var parts: [ComposedPart<State, Action>] = []
  @usableFromInline let names: [String]
  @usableFromInline let number: ((Action) -> Int)?

  /// Creates a reducer without parts.
  ///
  /// - Parameters:
  ///   - names: The names of the cases.
  ///   - number: A closure that returns the index of an action's case in the names, or any other
  ///     number for a case without parts. The result must be the same for all actions of one case.
  @inlinable
  public init(cases names: [String], number: @escaping (_ action: Action) -> Int) {
    self.names = names
    self.number = number
  }

  /// Creates a reducer without parts, each of which will receive every action.
  @inlinable
  public init() {
    names = []
    number = nil
  }

  /// Adds a reducer.
  ///
  /// - Parameters:
  ///   - stage: The stage in which the reducer runs.
  ///   - name: The name of the part in ``description``.
  ///   - action: The name of the case that the reducer handles; nil for all.
  ///   - child: The child within that case, for ``description``: `path.detail`.
  ///   - reducer: The reducer. It must ignore actions of other cases, which it may also receive.
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

  /// Attaches an operator to the core, such as the `ifLet` of a child.
  ///
  /// Operators run their child before the reducer they are attached to, starting with the last
  /// operator.
  ///
  /// - Parameters:
  ///   - name: The name of the child, and of the case of its actions.
  ///   - attach: A closure that applies the operator to the core.
  @inlinable
  public mutating func attach<R: Reducer<State, Action>>(
    _ name: String,
    _ attach: @escaping (_ core: Reduce<State, Action>) -> R
  ) {
    let role = ComposedPart<State, Action>.Role.operation { Reduce(attach($0)) }
    parts.append(ComposedPart(name: name, action: name, role: role))
  }

  /// Calls a closure when an action has changed a value.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe, called before and after every action
  ///     that reaches the attachment.
  ///   - attachment: The part whose changes to observe.
  ///   - name: The name of the part in ``description``.
  ///   - perform: A closure that receives the old and the new value, and the changed state.
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

  /// Calls a closure when an action has changed a value, as determined by a comparison.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe, called before and after every action
  ///     that reaches the attachment.
  ///   - isEqual: A closure that returns true if two values are equal, so that nothing has to be
  ///     done.
  ///   - attachment: The part whose changes to observe.
  ///   - name: The name of the part in ``description``.
  ///   - perform: A closure that receives the old and the new value, and the changed state.
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
    let role = ComposedPart<State, Action>.Role.change(attachment.position) { base in
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

/// The stage in which a part of a feature runs.
public enum ComposedStage: Sendable {
  /// The first stage: writes of bindings.
  case binding
  /// The second stage: non-optional children.
  case child
  /// The third stage: functions before the core.
  case beforeCore
  /// The fourth stage: the core, inside the operators of the other children.
  case core
  /// The last stage: functions after the core.
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
      ComposeBodyOnChangeAttachment.Position,
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
