// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The schedulers of a file that are kept, because clocks do not support one of their uses.
///
/// Such a scheduler is kept with all of its uses. Its declaration is not renamed, so each round
/// finds the same schedulers.
struct HeldSchedulers {
  /// The declarations that stay.
  fileprivate(set) var declarations: Set<SyntaxIdentifier> = []

  /// The references to them.
  fileprivate(set) var references: Set<SyntaxIdentifier> = []
}

/// A use of a scheduler that clocks do not have.
private struct UseProblem {
  let position: AbsolutePosition
  let message: String
  let advice: String

  init(_ node: some SyntaxProtocol, _ message: String, _ advice: String) {
    position = node.positionAfterSkippingLeadingTrivia
    (self.message, self.advice) = (message, advice)
  }
}

extension MigrationVisitor {
  /// Finds the schedulers that stay, and reports them with all of their uses.
  func findHeldSchedulers() -> HeldSchedulers {
    let finder = VariableFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    var held = HeldSchedulers()
    for node in finder.variables {
      guard let binding = node.bindings.first, node.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        schedulerPath(of: node) != nil || isScheduler(binding)
      else { continue }
      let isProperty = node.parent?.is(MemberBlockItemSyntax.self) == true
      let references = schedulerScopes(of: node).flatMap {
        $0.references(to: name, isProperty: isProperty)
      }
      let problems = references.map { ($0, problem(of: $0)) }
      let isUsedElsewhere = isProperty && isUsedInOtherFile(name, of: node)
      guard isUsedElsewhere || problems.contains(where: { $0.1 != nil }) else { continue }
      held.declarations.insert(node.id)
      let message = "'\(name)' stays a scheduler"
      remark(
        node,
        message,
        isUsedElsewhere
          ? "an extension in another file uses it: make both a clock, '@Dependency(\\.continuousClock)'"
          : "make it a clock, '@Dependency(\\.continuousClock)' or 'TestClock()', with all of its uses"
      )
      for (reference, problem) in problems {
        held.references.insert(reference.id)
        if let problem {
          remark(at: problem.position, problem.message, problem.advice)
        } else {
          remark(reference, message, "use the clock")
        }
      }
    }
    return held
  }

  private func isScheduler(_ binding: PatternBindingSyntax) -> Bool {
    let value = binding.initializer?.value.trimmedDescription ?? ""
    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    return ["DispatchQueue.test", "RunLoop.test"].contains(value)
      || ["TestSchedulerOf<", "AnySchedulerOf<"].contains { type.hasPrefix($0) }
  }

  private func isUsedInOtherFile(_ name: String, of node: VariableDeclSyntax) -> Bool {
    guard !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      let block = node.ancestor(MemberBlockSyntax.self)
    else { return false }
    return context.extensionNames[qualifiedName(of: block)]?.contains {
      $0.path != path && $0.names.contains(name)
    } == true
  }

  /// Returns the reason why a reference to a scheduler cannot become one to a clock.
  private func problem(of reference: DeclReferenceExprSyntax) -> UseProblem? {
    let expression = Syntax(reference).isMemberOfSelf ? reference.parent! : Syntax(reference)
    if let member = expression.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == expression.id
    {
      return problem(of: member)
    }
    if let argument = expression.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return problem(of: call, argument)
    }
    return assignmentProblem(around: expression)
  }

  private func problem(of member: MemberAccessExprSyntax) -> UseProblem? {
    let name = member.declName.baseName.text
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    switch name {
    case "sleep", "timer":
      guard let time = call?.argument("for") ?? call?.argument("interval"), !isDuration(time) else {
        return nil
      }
      return durationProblem(time)
    case "advance", "run":
      guard let call else { return nil }
      if let time = call.argument("by"), !isDuration(time) { return durationProblem(time) }
      if isAwaited(call) || isInAsynchronousFunction(call) { return nil }
      return UseProblem(
        member.declName,
        "'\(name)' of a clock waits, which this function cannot",
        "make the function 'async', and write 'await'"
      )
    case "eraseToAnyScheduler":
      guard let call else { return nil }
      if let argument = call.parent?.as(LabeledExprSyntax.self),
        let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        return problem(of: outer, argument)
      }
      return assignmentProblem(around: Syntax(call))
    default:
      return UseProblem(
        member.declName,
        "'\(name)' of a scheduler is not available",
        name == "now"
          ? "take dates from '@Dependency(\\.date)'" : "sleep on a clock in '.run' instead"
      )
    }
  }

  private func problem(
    of call: FunctionCallExprSyntax,
    _ argument: LabeledExprSyntax
  ) -> UseProblem? {
    let name = call.calleeName
    let isCombine =
      switch argument.label?.text {
      case "on": ["receive", "subscribe"].contains(name)
      case "scheduler":
        ["debounce", "throttle", "delay", "timeout"].contains(name) && call.argument("id") == nil
      case "using": name == "measureInterval"
      default: false
      }
    if isCombine {
      return UseProblem(
        call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
          ?? Syntax(call),
        "'\(name)' of Combine takes no clock",
        "pass 'DispatchQueue.main', or iterate over an asynchronous sequence"
      )
    }
    guard argument.label?.text == "scheduler", ["debounce", "throttle"].contains(name),
      let time = call.argument("for"), !isDuration(time)
    else { return nil }
    return durationProblem(time)
  }

  private func durationProblem(_ time: ExprSyntax) -> UseProblem {
    UseProblem(time, "a time is a duration", "write '.milliseconds(…)' or '.seconds(…)'")
  }

  private func assignmentProblem(around value: Syntax) -> UseProblem? {
    guard let sequence = value.parent?.parent?.as(SequenceExprSyntax.self),
      isSecondClock(sequence), let target = sequence.elements.first
    else { return nil }
    return UseProblem(
      target,
      "a second clock for the same dependency",
      "decide which clock both wait on: 'continuousClock'"
    )
  }

  /// Returns whether an assignment to a scheduler gives a dependency another clock than one before
  /// it.
  func isSecondClock(_ node: SequenceExprSyntax) -> Bool {
    guard let new = schedulerAssignment(node), let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.prefix { $0.id != item.id }.contains { earlier in
      guard let sequence = earlier.item.as(SequenceExprSyntax.self),
        let old = schedulerAssignment(sequence)
      else { return false }
      return old.base == new.base && old.name != new.name && old.value != new.value
    }
  }

  private func schedulerAssignment(
    _ node: SequenceExprSyntax
  ) -> (base: String, name: String, value: String)? {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base,
      ["mainQueue", "mainRunLoop", "continuousClock"].contains(member.declName.baseName.text)
    else { return nil }
    let value = clock(for: parts[2]) ?? parts[2].trimmedDescription
    return (base.trimmedDescription, member.declName.baseName.text, value)
  }

  /// Returns whether a call is within an expression that waits.
  func isAwaited(_ node: FunctionCallExprSyntax) -> Bool {
    var current = node.parent
    while let next = current, !next.is(CodeBlockItemSyntax.self), !next.is(ClosureExprSyntax.self) {
      if next.is(AwaitExprSyntax.self) { return true }
      if let sequence = next.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: { $0.is(AwaitExprSyntax.self) })
      {
        return true
      }
      current = next.parent
    }
    return false
  }

  /// Returns whether the innermost function around a node may wait.
  func isInAsynchronousFunction(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let next = current {
      if let closure = next.as(ClosureExprSyntax.self) {
        return closure.signature?.effectSpecifiers?.asyncSpecifier != nil
      }
      if let function = next.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      if next.is(AccessorBlockSyntax.self) || next.is(InitializerDeclSyntax.self) { return false }
      current = next.parent
    }
    return true
  }
}

extension Syntax {
  /// Whether a reference is the name of a member of `self`.
  fileprivate var isMemberOfSelf: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return false
    }
    return ["self", "Self"].contains(member.base?.trimmedDescription)
  }
}

private final class VariableFinder: SyntaxVisitor {
  var variables: [VariableDeclSyntax] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    variables.append(node)
    return .visitChildren
  }
}
