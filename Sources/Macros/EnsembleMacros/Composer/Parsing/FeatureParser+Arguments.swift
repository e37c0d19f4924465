// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The arguments that an attribute or the declaration of a child accepts.
struct KnownArguments {
  let labels: Set<String>
  /// The permitted number of unlabeled arguments.
  let unlabeled: ClosedRange<Int>

  init(_ labels: String..., unlabeled: ClosedRange<Int> = 0...0) {
    self.labels = Set(labels)
    self.unlabeled = unlabeled
  }
}

extension Directive {
  var arguments: KnownArguments {
    switch self {
    case .actionCase, .actionAlertCase, .actionConfirmationDialogCase, .bodyActionAlertCase,
      .bodyActionConfirmationDialogCase:
      KnownArguments(unlabeled: 0...1)
    case .body: KnownArguments("action", "identifiedAction", "elementAction", "position")
    case .bodyActionCase:
      KnownArguments("failure", "cancelInFlight", "debounce", unlabeled: 0...1)
    case .bodyOnChange: KnownArguments("of", "isEqual", "attachment")
    case .childReducer, .delegate: KnownArguments(unlabeled: 1...1)
    case .scopePath: KnownArguments("action")
    }
  }
}

/// Returns the arguments that the declaration of a child accepts.
func knownArguments(ofChild factory: String) -> KnownArguments {
  switch factory {
  case "presentsDestination", "navigationStack", "destination":
    KnownArguments("reducerName", "options", "children", unlabeled: 0...1)
  case "alert", "confirmationDialog", "presentsAlert", "presentsConfirmationDialog":
    KnownArguments("of", unlabeled: 0...1)
  case "state": KnownArguments("of", "initialValue", unlabeled: 0...1)
  case "stateless": KnownArguments(unlabeled: 0...1)
  default: KnownArguments("of", "initialState", "using", unlabeled: 0...1)
  }
}

extension FeatureParser {
  /// Diagnoses arguments that an attribute or the declaration of a child does not accept.
  ///
  /// The compiler reports them too, but it does not run when files are expanded by the tool.
  mutating func check(
    _ arguments: LabeledExprListSyntax,
    _ known: KnownArguments,
    of owner: Syntax,
    named name: String
  ) {
    var unlabeled = 0
    var isInOptions = false
    for argument in arguments {
      if let label = argument.label {
        isInOptions = label.text == "options"
        guard known.labels.contains(label.bareText) else {
          diagnose(.unknownArgument(label, of: name))
          continue
        }
      } else if !isInOptions {
        unlabeled += 1
        if unlabeled > known.unlabeled.upperBound {
          diagnose(.extraArgument(argument.expression, of: name))
        }
      }
    }
    if unlabeled < known.unlabeled.lowerBound { diagnose(.missingArgument(owner, of: name)) }
  }

  /// Diagnoses arguments that the directives of the feature do not accept.
  mutating func checkDirectiveArguments() {
    let finder = DirectiveFinder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    for written in finder.directives {
      check(
        written.attribute.arguments?.as(LabeledExprListSyntax.self) ?? [],
        written.directive.arguments,
        of: Syntax(written.attribute),
        named: "@\(written.directive.rawValue)"
      )
      if let element = written["elementAction"], written["identifiedAction"] == nil {
        diagnose(.elementActionAlone(element))
      }
    }
  }
}

/// Collects the directives in a feature, except those in nested features.
private final class DirectiveFinder: SyntaxVisitor {
  var directives: [WrittenDirective] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    directives += node.directives
    return .skipChildren
  }
}
