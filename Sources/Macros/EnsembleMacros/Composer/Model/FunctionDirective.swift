// SPDX-License-Identifier: MIT

/// A function with a directive: its trigger and its call.
struct FunctionDirective {
  let name: String
  let parameters: [Parameter]
  let isStatic: Bool
  let isAsync: Bool
  let isThrowing: Bool
  let trigger: Trigger
  var stage = Stage.core
  var effect = EffectOptions()

  /// The nested child within a destination or a stack whose actions the function handles.
  var child: String?

  /// A parameter of the function, and the value passed for it.
  struct Parameter {
    let label: String?
    let value: Value

    enum Value: Equatable {
      case state
      case mutableState
      case action
      case id
      /// The id of the element of a stack that contains the row.
      case elementID
      case oldValue
      case newValue
      case send
      /// One associated value of the action.
      case payload(Int)
    }
  }

  enum Trigger {
    case every
    case action(CasePath)
    case rows(CasePath, element: String)
    case stack(CasePath, element: String)
    case stackRows(CasePath, element: String, row: String)
    case change(of: String, isEqual: String?, attachment: String)
  }

  enum Stage: String {
    case beforeCore, core, afterCore
  }

  /// The handling of the function's effect.
  struct EffectOptions {
    /// The name that identifies the effect.
    var name = ""
    var failure: String?
    var cancelsInFlight = false
    var debounce: String?
  }

  /// The full name of the function: `view(state:action:)`.
  var signature: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

/// A case path into the actions of the feature.
struct CasePath {
  /// The first case of the path.
  let root: String

  /// The path with its leading dot: `.lamp.delegate`.
  let text: String

  init(root: String, text: String) {
    self.root = root
    self.text = text
  }

  init(_ steps: String...) { self.init(steps) }

  /// Creates a path along at least one step.
  init(_ steps: [String]) {
    root = steps[0]
    text = steps.map { ".\($0)" }.joined()
  }

  var expression: String { "\\Action.Cases\(text)" }
}
