// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Everything that `@Composer` writes for a feature, decided.
///
/// Made from the syntax of the struct by ``FeatureParser``; every role of the macro starts from it.
struct FeaturePlan {
  let name: String
  let access: Access
  let shape: FeatureShape

  /// What of the feature is written by hand.
  var written: WrittenMembers

  /// The functions with directives, in source order.
  let functions: [Conditional<FunctionDirective>]

  /// The cases that directives add to the actions, in source order.
  let cases: [Conditional<ActionCase>]

  /// The properties of the state that are published as scopes.
  let scopePaths: [ScopePathDirective]

  /// The names of the children that a directive reacts to.
  let handledChildren: Set<String>

  var children: [Child] { shape.children }

  /// Whether the state has what `store.scopes` needs.
  var hasScopes: Bool {
    !shape.isEnum && (!scopePaths.isEmpty || children.contains { $0.action != nil })
  }

  /// Every case of the actions, in the order of declaration.
  var actionCases: [Conditional<ActionCase>] {
    var own: [ActionCase] = []
    if shape.isBindable { own.append(.binding) }
    own += children.compactMap { child in
      let action = shape.isEnum ? child.caseAction : child.action
      return action.map { ActionCase(name: child.name, payload: [.init(label: nil, type: $0)]) }
    }
    return own.map(Conditional.element) + cases
  }
}

/// What the attribute for the shape of a feature says.
struct FeatureShape {
  var isEnum = false
  var isBindable = false
  var children: [Child] = []
  var conformances = Conformances()

  /// The case that the no-argument initializer of enum state gives.
  var initialCase: String?
  var initialCaseOption: ExprSyntax?
}

/// The protocols that generated types conform to.
struct Conformances {
  var state: [String] = []
  var action: [String] = []
  var isEquatable = true

  /// Those of the state, `Equatable` included.
  var ofState: [String] {
    let implied = isEquatable && !state.contains("Swift.Equatable") ? ["Swift.Equatable"] : []
    return (implied + state).sorted()
  }
}

/// One case of the feature's actions.
struct ActionCase {
  let name: String
  let payload: [EnumCase.Parameter]

  static let binding = ActionCase(
    name: "binding",
    payload: [.init(label: nil, type: "EnsembleCore.BindingAction<State>")]
  )
}

/// A property of the state paired with the actions of a child.
struct ScopePathDirective {
  let property: String
  let type: String
  let action: String
  let actionType: String
}

/// What the user has written of a feature, instead of leaving it to the macro.
struct WrittenMembers {
  var state: WrittenState = .missing
  var hasAction = false
  var hasBody = false

  /// Whether the cases of a written `Action` are all known.
  var knowsActionCases = true

  /// The children whose properties are in a written struct of state already.
  var childrenInState: Set<String> = []

  /// The properties that make the reducers of children.
  var reducers: [String: String] = [:]

  /// The initializer that a public feature lacks.
  var lacksInitializer = false
}

/// What the user has written of the state.
enum WrittenState {
  case missing
  case structure
  case enumeration
  /// A type alias, or another type.
  case other
}
