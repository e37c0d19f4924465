// SPDX-License-Identifier: MIT

import Foundation

/// A step from one version of a feature's state and actions to the next one.
///
/// ```swift
/// JournalMigration(from: 1) { (old: NotesStateV1) in
///   Notes.State(title: old.name)
/// }
/// ```
public struct JournalMigration: Sendable {
  /// The version from which the step leads to the next one.
  public let from: Int
  let state: @Sendable (Data) throws -> Data
  let action: @Sendable (Data) throws -> Data

  /// Creates a step that changes the state, for actions that have not changed.
  ///
  /// - Parameters:
  ///   - version: The version from which the step leads to the next one.
  ///   - state: A closure that returns the new state for an old one.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int,
    state: @escaping @Sendable (_ old: Old) throws -> New
  ) {
    self.init(from: version, stateJSON: Self.coded(state), actionJSON: { $0 })
  }

  /// Creates a step that changes the state and the actions.
  ///
  /// - Parameters:
  ///   - version: The version from which the step leads to the next one.
  ///   - state: A closure that returns the new state for an old one.
  ///   - action: A closure that returns the new action for an old one.
  public init<
    Old: Decodable & SendableMetatype,
    New: Encodable & SendableMetatype,
    OldAction: Decodable & SendableMetatype,
    NewAction: Encodable & SendableMetatype
  >(
    from version: Int,
    state: @escaping @Sendable (_ old: Old) throws -> New,
    action: @escaping @Sendable (_ old: OldAction) throws -> NewAction
  ) {
    self.init(from: version, stateJSON: Self.coded(state), actionJSON: Self.coded(action))
  }

  /// Creates a step that changes the JSON of the state and of the actions.
  ///
  /// The properties of an `@ObservableState` type have an underscore in JSON, as the macro stores
  /// them so, and the property `_$observationRegistrar` is an empty object.
  ///
  /// - Parameters:
  ///   - version: The version from which the step leads to the next one.
  ///   - stateJSON: A closure that returns the new JSON of a state.
  ///   - actionJSON: A closure that returns the new JSON of an action; the same one by default.
  public init(
    from version: Int,
    stateJSON: @escaping @Sendable (_ old: Data) throws -> Data,
    actionJSON: @escaping @Sendable (_ old: Data) throws -> Data = { $0 }
  ) {
    from = version
    state = stateJSON
    action = actionJSON
  }

  private static func coded<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    _ transform: @escaping @Sendable (Old) throws -> New
  ) -> @Sendable (Data) throws -> Data {
    { json in
      let old = try JournalCoding.makeDecoder().decode(Old.self, from: json)
      return try JournalCoding.makeEncoder().encode(try transform(old))
    }
  }
}
