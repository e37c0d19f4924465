// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The attributes that connect a member to its composed feature.
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

  /// The kind of declaration that the directive applies to.
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

  /// The kind of dialog that the directive provides with actions.
  var dialog: Child.Dialog? {
    switch self {
    case .actionAlertCase, .bodyActionAlertCase: .alert
    case .actionConfirmationDialogCase, .bodyActionConfirmationDialogCase: .confirmationDialog
    default: nil
    }
  }

  /// The permitted labels of the function's parameters; nil for any.
  var labels: [String]? {
    switch self {
    case .bodyActionCase: nil
    case .bodyOnChange: ["state", "action", "oldValue", "newValue"]
    default: ["state", "action"]
    }
  }
}

/// A directive in the source.
struct WrittenDirective {
  let directive: Directive
  let attribute: AttributeSyntax

  private var arguments: LabeledExprListSyntax {
    attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
  }

  /// The unlabeled argument.
  var name: ExprSyntax? { arguments.first { $0.label == nil }?.expression }

  subscript(label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension AttributeListSyntax {
  /// The directives in the list, in source order.
  var directives: [WrittenDirective] {
    direct.compactMap { attribute in
      Directive(rawValue: attribute.baseName)
        .map { WrittenDirective(directive: $0, attribute: attribute) }
    }
  }
}
