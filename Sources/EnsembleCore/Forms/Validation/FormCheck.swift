// SPDX-License-Identifier: MIT

/// What has to hold for a field of a form, decided by somebody who takes time.
///
/// ```swift
/// FormCheck(\.name, "is taken", debounce: .milliseconds(300)) { name in
///   try await users.isFree(name: name)
/// }
/// ```
///
/// Runs when no ``FormRule`` of the field is broken: after a write, when the field has been left
/// alone for a while; when the form is submitted, at once. A further write cancels it. The checks
/// of one field run one after the other.
///
/// A check that fails has found nothing out, so the field gets the problem `could not be checked`.
/// One that should let the value pass then catches its errors itself.
public struct FormCheck<State> {
  let field: ValidatedField<State>
  let debounce: Duration
  /// Takes the value out of the state, and gives what checks it.
  let prepare: (State) -> @Sendable () async -> String?

  /// A check that finds the problem with a value; nil if there is none.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - debounce: How long to wait after a write, by the dependency `continuousClock`.
  ///   - problem: Finds the problem.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    debounce: Duration = .zero,
    _ problem: @escaping @Sendable (_ value: Value) async throws -> String?
  ) {
    self.field = ValidatedField(field)
    self.debounce = debounce
    prepare = { state in
      let value = state[keyPath: field]
      return {
        do {
          return try await problem(value)
        } catch {
          return "could not be checked"
        }
      }
    }
  }

  /// A check that tells whether a value is right.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - message: The problem with a value that is not.
  ///   - debounce: How long to wait after a write, by the dependency `continuousClock`.
  ///   - isRight: Whether a value is.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    _ message: String,
    debounce: Duration = .zero,
    _ isRight: @escaping @Sendable (_ value: Value) async throws -> Bool
  ) {
    self.init(field, debounce: debounce) { try await isRight($0) ? nil : message }
  }
}

/// What the checks of a field have found out about a value.
public struct FormCheckResult<State>: Equatable, Sendable {
  let write: FieldWrite<State>
  /// What is wrong with the value.
  public let problems: [String]

  /// The field.
  public var keyPath: any PartialKeyPath<State> & Sendable { write.keyPath }

  /// Creates what the checks of a field say about a value.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value,
    problems: [String]
  ) {
    self.init(TypedFieldWrite(field, value), problems: problems)
  }

  init(_ write: FieldWrite<State>, problems: [String]) {
    self.write = write
    self.problems = problems
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.write.isEqual(to: rhs.write) && lhs.problems == rhs.problems
  }
}

extension FormCheckResult: CustomStringConvertible, CustomReflectable {
  /// `name = "Blob": ["is taken"]`.
  public var description: String { "\(BindingAction(write).logLine): \(problems)" }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "field": FieldDescription(text: fieldDescription(of: keyPath)),
        "value": write.value,
        "problems": problems,
      ],
      displayStyle: .struct
    )
  }
}
