// SPDX-License-Identifier: MIT

import SwiftSyntax

// A macro is expanded once per role, and the roles must agree: all of them read one plan, and only
// the member role reports diagnostics. Children are written into a hand-written `State` by
// `@_ComposedState`, which replaces `@ObservableState` there, as all fields are numbered together.

/// The complete description of the code that `@Composer` generates for a feature.
///
/// ``FeatureParser`` creates it from the syntax of the struct; every role of the macro starts from
/// it.
struct FeaturePlan {
  let name: String
  let access: Access
  let shape: FeatureShape

  /// The handwritten members of the feature.
  var written: HandwrittenMembers

  /// The functions with directives, in source order.
  let functions: [Conditional<FunctionDirective>]

  /// The cases that directives add to the actions, in source order.
  let cases: [Conditional<ActionCase>]

  /// The properties of the state that are published as scopes.
  let scopePaths: [ScopePathDirective]

  /// The names of the children that a directive reacts to.
  let handledChildren: Set<String>

  var children: [Child] { shape.children }

  /// Whether `store.scopes` has stores for the feature.
  var hasScopes: Bool {
    !shape.isEnum && (!scopePaths.isEmpty || children.contains { $0.action != nil })
  }

  /// All cases of the actions, in the order of declaration.
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

/// The contents of the attribute `@ComposeReducer` or `@ComposeEnumReducer`.
struct FeatureShape {
  var isEnum = false
  var isBindable = false
  var children: [Child] = []
  var conformances = Conformances()

  /// The case that `State()` creates, for enum state.
  var initialCase: String?
  var initialCaseOption: ExprSyntax?
}

/// The protocols that generated types conform to.
struct Conformances {
  var state: [String] = []
  var action: [String] = []
  var isEquatable = true

  /// The conformances of the state, `Equatable` included.
  var ofState: [String] { ((isEquatable ? ["Swift.Equatable"] : []) + state).stated }
}

extension [String] {
  /// The protocols as an inheritance clause states them: in alphabetical order, each once, and
  /// without those that `Codable` consists of if it is one of them.
  var stated: [String] {
    var protocols = Set(self)
    if protocols.contains("Swift.Codable") {
      protocols.subtract(["Swift.Decodable", "Swift.Encodable"])
    }
    return protocols.sorted()
  }
}

/// A case of the feature's actions.
struct ActionCase {
  let name: String
  let payload: [EnumCase.Parameter]

  static let binding = ActionCase(
    name: "binding",
    payload: [.init(label: nil, type: "EnsembleCore.BindingAction<State>")]
  )
}

/// A property of the state, paired with the actions of a child.
struct ScopePathDirective {
  let property: String
  let type: String
  let action: String
  let actionType: String
}

/// The handwritten members of a feature.
struct HandwrittenMembers {
  var state: HandwrittenState = .missing
  var hasAction = false
  var hasBody = false

  /// Whether all cases of a handwritten `Action` are known.
  var knowsActionCases = true

  /// The children whose properties a handwritten struct of state already declares.
  var childrenInState: Set<String> = []

  /// The names of the properties that create the reducers of children.
  var reducers: [String: String] = [:]

  /// Whether a public feature needs a generated initializer.
  var lacksInitializer = false
}

/// The kind of a handwritten state.
enum HandwrittenState {
  case missing
  case structure
  case enumeration
  /// A type alias, or any other type.
  case other
}
