// SPDX-License-Identifier: MIT

import EnsembleCore

/// An asynchronous check of a form field.
///
/// ```swift
/// FormCheck(\.name, "is taken", debounce: .milliseconds(300)) { name in
///   try await users.isFree(name: name)
/// }
/// ```
///
/// Runs when the field breaks no ``FormRule``: after a write, when the debounce interval has
/// passed; on submission, immediately. A further write cancels it. The checks of one field run one
/// after the other.
///
/// A check that throws has no result, so the field gets the problem `could not be checked`. A check
/// that should accept the value in this case catches its errors itself.
public struct FormCheck<State> {
  let field: ValidatedField<State>
  let debounce: Duration
  /// Extracts the value from the state, and returns the check of it.
  let prepare: (State) -> @Sendable () async -> String?

  /// Creates a check that returns the problem with a value, or nil.
  ///
  /// - Parameters:
  ///   - field: The key path of the field.
  ///   - debounce: The time to wait after a write, measured by the dependency `continuousClock`.
  ///   - problem: A closure that returns the problem with a value, or nil for a valid value.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    debounce: Duration = .zero,
    _ problem: @escaping @Sendable (_ value: Value) async throws -> String?
  ) {
    self.field = ValidatedField(field)
    self.debounce = debounce
    prepare = { state in
      let value = state[keyPath: field]
      let check: () async -> String? = {
        do {
          return try await problem(value)
        } catch {
          return "could not be checked"
        }
      }
      // The check receives a copy of the value. Its type is not required to be `Sendable`, since
      // that would exclude types that are `Equatable` on the main actor only, as in a module with
      // that default isolation.
      return unsafeBitCast(check, to: (@Sendable () async -> String?).self)
    }
  }

  /// Creates a check that returns a Boolean value for the validity of a value.
  ///
  /// - Parameters:
  ///   - field: The key path of the field.
  ///   - message: The problem with an invalid value.
  ///   - debounce: The time to wait after a write, measured by the dependency `continuousClock`.
  ///   - isRight: A closure that returns true for a valid value.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    _ message: String,
    debounce: Duration = .zero,
    _ isRight: @escaping @Sendable (_ value: Value) async throws -> Bool
  ) {
    let problem: (Value) async throws -> String? = { try await isRight($0) ? nil : message }
    self.init(
      field,
      debounce: debounce,
      // It captures a function that can be sent, and the type of its argument.
      unsafeBitCast(problem, to: (@Sendable (Value) async throws -> String?).self)
    )
  }
}

/// The result of a field's checks for a value.
public struct FormCheckResult<State>: Equatable, Sendable {
  let write: any FieldWrite<State>
  /// The problems with the value.
  public let problems: [String]

  /// The key path of the field.
  public var keyPath: PartialKeyPath<State> { write.keyPath }

  /// Creates the result of a field's checks for a value.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    _ value: Value,
    problems: [String]
  ) {
    self.init(TypedFieldWrite(field, value), problems: problems)
  }

  init(_ write: any FieldWrite<State>, problems: [String]) {
    self.write = write
    self.problems = problems
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.write.isEqual(to: rhs.write) && lhs.problems == rhs.problems
  }
}

extension FormCheckResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case write
    case problems
  }

  /// Encodes the name of the property, the checked value, and the problems with it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CodedFieldWrite(write), forKey: .write)
    try container.encode(problems, forKey: .problems)
  }

  /// Creates a result by decoding the checked value and the problems with it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(CodedFieldWrite<State>.self, forKey: .write).write,
      problems: try container.decode([String].self, forKey: .problems)
    )
  }
}

extension FormCheckResult: CustomStringConvertible, CustomReflectable {
  /// A description such as `name = "Blob": ["is taken"]`.
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
