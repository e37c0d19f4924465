// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces dependencies on schedulers and schedulers of tests, with all references to them.
  func migrateVariable(_ node: VariableDeclSyntax) {
    migrateSharedIdentifier(node)
    migrateStoreState(node)
    guard let binding = node.bindings.first, node.bindings.count == 1,
      !heldSchedulers.declarations.contains(node.id)
    else { return }
    if let path = schedulerPath(of: node) {
      migrateSchedulerDependency(node, binding, path)
    } else if let value = binding.initializer?.value,
      ["DispatchQueue.test", "RunLoop.test"].contains(value.trimmedDescription)
    {
      if isAfterAnotherScheduler(node) { return }
      change([value.replaced(with: "TestClock()")] + renaming(binding, to: "clock", of: node))
    }
  }

  /// Returns the key path of a dependency on a scheduler.
  func schedulerPath(of node: VariableDeclSyntax) -> KeyPathExprSyntax? {
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
    if isAfterAnotherScheduler(node) { return }
    let members =
      node.parent?.is(MemberBlockItemSyntax.self) == true
      ? node.ancestor(MemberBlockSyntax.self)?.members : nil
    let existing = members?.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { dependencyPath(of: $0, in: ["continuousClock"]) != nil }
    if let name = existing?.bindings.first?.pattern.trimmedDescription {
      let old = binding.pattern.trimmedDescription
      let references = schedulerScopes(of: node).flatMap {
        $0.renaming(old, to: name, isProperty: true)
      }
      change([node.removed(from: file)] + references)
    } else if let component = path.components.last?.component {
      change(
        [component.replaced(with: "continuousClock")] + renaming(binding, to: "clock", of: node)
      )
    }
  }

  /// Returns whether another scheduler of the same scope becomes a clock in this round, so that
  /// this one has to wait for the next round.
  private func isAfterAnotherScheduler(_ node: VariableDeclSyntax) -> Bool {
    let siblings: [VariableDeclSyntax] =
      if node.parent?.is(MemberBlockItemSyntax.self) == true {
        node.ancestor(MemberBlockSyntax.self)?.members
          .compactMap { $0.decl.as(VariableDeclSyntax.self) } ?? []
      } else {
        node.ancestor(CodeBlockItemListSyntax.self)?
          .compactMap { $0.item.as(VariableDeclSyntax.self) } ?? []
      }
    return siblings.prefix { $0.id != node.id }.contains {
      let value = $0.bindings.first?.initializer?.value.trimmedDescription ?? ""
      let isScheduler =
        schedulerPath(of: $0) != nil || ["DispatchQueue.test", "RunLoop.test"].contains(value)
      return isScheduler && !heldSchedulers.declarations.contains($0.id)
    }
  }

  /// Returns whether an expression is a scheduler that stays, or is made of one.
  func isHeld(_ scheduler: ExprSyntax) -> Bool {
    if let call = scheduler.as(FunctionCallExprSyntax.self),
      call.calleeName == "eraseToAnyScheduler",
      let receiver = call.receiver
    {
      return isHeld(receiver)
    }
    let name =
      scheduler.as(MemberAccessExprSyntax.self)?.declName
      ?? scheduler.as(DeclReferenceExprSyntax.self)
    return name.map { heldSchedulers.references.contains($0.id) } ?? false
  }

  /// Returns whether a scheduler becomes a clock, or has a name that is expected to.
  private func hasClock(_ scheduler: ExprSyntax) -> Bool {
    if isHeld(scheduler) { return false }
    if let call = scheduler.as(FunctionCallExprSyntax.self),
      call.calleeName == "eraseToAnyScheduler",
      let receiver = call.receiver
    {
      return hasClock(receiver)
    }
    switch clock(for: scheduler) {
    case .some: return true
    case nil:
      let type =
        scheduler.as(FunctionCallExprSyntax.self)?.calleeName
        ?? scheduler.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      return scheduler.is(DeclReferenceExprSyntax.self)
        || scheduler.trimmedDescription.hasSuffix(".test") || type?.hasSuffix("Clock") == true
        || scheduler.is(MemberAccessExprSyntax.self) && type?.first?.isLowercase == true
        || type?.hasPrefix("$") == true
    }
  }

  private func remarkScheduler(_ scheduler: ExprSyntax) {
    if isHeld(scheduler) { return }
    remark(scheduler, "this scheduler has no clock", "pass a clock, such as 'ContinuousClock()'")
  }

  /// Returns the parts of the file in which a variable is visible.
  func schedulerScopes(of node: VariableDeclSyntax) -> [Syntax] {
    if node.parent?.is(MemberBlockItemSyntax.self) == true,
      let block = node.ancestor(MemberBlockSyntax.self)
    {
      return bodies(ofTypeWith: block).map { Syntax($0) }
    }
    return node.ancestor(CodeBlockItemListSyntax.self).map { [Syntax($0)] } ?? []
  }

  /// Returns the edits that rename a variable; none if the new name is used.
  private func renaming(
    _ binding: PatternBindingSyntax,
    to name: String,
    of node: VariableDeclSyntax
  ) -> SourceChange {
    let scopes = schedulerScopes(of: node)
    let isUsed = scopes.contains { scope in
      scope.tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.isDeclaration }
    }
    guard !isUsed, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return []
    }
    let isProperty = node.parent?.is(MemberBlockItemSyntax.self) == true
    return [pattern.replaced(with: name)]
      + scopes.flatMap {
        $0.renaming(pattern.identifier.text, to: name, isProperty: isProperty)
      }
  }

  /// Replaces schedulers in assignments to dependencies: `$0.mainQueue = …`.
  func migrateAssignment(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      ["mainQueue", "mainRunLoop"].contains(member.declName.baseName.text),
      let base = member.base?.trimmedDescription, base == "$0" || base.contains("dependencies")
    else { return }
    if isSecondClock(node) {
      if !isHeld(parts[2]) {
        remark(
          node,
          "a second clock for the same dependency",
          "decide which clock both wait on: 'continuousClock'"
        )
      }
      return
    }
    guard hasClock(parts[2]) else { return remarkScheduler(parts[2]) }
    var edits = [member.declName.replaced(with: "continuousClock")]
    if let value = clock(for: parts[2]) { edits.append(parts[2].replaced(with: value)) }
    change(edits)
  }

  /// Removes the type erasure of a scheduler, wherever it is passed.
  func migrateErasure(_ node: FunctionCallExprSyntax) {
    let sequence = node.parent?.parent?.as(SequenceExprSyntax.self)
    // An assignment has a rule of its own.
    let isAssigned = sequence?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    guard node.receiver != nil, !isAssigned, !isHeld(ExprSyntax(node)) else { return }
    guard hasClock(ExprSyntax(node)) else { return remarkScheduler(ExprSyntax(node)) }
    if let clock = clock(for: ExprSyntax(node)) {
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

  /// Replaces the scheduler of `debounce` and `throttle`. Calls without an id are Combine's
  /// operators.
  func migrateTiming(_ node: FunctionCallExprSyntax) {
    guard node.argument("id") != nil,
      let scheduler = node.arguments.first(where: { $0.label?.text == "scheduler" }),
      let label = scheduler.label
    else { return }
    if isHeld(scheduler.expression) { return }
    if node.arguments.contains(where: { $0.label?.text == "options" })
      || node.argument("for") == nil
    {
      remark(node, "this overload is not available", "give an id, a duration and a clock")
      return
    }
    if let time = node.argument("for"), !isDuration(time) {
      remark(
        time,
        "a time is a duration",
        "write '.milliseconds(…)' or '.seconds(…)', and 'clock:'"
      )
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

  /// Replaces a number of nanoseconds that a test waits by a duration.
  func migrateTimeout(_ node: FunctionCallExprSyntax) {
    // A test store receives a described action.
    guard node.calleeName == "finish" || node.arguments.count > 1,
      let time = node.argument("timeout")
    else { return }
    if let value = nanosecondDuration(for: time) {
      change(time.replaced(with: value))
    } else if time.trimmedDescription.contains("NSEC_PER_") {
      remark(time, "a timeout is a duration", "write '.milliseconds(…)' or '.seconds(…)'")
    }
  }

  /// Replaces a number of seconds by which the clock of a test advances.
  func migrateAdvance(_ node: FunctionCallExprSyntax) {
    let receiver = node.receiver?.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let receiver, let base = node.receiver, clocks.contains(receiver), !isHeld(base) else {
      return
    }
    if !legacy.isEmpty, !isAwaited(node), isInAsynchronousFunction(node) {
      change(node.prefixed(with: "await "))
    }
    if let time = node.argument("by"), let value = duration(for: time) {
      change(time.replaced(with: value))
    }
  }

  /// Replaces a number of seconds that a task waits on a clock.
  func migrateSleep(_ node: FunctionCallExprSyntax) {
    guard let receiver = node.receiver, receiver.trimmedDescription != "Task", !isHeld(receiver),
      let time = node.argument("for") ?? node.argument("interval"),
      time.is(FloatLiteralExprSyntax.self) || time.is(IntegerLiteralExprSyntax.self),
      let value = duration(for: time)
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

  /// Returns whether a time is a duration after the migration.
  func isDuration(_ time: ExprSyntax) -> Bool {
    if duration(for: time) != nil { return true }
    let call = time.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? time).as(MemberAccessExprSyntax.self) else {
      return false
    }
    let base = member.base?.trimmedDescription ?? "Duration"
    return base == "Duration" && member.declName.baseName.text != "init"
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

extension TokenSyntax {
  /// Whether the token is the name of a variable, a parameter or a capture.
  fileprivate var isDeclaration: Bool {
    guard let parent else { return false }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureCaptureSyntax.self)
  }
}

/// Returns the names of the variables and parameters of a file that are clocks or schedulers of
/// tests.
func testClocks(in file: SourceFileSyntax) -> Set<String> {
  final class Clocks: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let value = node.initializer?.value.trimmedDescription ?? ""
      let isCreated =
        ["DispatchQueue.test", "RunLoop.test"].contains(value) || value.hasPrefix("TestClock")
      if isCreated || isClock(node.typeAnnotation?.type) {
        names.insert(node.pattern.trimmedDescription)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if isClock(node.type) { names.insert((node.secondName ?? node.firstName).text) }
      return .visitChildren
    }

    private func isClock(_ type: TypeSyntax?) -> Bool {
      let text = type?.trimmedDescription ?? ""
      return text.hasPrefix("TestClock") || text.hasPrefix("TestScheduler")
    }
  }
  let clocks = Clocks(viewMode: .sourceAccurate)
  clocks.walk(file)
  return clocks.names
}
