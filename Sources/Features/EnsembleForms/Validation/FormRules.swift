// SPDX-License-Identifier: MIT

import EnsembleCore

/// The rules and checks of a form, by field.
public struct FormRules<State> {
  var fields: [FieldRules<State>] = []

  /// Returns these rules, extended by rules of another field, or by more rules of the same field.
  func adding(_ new: FieldRules<State>) -> Self {
    var result = self
    if let index = fields.firstIndex(where: { $0.field.key == new.field.key }) {
      result.fields[index].rules += new.rules
      result.fields[index].checks += new.checks
    } else {
      result.fields.append(new)
    }
    return result
  }
}

/// The rules and checks of one field.
struct FieldRules<State> {
  let field: ValidatedField<State>
  var rules: [FormRule<State>] = []
  var checks: [FormCheck<State>] = []

  /// Returns whether a rule depends on any of the fields.
  func depend(on fields: Set<FormFieldKey<State>>) -> Bool {
    rules.contains { $0.dependencies.contains(where: fields.contains) }
  }

  /// Returns the problems that the rules find with the field.
  func problems(in state: State) -> [String] {
    rules.compactMap { $0.problem(state) }
  }
}

/// A builder of the rules of a form.
@resultBuilder
public enum FormRulesBuilder<State> {
  /// Returns the rules of a single rule.
  public static func buildExpression(_ rule: FormRule<State>) -> FormRules<State> {
    FormRules(fields: [FieldRules(field: rule.field, rules: [rule])])
  }

  /// Returns the rules of a single check.
  public static func buildExpression(_ check: FormCheck<State>) -> FormRules<State> {
    FormRules(fields: [FieldRules(field: check.field, checks: [check])])
  }

  /// Returns the given rules.
  public static func buildExpression(_ rules: FormRules<State>) -> FormRules<State> { rules }

  /// Returns all rules of a block.
  public static func buildBlock(_ rules: FormRules<State>...) -> FormRules<State> {
    buildArray(rules)
  }

  /// Returns all rules of a loop.
  public static func buildArray(_ rules: [FormRules<State>]) -> FormRules<State> {
    rules.flatMap(\.fields).reduce(FormRules()) { $0.adding($1) }
  }

  /// Returns the rules of an `if` without an `else`.
  public static func buildOptional(_ rules: FormRules<State>?) -> FormRules<State> {
    rules ?? FormRules()
  }

  /// Returns the rules of the first branch of a condition.
  public static func buildEither(first rules: FormRules<State>) -> FormRules<State> { rules }

  /// Returns the rules of the second branch of a condition.
  public static func buildEither(second rules: FormRules<State>) -> FormRules<State> { rules }
}
