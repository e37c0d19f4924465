// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces `WithViewStore(store, observe: { $0 }) { viewStore in … }` by its content.
  func migrateViewStore(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first, first.label == nil,
      let observed = node.argument("observe")?.trimmedDescription.filter({ !$0.isWhitespace }),
      observed == "{$0}" || observed == "\\.self", node.arguments.count == 2,
      let closure = node.trailingClosure, let name = closure.firstParameter
    else {
      remark(
        node,
        "'WithViewStore' is not available",
        "read the state of the store directly; make a view state computed properties of the state"
      )
      return
    }
    let store = first.expression.trimmedDescription
    let bindings = Syntax(closure.statements).references(to: name).compactMap {
      $0.parent?.as(MemberAccessExprSyntax.self)
    }
    // Bindings need `$store`, and are replaced before the closure goes.
    if bindings.contains(where: isBinding) { return }
    guard store == "store" || store == "self.store" || !text(closure.span).contains("$\(store)"),
      let body = self.body(of: closure, naming: store)
    else { return }
    let content = body.hasPrefix("\n") ? body.unindented() : body
    let trimmed = content.trimmed
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      change(node.replaced(with: trimmed))
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
    guard let receiver = node.receiver?.trimmedDescription,
      ["viewStore", "self.viewStore", "store", "self.store"].contains(receiver)
    else { return }
    if let path = node.argument("keyPath"), let action = node.argument("send")?.caseName {
      change(
        node.replaced(with: "store.binding(\(path.trimmedDescription), action: \\.\(action))")
      )
      return
    }
    guard let get = node.argument("get"), let send = node.argument("send") else { return }
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
    change(
      [node.replaced(with: "$store\(path.dropFirst()).sending(\\.\(name))")]
        + bindableStore(of: node)
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
    guard name.hasPrefix("$"), node.base?.trimmedDescription == "viewStore" else { return }
    change(
      [node.replaced(with: "$store.\(name.dropFirst())")] + bindableStore(of: node)
    )
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Removes one level of indentation, as the lines after the first have it.
  func unindented() -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indented = lines.dropFirst().filter { !$0.trimmed.isEmpty }
    let isTabbed = indented.allSatisfy { $0.hasPrefix("\t") }
    let width = isTabbed ? 1 : indented.contains { !$0.hasPrefix("    ") } ? 2 : 2
    for index in lines.indices.dropFirst() {
      let space = lines[index].prefix(width).prefix { $0 == " " || $0 == "\t" }
      lines[index].removeFirst(space.count)
    }
    return lines.joined(separator: "\n")
  }
}
