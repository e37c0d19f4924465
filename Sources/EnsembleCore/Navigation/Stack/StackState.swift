// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
@_spi(Core) import EnsembleDependencies
import IssueReporting
import OrderedCollections

/// The states of features that are pushed on each other, each with an id of its own.
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
/// A collection of the states, in order; looking one up by id is O(1). Whatever is inserted gets a new id.
public struct StackState<Element> {
  var entries: IdentifiedArrayOf<StackEntry<Element>>
  /// The elements whose effects an operator has looked after. No part of the value.
  var mounted: StructureToken?

  /// An empty stack.
  public init() {
    entries = []
  }

  /// The ids of the elements, in order. O(1).
  public var ids: OrderedSet<StackElementID> { entries.ids }

  /// The element with an id, or nil if there is none.
  ///
  /// Assigning nil removes the element alone, not those above it: see ``pop(from:)``. Assigning a state for an
  /// id that is not there appends it in a test, which may foresee ids; anywhere else that is reported, and
  /// nothing happens.
  public subscript(
    id id: StackElementID,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
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
        entries.append(StackEntry(id: id, state: newValue))
        DependencyValues._current.stackElementID.pass(id)
      } else {
        reportIssue(
          """
          Can't assign element at missing ID.

          The stack has no element with the id \(id). Append a state to add one.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
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

  /// The payload of a case of the element with an id, if there is one and it is in that case.
  ///
  /// Changing the payload while the element is in another case is reported, and changes nothing.
  public subscript<Case>(
    id id: StackElementID,
    case keyPath: CaseKeyPath<Element, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where Element: CasePathable {
    get { entries[id: id]?.state[case: keyPath] }
    set {
      let path = AnyCasePath(keyPath)
      guard let state = entries[id: id]?.state, path.extract(from: state) != nil else {
        reportUnrelatedCase(
          path,
          newValue,
          of: entries[id: id]?.state,
          SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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

  private static var isTest: Bool { DependencyValues._current.context == .test }

  /// Removes an element and everything above it. Nothing happens if there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange(index...)
  }

  /// Removes everything above an element. Nothing happens if there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let index = entries.index(id: id) else { return }
    entries.removeSubrange((index + 1)...)
  }
}

extension StackState: Sendable where Element: Sendable {}
