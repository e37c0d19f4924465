// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces `WithViewStore(store, observe: { $0 }) { viewStore in … }` by its content.
  func migrateViewStore(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first, first.label == nil, node.observesState,
      node.arguments.count == 2,
      let closure = node.trailingClosure, closure.signature?.capture == nil,
      let name = closure.firstParameter
    else {
      remark(
        node,
        "'WithViewStore' is not available",
        "read the state of the store directly; make a view state computed properties of the state"
      )
      return
    }
    let store = first.expression.trimmedDescription
    let references = closure.references(to: name)
    let members = references.compactMap { $0.parent?.as(MemberAccessExprSyntax.self) }
    // Bindings need `$store`, and are replaced or reported before the closure goes.
    if members.contains(where: isBinding) { return }
    let root = first.expression.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    guard let body = self.body(of: closure, naming: store),
      !references.contains(where: { $0.isRedeclared(root, below: Syntax(closure)) })
    else {
      remark(
        node,
        "the view store is read where '\(root)' has another meaning",
        "name the inner '\(root)' differently, and read the outer one directly"
      )
      return
    }
    let width = closure.statements.first.map {
      indentation(of: $0).count - indentation(of: node).count
    }
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
    let isExpression =
      closure.statements.count == 1 && closure.statements.first?.item.is(ExprSyntax.self) == true
    if isInBuilder(node) || isStatement && isExpression {
      change(node.replaced(with: body.unindented(by: width ?? 0).trimmed))
    } else {
      change(node.replaced(with: "Group {\(body)}"))
    }
  }

  /// Replaces `ViewStore(store, observe: { $0 })` by the store.
  func migrateViewStoreValue(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first, store.label == nil, node.arguments.count == 2,
      let observed = node.argument("observe")?.trimmedDescription.filter({ !$0.isWhitespace }),
      observed == "{$0}" || observed == "\\.self"
    else { return }
    change(node.replaced(with: store.expression.trimmedDescription))
  }

  private func isBinding(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    if name.hasPrefix("$") { return true }
    return name == "binding" && member.parent?.is(FunctionCallExprSyntax.self) == true
  }

  /// Replaces bindings of view stores.
  func migrateBinding(_ node: FunctionCallExprSyntax) {
    migrateProjectionPattern(node)
    guard let receiver = node.receiver, let store = observedStore(of: receiver) else { return }
    if let path = node.argument("keyPath"), let action = node.argument("send")?.caseName {
      let field = path.trimmedDescription
      change(node.replaced(with: "\(store.text).binding(\(field), action: \\.\(action))"))
      return
    }
    guard let get = node.argument("get"), let send = node.argument("send") else {
      // A store has other functions of this name.
      if store.text != receiver.trimmedDescription { remarkUnboundStore(of: node) }
      return
    }
    var path = get.as(KeyPathExprSyntax.self)?.trimmedDescription
    if let closure = get.as(ClosureExprSyntax.self), closure.statements.count == 1,
      let member = closure.statements.first?.item.as(MemberAccessExprSyntax.self)
    {
      path = keyPath(of: member, root: closure.firstParameter ?? "$0")
    }
    guard let path, path.hasPrefix("\\."), let name = send.caseName else {
      remark(
        node,
        "a binding with closures is not available",
        "write '$store.field.sending(\\.action)'"
      )
      return
    }
    guard let bindable = store.bindable else { return remarkUnboundStore(of: node) }
    change([node.replaced(with: "$store\(path.dropFirst()).sending(\\.\(name))")] + bindable)
  }

  /// Returns the store that a view store observes, with the edits that make it bindable; nil for
  /// other receivers.
  private func observedStore(
    of receiver: ExprSyntax
  ) -> (text: String, bindable: SourceChange?)? {
    let name = receiver.trimmedDescription
    if receiver.is(DeclReferenceExprSyntax.self), let closure = declaringClosure(of: receiver) {
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
      if call?.calleeName == "WithViewStore", let store = call?.arguments.first?.expression {
        // '$store' is not the binding of a scoped store, of a view state, or of embedded actions.
        let isBound =
          !store.is(FunctionCallExprSyntax.self) && call?.observesState == true
          && call?.argument("send") == nil
        return (store.trimmedDescription, isBound ? bindableStore(of: store) : nil)
      }
      return ["viewStore", "store"].contains(name) ? (name, nil) : nil
    }
    switch name {
    case "store", "self.store": return (name, bindableStore(of: receiver))
    case "viewStore", "self.viewStore": return ("store", bindableProperty(around: receiver))
    default: return nil
    }
  }

  /// Returns the closure that declares a name.
  private func declaringClosure(of reference: ExprSyntax) -> ClosureExprSyntax? {
    var closure = reference.ancestor(ClosureExprSyntax.self)
    while let current = closure, !current.declaredNames.contains(reference.trimmedDescription) {
      closure = current.ancestor(ClosureExprSyntax.self)
    }
    return closure
  }

  /// Reports a binding that `$store` cannot replace.
  private func remarkUnboundStore(of node: some SyntaxProtocol) {
    remark(
      node,
      "there is no bindable store for this binding",
      "declare '@Bindable var store = store' in the closure, or in the view, and bind '$store.field'"
    )
  }

  /// Replaces `.binding(\.$name)` in patterns.
  private func migrateProjectionPattern(_ node: FunctionCallExprSyntax) {
    guard node.isImplicitMember, node.arguments.count == 1 else { return }
    migrateProjection(in: node)
  }

  /// Replaces `viewStore.$name` by `$store.name`.
  func migrateProjectedMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    // A store has projected values, too.
    guard name.hasPrefix("$"), let base = node.base, let store = observedStore(of: base),
      store.text != base.trimmedDescription || base.trimmedDescription == "viewStore"
    else { return }
    guard let bindable = store.bindable else { return remarkUnboundStore(of: node) }
    change([node.replaced(with: "$store.\(name.dropFirst())")] + bindable)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a view store observes the state of its store, and no view state.
  fileprivate var observesState: Bool {
    let observed = argument("observe")?.trimmedDescription.filter { !$0.isWhitespace }
    return observed == "{$0}" || observed == "\\.self"
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Removes white space before the lines after the first.
  ///
  /// A literal whose last line has less of it would get another value, and stays.
  func unindented(by width: Int) -> String {
    guard width > 0 else { return self }
    let kept = linesOfLiterals(indentedLessThan: width)
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst() where !kept.contains(index) {
      let space = lines[index].prefix(width).prefix { $0 == " " || $0 == "\t" }
      lines[index].removeFirst(space.count)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines, counted from 0, of multi-line literals whose closing delimiter is indented
  /// by less than a width.
  private func linesOfLiterals(indentedLessThan width: Int) -> Set<Int> {
    final class Literals: SyntaxVisitor {
      var ends: [(opening: TokenSyntax, closing: TokenSyntax)] = []

      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingQuote.text == "\"\"\"" {
          ends.append((node.openingQuote, node.closingQuote))
        }
        return .visitChildren
      }
    }
    let tree = parse(self, path: "").tree
    let literals = Literals(viewMode: .sourceAccurate)
    literals.walk(tree)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var lines: Set<Int> = []
    for (opening, closing) in literals.ends {
      let start = converter.location(for: opening.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: closing.positionAfterSkippingLeadingTrivia)
      if end.column <= width { lines.formUnion(start.line..<end.line) }
    }
    return lines
  }
}
