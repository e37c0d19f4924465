// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces dependencies on schedulers and schedulers of tests, with all references to them.
  func migrateVariable(_ node: VariableDeclSyntax) {
    migrateSharedIdentifier(node)
    migrateStoreState(node)
    guard let binding = node.bindings.first, node.bindings.count == 1 else { return }
    if let path = schedulerPath(of: node) {
      migrateSchedulerDependency(node, binding, path)
    } else if let value = binding.initializer?.value,
      ["DispatchQueue.test", "RunLoop.test"].contains(value.trimmedDescription)
    {
      guard
        let scope = node.ancestor(CodeBlockItemListSyntax.self).map(Syntax.init)
          ?? node.ancestor(MemberBlockSyntax.self).map(Syntax.init)
      else { return }
      let rename = renaming(binding, to: "clock", in: scope) ?? []
      change([value.replaced(with: "TestClock()")] + rename)
    }
  }

  /// Returns the key path of a dependency on a scheduler.
  private func schedulerPath(of node: VariableDeclSyntax) -> KeyPathExprSyntax? {
    dependencyPath(of: node, in: ["mainQueue", "mainRunLoop"])
  }

  private func dependencyPath(
    of node: VariableDeclSyntax,
    in names: Set<String>
  ) -> KeyPathExprSyntax? {
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "Dependency" {
      guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self),
        let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
        let name = path.components.last?.component.trimmedDescription, names.contains(name)
      else { continue }
      return path
    }
    return nil
  }

  private func migrateSchedulerDependency(
    _ node: VariableDeclSyntax,
    _ binding: PatternBindingSyntax,
    _ path: KeyPathExprSyntax
  ) {
    let block = node.ancestor(MemberBlockSyntax.self)
    let existing = block?.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { dependencyPath(of: $0, in: ["continuousClock"]) != nil }
    let scope =
      block.map(Syntax.init) ?? node.ancestor(CodeBlockItemListSyntax.self).map(Syntax.init)
    if let existing, let name = existing.bindings.first?.pattern.trimmedDescription, let scope {
      let references = scope.references(to: binding.pattern.trimmedDescription)
      change([node.removed(from: file)] + references.map { $0.baseName.replaced(with: name) })
      return
    }
    guard let component = path.components.last?.component, let scope else { return }
    let rename = renaming(binding, to: "clock", in: scope) ?? []
    change([component.replaced(with: "continuousClock")] + rename)
  }

  /// Returns the edits that rename a variable, or nil if the new name is used.
  private func renaming(
    _ binding: PatternBindingSyntax,
    to name: String,
    in scope: Syntax
  ) -> SourceChange? {
    let isUsed = scope.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
    guard !isUsed, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return nil
    }
    return [pattern.replaced(with: name)]
      + scope.references(to: pattern.identifier.text).map { $0.baseName.replaced(with: name) }
  }

  /// Replaces schedulers in assignments to dependencies: `$0.mainQueue = …`.
  func migrateAssignment(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      ["mainQueue", "mainRunLoop"].contains(member.declName.baseName.text),
      let base = member.base?.trimmedDescription, base == "$0" || base.contains("dependencies")
    else { return }
    var edits = [member.declName.replaced(with: "continuousClock")]
    if let value = clock(for: parts[2]) { edits.append(parts[2].replaced(with: value)) }
    change(edits)
  }

  /// Removes the type erasure of a scheduler, wherever it is passed.
  func migrateErasure(_ node: FunctionCallExprSyntax) {
    if node.receiver != nil, let clock = clock(for: ExprSyntax(node)) {
      change(node.replaced(with: clock))
    }
  }

  /// Replaces the type of a scheduler, and its initial or default value.
  func migrateSchedulerType(_ node: IdentifierTypeSyntax) {
    let value =
      node.parent?.as(FunctionParameterSyntax.self)?.defaultValue?.value
      ?? node.parent?.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    var edits = [node.replaced(with: "any Clock<Duration>")]
    if let value, let clock = clock(for: value) { edits.append(value.replaced(with: clock)) }
    change(edits)
  }

  /// Returns the clock for a scheduler; nil if the expression may stay.
  func clock(for scheduler: ExprSyntax) -> String? {
    if let call = scheduler.as(FunctionCallExprSyntax.self),
      call.calleeName == "eraseToAnyScheduler", let receiver = call.receiver
    {
      return clock(for: receiver) ?? receiver.trimmedDescription
    }
    switch scheduler.trimmedDescription {
    case ".immediate", "DispatchQueue.immediate", "RunLoop.immediate", "ImmediateScheduler.shared":
      return "ImmediateClock()"
    case ".main", "DispatchQueue.main", "RunLoop.main", "UIScheduler.shared",
      "DispatchQueue.global()":
      return "ContinuousClock()"
    case ".unimplemented", ".failing", "DispatchQueue.unimplemented", "DispatchQueue.failing":
      return "UnimplementedClock()"
    default: return nil
    }
  }

  /// Replaces the scheduler of `debounce` and `throttle`.
  func migrateTiming(_ node: FunctionCallExprSyntax) {
    guard let scheduler = node.arguments.first(where: { $0.label?.text == "scheduler" }),
      let label = scheduler.label
    else { return }
    if node.arguments.contains(where: { $0.label?.text == "options" })
      || node.argument("for") == nil
    {
      remark(node, "this overload is not available", "give an id, a duration and a clock")
      return
    }
    var edits = [label.replaced(with: "clock")]
    if let value = clock(for: scheduler.expression) {
      edits.append(scheduler.expression.replaced(with: value))
    }
    if let time = node.argument("for"), let value = duration(for: time) {
      edits.append(time.replaced(with: value))
    }
    change(edits)
  }

  /// Replaces numbers of seconds or nanoseconds by durations.
  func migrateDuration(_ node: FunctionCallExprSyntax, label: String, nanoseconds: Bool) {
    guard let time = node.argument(label),
      let value = nanoseconds ? nanosecondDuration(for: time) : duration(for: time)
    else { return }
    change(time.replaced(with: value))
  }

  /// Returns the duration for a literal number of seconds.
  func duration(for time: ExprSyntax) -> String? {
    if time.is(IntegerLiteralExprSyntax.self) { return ".seconds(\(time.trimmedDescription))" }
    guard time.is(FloatLiteralExprSyntax.self),
      let seconds = Double(time.trimmedDescription.filter { $0 != "_" })
    else { return nil }
    let milliseconds = (seconds * 1000).rounded()
    let isWhole = abs(seconds * 1000 - milliseconds) < 1e-9
    return isWhole ? ".milliseconds(\(Int(milliseconds)))" : ".seconds(\(time.trimmedDescription))"
  }

  private func nanosecondDuration(for time: ExprSyntax) -> String? {
    if time.trimmedDescription == "NSEC_PER_SEC" { return ".seconds(1)" }
    guard time.is(IntegerLiteralExprSyntax.self),
      let count = Int(time.trimmedDescription.filter { $0 != "_" }), count > 0
    else { return nil }
    if count.isMultiple(of: 1_000_000_000) { return ".seconds(\(count / 1_000_000_000))" }
    if count.isMultiple(of: 1_000_000) { return ".milliseconds(\(count / 1_000_000))" }
    return ".nanoseconds(\(count))"
  }
}
