// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The attributes that say how a member of a feature takes part in it.
enum Directive: String, CaseIterable {
  case actionCase = "ComposeActionCase"
  case actionAlertCase = "ComposeActionAlertCase"
  case actionConfirmationDialogCase = "ComposeActionConfirmationDialogCase"
  case body = "ComposeBody"
  case bodyActionCase = "ComposeBodyActionCase"
  case bodyActionAlertCase = "ComposeBodyActionAlertCase"
  case bodyActionConfirmationDialogCase = "ComposeBodyActionConfirmationDialogCase"
  case bodyOnChange = "ComposeBodyOnChange"
  case childReducer = "ComposeBodyChildReducer"
  case delegate = "ComposeDelegate"
  case scopePath = "ComposeScopePath"

  /// What the directive can be applied to.
  var target: Target {
    switch self {
    case .actionCase, .actionAlertCase, .actionConfirmationDialogCase: .enumeration
    case .childReducer, .scopePath: .property
    default: .function
    }
  }

  enum Target: String {
    case enumeration = "an enum"
    case function = "a function"
    case property = "a property"
  }

  /// The dialog that the directive gives actions to.
  var dialog: Child.Dialog? {
    switch self {
    case .actionAlertCase, .bodyActionAlertCase: .alert
    case .actionConfirmationDialogCase, .bodyActionConfirmationDialogCase: .confirmationDialog
    default: nil
    }
  }

  /// The labels that the parameters of the function may have; nil for any.
  var labels: [String]? {
    switch self {
    case .bodyActionCase: nil
    case .bodyOnChange: ["state", "action", "oldValue", "newValue"]
    default: ["state", "action"]
    }
  }
}

/// A directive as it is written.
struct WrittenDirective {
  let directive: Directive
  let attribute: AttributeSyntax

  private var arguments: LabeledExprListSyntax {
    attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
  }

  /// The argument without a label.
  var name: ExprSyntax? { arguments.first { $0.label == nil }?.expression }

  subscript(label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension AttributeListSyntax {
  /// The directives in the list, in order.
  var directives: [WrittenDirective] {
    direct.compactMap { attribute in
      Directive(rawValue: attribute.baseName)
        .map { WrittenDirective(directive: $0, attribute: attribute) }
    }
  }
}
