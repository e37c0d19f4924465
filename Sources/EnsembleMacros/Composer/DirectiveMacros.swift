// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A mark that `@Composer` reads. By itself it only says where it has no effect.
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
    } else if let problem = placement(of: node, in: context.lexicalContext) {
      context.diagnose(problem)
    }
    return []
  }

  /// The diagnostic for a directive that no `@Composer` sees.
  private static func placement(
    of node: AttributeSyntax,
    in lexicalContext: [Syntax]
  ) -> Diagnostic? {
    // Enums may be nested in others, and the properties are those of the state.
    let feature = lexicalContext.first { scope in
      scope.as(StructDeclSyntax.self)?.attributes.mentions(["Composer"]) ?? false
    }
    if feature != nil { return nil }
    if lexicalContext.first?.is(ExtensionDeclSyntax.self) ?? false {
      return .directiveInExtension(node)
    }
    return .directiveOutsideFeature(node)
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
