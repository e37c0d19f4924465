// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleDependencies
import EnsembleInternals
import IssueReporting
import OrderedCollections

/// The states of features on a navigation stack, each with its own id.
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>()
/// }
/// state.path.append(.detail(Detail.State()))
/// state.path[id: id, case: \.detail]?.name = "Blob"
/// state.path.pop(from: id)
/// ```
///
/// A collection of the states in order, with lookup by id in O(1). Every inserted state gets a new
/// id.
public struct StackState<Element> {
  var entries: IdentifiedArrayOf<StackEntry<Element>>
  /// The structure as of the last cancellation of removed elements' effects. Not part of the value.
  var cancelledStructure: StructureToken?
  /// The newest id that the stack has ever contained; nil if it has always been empty. Not part of
  /// the value.
  ///
  /// The current generator must skip all ids up to this one, even of removed elements, whose late
  /// actions would otherwise reach a new element. The ids may come from another generator: from the
  /// test that created the stack, or from an earlier run.
  package private(set) var newestID: StackElementID?

  /// Creates an empty stack.
  public init() {
    entries = []
  }

  /// Creates a stack from elements with their ids.
  init(entries: IdentifiedArrayOf<StackEntry<Element>>) {
    self.entries = entries
    newestID = entries.ids.max()
  }

  /// Inserts a state with an id that no element has.
  mutating func insert(_ state: Element, id: StackElementID, at index: Int) {
    entries.insert(StackEntry(id: id, state: state), at: index)
    newestID = Swift.max(newestID ?? id, id)
  }

  /// The ids of the elements, in order. O(1).
  public var ids: OrderedSet<StackElementID> { entries.ids }

  /// The element with an id, or nil if there is none.
  ///
  /// Assigning nil removes only that element, not those above it: see ``pop(from:)``. In a test,
  /// which controls ids, assigning a state for a missing id appends it; elsewhere that is reported
  /// as an issue and has no effect.
  public subscript(
    id id: StackElementID,
    fileID fileID: _SourceText = #fileID,
    filePath filePath: _SourceText = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Element? {
    get { entries[id: id]?.state }
    set {
      guard let newValue else {
        entries.remove(id: id)
        return
      }
      if entries.contains(id: id) {
        entries[id: id] = StackEntry(id: id, state: newValue)
      } else if Self.isTest {
        insert(newValue, id: id, at: entries.count)
        DependencyValues.current.stackElementID.pass(id)
      } else {
        SourceLocation(fileID, filePath, line, column).report(
          """
          Can't assign element at missing ID.

          The stack has no element with the id \(id). Append a state to add one.
          """
        )
      }
    }
    _modify {
      guard entries.contains(id: id) else {
        var none: Element?
        yield &none
        if let none {
          self[id: id, fileID: fileID, filePath: filePath, line: line, column: column] = none
        }
        return
      }
      yield &entries[id: id].state
    }
  }

  /// The payload of a case of the element with an id, or nil if the element is missing or in
  /// another case.
  ///
  /// Mutating the payload while the element is in another case is reported as an issue and has no
  /// effect.
  public subscript<Case>(
    id id: StackElementID,
    case keyPath: CaseKeyPath<Element, Case>,
    fileID fileID: _SourceText = #fileID,
    filePath filePath: _SourceText = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Case? where Element: CasePathable {
    get { entries[id: id]?.state[case: keyPath] }
    set {
      let path = AnyCasePath(keyPath)
      guard let state = entries[id: id]?.state, path.extract(from: state) != nil else {
        reportUnrelatedCase(
          path,
          newValue,
          of: entries[id: id]?.state,
          SourceLocation(fileID, filePath, line, column)
        )
        return
      }
      if let newValue {
        entries[id: id]?.state = path.embed(newValue)
      } else {
        entries.remove(id: id)
      }
    }
  }

  private static var isTest: Bool { DependencyValues.current.context == .test }

  /// Removes an element and everything above it. A missing id has no effect.
  public mutating func pop(from id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange(index...)
  }

  /// Removes everything above an element. A missing id has no effect.
  public mutating func pop(to id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange((index + 1)...)
  }
}

extension StackState: Sendable where Element: Sendable {}

/// A value whose elements have ids of a ``StackElementIDGenerator``.
package protocol StackIdentified {
  /// The newest id that the value has ever contained; nil if there is none.
  var newestID: StackElementID? { get }
}

extension StackState: StackIdentified {}

/// A stack, whose stores have members that other stores do not have.
public protocol _StackState {}

extension StackState: _StackState {}
