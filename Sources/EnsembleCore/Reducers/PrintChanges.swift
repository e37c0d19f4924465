// SPDX-License-Identifier: MIT

extension Reducer {
  /// Prints every action and what it changed, in debug builds; does nothing in others.
  ///
  /// Keeps the state of before while the reducer runs, so it costs a copy of what changes.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// How `_printChanges` prints.
public struct _ReducerPrinter<State, Action> {
  let print: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Creates a printer from a function.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// Prints the action and the lines of the state that changed.
  public static var customDump: Self {
    Self { action, oldState, newState in
      Swift.print("received action:")
      Swift.print(lines(action).map { "  \($0)" }.joined(separator: "\n"))
      let changes = diff(lines(oldState), lines(newState))
      Swift.print(changes.isEmpty ? "  (No state changes)" : changes.joined(separator: "\n"), "\n")
    }
  }

  /// Prints the case of the action only.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(debugCase(of: action))") }
  }
}

/// A reducer that prints what it does.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved()
    #if DEBUG
      guard let printer else { return base }
      return ResolvedReducer { state, action in
        let oldState = state
        let effect = base.run(&state, action)
        printer.print(action, oldState, state)
        return effect
      }
    #else
      return base
    #endif
  }
}

private func lines(_ value: Any) -> [Substring] {
  var text = ""
  dump(value, to: &text)
  return text.split(separator: "\n").filter { !$0.contains("_$observationRegistrar") }
}

/// The changed lines, removed ones first where both stand in one place.
private func diff(_ old: [Substring], _ new: [Substring]) -> [String] {
  new.difference(from: old).map {
    switch $0 {
    case .remove(_, let line, _): "  - \(line)"
    case .insert(_, let line, _): "  + \(line)"
    }
  }
}
