// SPDX-License-Identifier: MIT

import EnsembleCasePaths

// Conformances as the macro generates them, written by hand.

@dynamicMemberLookup
enum Row: Equatable, CasePathable, CasePathIterable {
  case tapped
  case renamed(String)
  case moved(from: Int, to: Int)

  struct AllCasePaths: CasePathReflectable, Sendable {
    subscript(root: Row) -> PartialCaseKeyPath<Row> {
      switch root {
      case .tapped: \.tapped
      case .renamed: \.renamed
      case .moved: \.moved
      }
    }

    var tapped: AnyCasePath<Row, Void> {
      AnyCasePath(
        embed: { Row.tapped },
        extract: {
          guard case .tapped = $0 else { return nil }
          return ()
        }
      )
    }

    var renamed: AnyCasePath<Row, String> {
      AnyCasePath(
        embed: { Row.renamed($0) },
        extract: {
          guard case let .renamed(v0) = $0 else { return nil }
          return v0
        }
      )
    }

    var moved: AnyCasePath<Row, (from: Int, to: Int)> {
      AnyCasePath(
        embed: { Row.moved(from: $0, to: $1) },
        extract: {
          guard case let .moved(v0, v1) = $0 else { return nil }
          return (v0, v1)
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  static var allCaseKeyPaths: [PartialCaseKeyPath<Row>] { [\.tapped, \.renamed, \.moved] }
}

@dynamicMemberLookup
enum Action: Equatable, CasePathable, CasePathIterable {
  case loaded([Int])
  case note(String?)
  case row(Row)
  case maybe(Row?)

  struct AllCasePaths: CasePathReflectable, Sendable {
    subscript(root: Action) -> PartialCaseKeyPath<Action> {
      switch root {
      case .loaded: \.loaded
      case .note: \.note
      case .row: \.row
      case .maybe: \.maybe
      }
    }

    var loaded: AnyCasePath<Action, [Int]> {
      AnyCasePath(
        embed: { Action.loaded($0) },
        extract: {
          guard case let .loaded(v0) = $0 else { return nil }
          return v0
        }
      )
    }

    var note: AnyCasePath<Action, String?> {
      AnyCasePath(
        embed: { Action.note($0) },
        extract: {
          guard case let .note(v0) = $0 else { return nil }
          return v0
        }
      )
    }

    var row: AnyCasePath<Action, Row> {
      AnyCasePath(
        embed: { Action.row($0) },
        extract: {
          guard case let .row(v0) = $0 else { return nil }
          return v0
        }
      )
    }

    var maybe: AnyCasePath<Action, Row?> {
      AnyCasePath(
        embed: { Action.maybe($0) },
        extract: {
          guard case let .maybe(v0) = $0 else { return nil }
          return v0
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  static var allCaseKeyPaths: [PartialCaseKeyPath<Action>] { [\.loaded, \.note, \.row, \.maybe] }
}

/// A generic enum whose listing has a subscript, as actions of collections do.
enum Routed<ID: Hashable & Sendable, Element>: CasePathable {
  case element(id: ID, Element)

  struct AllCasePaths: Sendable {
    subscript(id id: ID) -> AnyCasePath<Routed, Element> {
      AnyCasePath(
        embed: { .element(id: id, $0) },
        extract: {
          guard case .element(id, let element) = $0 else { return nil }
          return element
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

final class Storage {}

/// A payload that checks for unique references, as a collection does before a mutation.
struct CopyOnWrite {
  var storage = Storage()

  mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&storage) }
}

enum Holder: CasePathable {
  case copyOnWrite(CopyOnWrite)
  case empty

  struct AllCasePaths: Sendable {
    var copyOnWrite: AnyCasePath<Holder, CopyOnWrite> {
      AnyCasePath(
        embed: { Holder.copyOnWrite($0) },
        extract: {
          guard case let .copyOnWrite(v0) = $0 else { return nil }
          return v0
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

struct Refusal: Error, Equatable {}
