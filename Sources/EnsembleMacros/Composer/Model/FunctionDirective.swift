// SPDX-License-Identifier: MIT

/// A function with a directive: when it is called, and how.
struct FunctionDirective {
  let name: String
  let parameters: [Parameter]
  let isStatic: Bool
  let isAsync: Bool
  let isThrowing: Bool
  let trigger: Trigger
  var stage = Stage.core
  var effect = EffectOptions()

  /// The child within a destination or a stack that it is for.
  var child: String?

  /// What a parameter gets.
  struct Parameter {
    let label: String?
    let value: Value

    enum Value: Equatable {
      case state
      case mutableState
      case action
      case id
      /// The id of the element of a stack that a row is in.
      case elementID
      case oldValue
      case newValue
      case send
      /// One value of an action of several.
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

  /// What is done with the effect of the function.
  struct EffectOptions {
    /// What identifies it.
    var name = ""
    var failure: String?
    var cancelsInFlight = false
    var debounce: String?
  }

  /// The function as it is written in a list: `view(state:action:)`.
  var signature: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

/// A path into the actions of the feature.
struct CasePath {
  /// The case that it starts at.
  let root: String

  /// The path with its leading dot: `.lamp.delegate`.
  let text: String

  init(root: String, text: String) {
    self.root = root
    self.text = text
  }

  init(_ steps: String...) { self.init(steps) }

  /// - Parameter steps: At least one.
  init(_ steps: [String]) {
    root = steps[0]
    text = steps.map { ".\($0)" }.joined()
  }

  var expression: String { "\\Action.Cases\(text)" }
}
