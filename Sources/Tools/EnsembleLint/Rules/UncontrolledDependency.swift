// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds reducers that take a value from the outside world, which tests cannot control.
enum UncontrolledDependency: LintRule {
  static let id = "uncontrolled-dependency"
  static let summary = "Take dates, identifiers, random numbers and time from dependencies."
  static let explanation = """
    A reducer that reads the clock of the system, or makes an identifier or a random number, does something else in each run: \
    tests cannot expect it, and a replay leads to another state. Declare '@Dependency(\\.date.now)', '@Dependency(\\.uuid)', \
    '@Dependency(\\.withRandomNumberGenerator)' or '@Dependency(\\.continuousClock)', and use that.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    /// The words in the names of values for previews, samples and tests.
    private static let sampleWords: Set = [
      "mock", "mocked", "mocks", "placeholder", "placeholders", "preview", "previews", "sample",
      "samples", "stub", "stubbed", "stubs", "test", "tests",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let replacement = replacement(for: node), isInReducerCode(node), !isControlled(node) {
        let name = node.calledExpression.trimmedDescription
        report(
          node,
          "'\(name)' cannot be controlled by a test. Use '@Dependency(\\.\(replacement))'."
        )
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.declName.baseName.text == "now", let base = node.base, isInReducerCode(node),
        !isControlled(node)
      else { return .visitChildren }
      let type = base.as(FunctionCallExprSyntax.self)?.madeType ?? base.typeName
      if ["Date", "ContinuousClock", "SuspendingClock"].contains(type) {
        let dependency = type == "Date" ? "date.now" : "continuousClock"
        report(
          node,
          "'\(node.trimmedDescription)' cannot be controlled by a test. Use '@Dependency(\\.\(dependency))'."
        )
      }
      return .visitChildren
    }

    /// Returns whether a value is one for previews, samples or tests, or the value of a dependency.
    private func isControlled(_ node: some SyntaxProtocol) -> Bool {
      for each in node.ancestors {
        if let call = each.as(FunctionCallExprSyntax.self),
          ["dependency", "withDependencies", "prepareDependencies"].contains(call.calledName)
            || ["DateGenerator", "UUIDGenerator"].contains(call.madeType)
        {
          return true
        }
        if let variable = each.as(VariableDeclSyntax.self),
          variable.parent?.is(MemberBlockItemSyntax.self) == true,
          variable.modifiers.contains(where: { $0.name.text == "static" })
        {
          let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
          return !Self.sampleWords.isDisjoint(with: name.words)
        }
        // The default of a parameter: callers can pass a controlled value.
        if each.is(FunctionParameterSyntax.self) { return true }
        if each.is(MemberBlockSyntax.self) { return false }
      }
      return false
    }

    /// Returns the dependency to use instead of a call whose result a test cannot control; nil for
    /// other calls.
    private func replacement(for call: FunctionCallExprSyntax) -> String? {
      let isPlain = call.arguments.isEmpty && call.trailingClosure == nil
      let made = call.calledName == "init" ? call.base : call.calledExpression
      switch made?.typeName {
      case "Date" where isPlain || call.firstArgument?.label?.text == "timeIntervalSinceNow":
        return "date.now"
      case "UUID" where isPlain: return "uuid"
      default: break
      }
      switch call.calledName {
      case "sleep": return sleeps(call.base) ? "continuousClock" : nil
      case "random": return isRandom(call, isPlain) ? "withRandomNumberGenerator" : nil
      case "randomElement", "shuffled", "shuffle":
        return isPlain && call.base != nil && !isProperty(call.base)
          ? "withRandomNumberGenerator" : nil
      default: return nil
      }
    }

    /// Returns whether `sleep` on an expression uses the system's time: on `Task`, or a new system
    /// clock.
    private func sleeps(_ base: ExprSyntax?) -> Bool {
      if base?.typeName == "Task" { return true }
      let clock = base?.as(FunctionCallExprSyntax.self)?.madeType ?? ""
      return ["ContinuousClock", "SuspendingClock"].contains(clock)
    }

    /// Returns whether a call of `random` is a static function of a type, rather than an endpoint
    /// of a dependency.
    private func isRandom(_ call: FunctionCallExprSyntax, _ isPlain: Bool) -> Bool {
      if isPlain { return call.base?.typeName == "Bool" }
      guard call.baseText != nil, call.firstArgument?.label?.text == "in",
        !call.arguments.contains(where: { $0.label?.text == "using" })
      else { return false }
      return call.base.map { $0.lastName.first?.isUppercase == true } ?? true
    }

    /// Returns whether an expression is a property of the reducer, or a member of one.
    private func isProperty(_ expression: ExprSyntax?) -> Bool {
      if let call = expression?.as(FunctionCallExprSyntax.self) { return isProperty(call.base) }
      guard let member = expression?.as(MemberAccessExprSyntax.self),
        let base = member.base, base.trimmedDescription != "self"
      else {
        let name = expression?.lastName ?? ""
        return file.features.properties(of: qualifiedName).contains(name)
      }
      return isProperty(base)
    }
  }
}

extension String {
  /// The words of a name, such as `test` and `value` of `testValue`.
  fileprivate var words: [String] {
    matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/).map { $0.output.lowercased() }
  }
}

extension ExprSyntax {
  /// The name of a type of the standard library or of Foundation, without its module; empty for
  /// another expression with a base.
  fileprivate var typeName: String {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return lastName }
    let module = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return ["Foundation", "Swift", "_Concurrency"].contains(module) ? lastName : ""
  }
}
