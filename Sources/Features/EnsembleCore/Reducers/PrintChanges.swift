// SPDX-License-Identifier: MIT

import CustomDump
import EnsembleInternals

extension Reducer {
  /// Prints every action and the changes it makes, in debug builds only.
  ///
  /// Retains the old state while the reducer runs, which costs a copy of the changed parts.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A format for `_printChanges`.
public struct _ReducerPrinter<State, Action> {
  let print: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Creates a printer from a closure.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// A printer of the action and the difference of the state.
  public static var customDump: Self { customDump { Swift.print($0) } }

  /// Returns a printer that passes the action and the difference of the state to a closure.
  ///
  /// Use it for a log, or where a program renders its views to the standard output.
  ///
  /// - Parameter print: A closure that is called once per action, with several lines of text.
  public static func customDump(_ print: @escaping (String) -> Void) -> Self {
    Self { print(description(of: $0, $1, $2)) }
  }

  /// A printer of the action's case only.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(debugCase(of: action))") }
  }
}

/// A reducer that prints its actions and changes.
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
      guard let recorder = ReferenceRecording.recorder() else {
        let effect = base.run(&state, action)
        printer.print(action, oldState, state)
        return effect
      }
      let effect = recorder.record { base.run(&state, action) }
      recorder.showChanges { printer.print(action, oldState, state) }
      return effect
    }
    #else
    return base
    #endif
  }
}

private func description<State, Action>(
  of action: Action,
  _ oldState: State,
  _ newState: State
) -> String {
  var text = "received action:\n"
  customDump(action, to: &text, indent: 2)
  text += "\n"
  if let changes = diff(oldState, newState) {
    let lines = changes.split(separator: "\n", omittingEmptySubsequences: false)
    text += lines.map { "  \($0)\n" }.joined()
  } else {
    text += "  (No state changes)\n"
  }
  return text.removingContextMarks()
}
