// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Composer` reads. Its own expansion only diagnoses a use without effect.
protocol DirectiveMacro: PeerMacro {
  static var directive: Directive { get }
}

extension DirectiveMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let fits =
      switch directive.target {
      case .enumeration: declaration.is(EnumDeclSyntax.self)
      case .function: declaration.is(FunctionDeclSyntax.self)
      case .property: declaration.is(VariableDeclSyntax.self)
      }
    if !fits {
      context.diagnose(.misplacedDirective(node, directive.target))
    } else if let problem = placement(of: node, on: declaration, in: context.lexicalContext) {
      context.diagnose(problem)
    }
    return []
  }

  /// Returns the diagnostic for a directive outside a composed feature.
  private static func placement(
    of node: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol,
    in lexicalContext: [Syntax]
  ) -> Diagnostic? {
    guard lexicalContext.contains(where: \.isComposedFeature) else {
      return lexicalContext.first?.is(ExtensionDeclSyntax.self) ?? false
        ? .directiveInExtension(node) : .directiveOutsideFeature(node)
    }
    if declaration.isConditional(node) { return .conditionalAttribute(node) }
    return enclosingFeature(in: lexicalContext)?.isComposedFeature ?? false
      ? nil : .unreadDirective(node)
  }

  /// Returns the declaration that must be a composed feature for the directive to take effect.
  private static func enclosingFeature(in lexicalContext: [Syntax]) -> Syntax? {
    switch directive {
    case .scopePath:
      let state = lexicalContext.first?.as(StructDeclSyntax.self)
      return state?.name.bareText == "State" ? lexicalContext.dropFirst().first : nil
    case .actionCase, .actionAlertCase, .actionConfirmationDialogCase:
      return lexicalContext.first { !$0.is(EnumDeclSyntax.self) }
    default:
      return lexicalContext.first
    }
  }
}

extension Syntax {
  fileprivate var isComposedFeature: Bool {
    self.as(StructDeclSyntax.self)?.attributes.mentions(["Composer"]) ?? false
  }
}

extension DeclSyntaxProtocol {
  /// Returns whether an attribute is inside `#if`, where macros do not read it.
  func isConditional(_ attribute: AttributeSyntax) -> Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let name = attribute.baseName
    return attributes.mentions([name]) && !attributes.direct.contains { $0.baseName == name }
  }
}

enum ComposeActionCaseMacro: DirectiveMacro {
  static let directive = Directive.actionCase
}

enum ComposeActionAlertCaseMacro: DirectiveMacro {
  static let directive = Directive.actionAlertCase
}

enum ComposeActionConfirmationDialogCaseMacro: DirectiveMacro {
  static let directive = Directive.actionConfirmationDialogCase
}

enum ComposeBodyMacro: DirectiveMacro {
  static let directive = Directive.body
}

enum ComposeBodyActionCaseMacro: DirectiveMacro {
  static let directive = Directive.bodyActionCase
}

enum ComposeBodyActionAlertCaseMacro: DirectiveMacro {
  static let directive = Directive.bodyActionAlertCase
}

enum ComposeBodyActionConfirmationDialogCaseMacro: DirectiveMacro {
  static let directive = Directive.bodyActionConfirmationDialogCase
}

enum ComposeBodyOnChangeMacro: DirectiveMacro {
  static let directive = Directive.bodyOnChange
}

enum ComposeBodyChildReducerMacro: DirectiveMacro {
  static let directive = Directive.childReducer
}

enum ComposeDelegateMacro: DirectiveMacro {
  static let directive = Directive.delegate
}

enum ComposeScopePathMacro: DirectiveMacro {
  static let directive = Directive.scopePath
}
