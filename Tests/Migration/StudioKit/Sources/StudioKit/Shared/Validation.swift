// SPDX-License-Identifier: MIT

import Foundation

/// What a field must fulfil, and what is said if it does not.
public struct Rule<Value>: Sendable {
  let message: String
  let holds: @Sendable (Value) -> Bool

  public init(_ message: String, holds: @escaping @Sendable (Value) -> Bool) {
    self.message = message
    self.holds = holds
  }
}

extension Rule where Value == String {
  public static var required: Rule {
    Rule("Please fill this in.") { !$0.allSatisfy(\.isWhitespace) }
  }

  public static func atMost(_ count: Int) -> Rule {
    Rule("At most \(count) characters.") { $0.count <= count }
  }

  public static var email: Rule {
    Rule("This is no address.") {
      let parts = $0.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    }
  }
}

extension Rule where Value: Comparable & Sendable {
  public static func within(_ range: ClosedRange<Value>) -> Rule {
    Rule("Between \(range.lowerBound) and \(range.upperBound).") { range.contains($0) }
  }
}

/// The messages of a form by the key paths of its fields.
public struct FormErrors<Root>: Equatable {
  private var messages: [PartialKeyPath<Root>: String] = [:]

  public init() {}

  public var isEmpty: Bool { messages.isEmpty }

  public subscript(_ field: PartialKeyPath<Root>) -> String? {
    messages[field]
  }

  public mutating func check<Value>(
    _ field: KeyPath<Root, Value>,
    of root: Root,
    _ rules: Rule<Value>...
  ) {
    messages[field] = rules.first { !$0.holds(root[keyPath: field]) }?.message
  }

  public mutating func clear(_ field: PartialKeyPath<Root>) {
    messages[field] = nil
  }
}

extension FormErrors: @unchecked Sendable {}

/// A feature with a form whose fields are checked when they change.
public protocol ValidatedForm {
  var errors: FormErrors<Self> { get set }
  mutating func validate()
}

/// Checks a form after each change by a binding.
public struct ValidationReducer<State: ValidatedForm, Action: BindableAction>: Reducer
where Action.State == State {
  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      if action.binding != nil { state.validate() }
      return .none
    }
  }
}
