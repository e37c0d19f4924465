// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The action case, function and child that one directive contributes to a feature.
struct DirectiveItem {
  var actionCase: ActionCase?
  var function: FunctionDirective?
  var handledChild: String?

  /// The syntax of the directive.
  let node: Syntax
}

extension FeatureParser {
  /// Parses the directives on enums and functions, in source order.
  mutating func parseItems(_ shape: FeatureShape) -> [Conditional<DirectiveItem>] {
    let items = collect(from: declaration.memberBlock.members) { member -> [DirectiveItem] in
      if let function = member.as(FunctionDeclSyntax.self) {
        return parseFunction(function, shape).map { [$0] } ?? []
      }
      if let declaration = member.as(EnumDeclSyntax.self) {
        return parseEnum(declaration, in: [], shape)
      }
      return []
    }
    return withoutClashes(items, shape)
  }

  /// Removes the items whose case already exists, and diagnoses them.
  private mutating func withoutClashes(
    _ items: [Conditional<DirectiveItem>],
    _ shape: FeatureShape
  ) -> [Conditional<DirectiveItem>] {
    var taken: [String: String] = [:]
    for child in shape.children where child.action != nil { taken[child.name] = "the child" }
    if shape.isBindable { taken["binding"] = "the bindings" }

    var clashing: Set<SyntaxIdentifier> = []
    for item in items.flattened() {
      guard let name = item.actionCase?.name, let owner = taken[name] else { continue }
      diagnose(.caseClash(item.node, name, with: owner))
      clashing.insert(item.node.id)
    }
    let named = items.compactMapElements { $0.actionCase == nil ? nil : $0 }
    for repeated in named.repeated(by: { $0.actionCase?.name ?? "" })
    where !clashing.contains(repeated.node.id) {
      diagnose(.caseClash(repeated.node, repeated.actionCase?.name ?? "", with: "a directive"))
      clashing.insert(repeated.node.id)
    }
    return items.filterElements { !clashing.contains($0.node.id) }
  }

  /// Parses the directives on an enum and on the enums nested in it.
  private mutating func parseEnum(
    _ declaration: EnumDeclSyntax,
    in path: [String],
    _ shape: FeatureShape
  ) -> [DirectiveItem] {
    let path = path + [declaration.name.text]
    var items: [DirectiveItem] = []
    for written in declaration.attributes.directives {
      if written.directive == .actionCase {
        guard let name = parseCaseName(written, orElse: declaration.name.bareText.caseName) else {
          continue
        }
        let payload = EnumCase.Parameter(label: nil, type: payloadTypeName(path))
        let actionCase = ActionCase(name: name, payload: [payload])
        items.append(DirectiveItem(actionCase: actionCase, node: Syntax(written.attribute)))
      } else if let kind = written.directive.dialog {
        checkDialog(written, kind, shape)
      }
    }
    for member in declaration.memberBlock.members.everyDeclaration {
      guard let nested = member.as(EnumDeclSyntax.self) else { continue }
      items += parseEnum(nested, in: path, shape)
    }
    return items
  }

  private func payloadTypeName(_ path: [String]) -> String {
    let name = path.joined(separator: ".")
    return actionGroupNames.contains(name) ? "\(featureName).\(name)" : name
  }

  /// Parses the name that a directive gives a case; diagnoses an invalid one and returns nil.
  mutating func parseCaseName(_ written: WrittenDirective, orElse name: String) -> String? {
    guard let expression = written.name, expression.plainString != "" else {
      if name.isEmpty { diagnose(.caseWithoutName(written.attribute)) }
      return name.isEmpty ? nil : name
    }
    return parseIdentifier(expression)
  }

  /// Diagnoses a directive for a dialog that does not exist.
  @discardableResult
  mutating func checkDialog(
    _ written: WrittenDirective,
    _ kind: Child.Dialog,
    _ shape: FeatureShape
  ) -> ChildPath? {
    let dialog = shape.dialog(kind, named: written.name?.plainString)
    if dialog == nil {
      diagnose(.unresolvedDialog(written.attribute, kind, shape.dialogs(kind).map(\.name)))
    }
    return dialog
  }
}

extension String {
  /// The name of the case for an enum with this name: `delegate` for `DelegateAction` and
  /// `Delegate`.
  fileprivate var caseName: String {
    let base = hasSuffix("Action") ? String(dropLast("Action".count)) : self
    // All letters of an acronym are lowercased except the first letter of the next word.
    let capitals = base.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < base.count ? capitals.count - 1 : capitals.count
    return base.prefix(count).lowercased() + base.dropFirst(count)
  }
}
