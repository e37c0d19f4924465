// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

extension PresentationState where State: CasePathable {
  /// The payload of a case of the presented state, or nil if the state is in another case.
  ///
  /// Mutates the payload in place: `state.$destination[case: \.edit]?.name = "Blob"`. Mutating it
  /// while the state is in another case is reported as an issue and has no effect. Assigning `nil`
  /// dismisses the case.
  public subscript<Case>(
    case keyPath: CaseKeyPath<State, Case>,
    fileID fileID: _SourceText = #fileID,
    filePath filePath: _SourceText = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Case? {
    get { wrappedValue.flatMap { $0[case: keyPath] } }
    set {
      let path = AnyCasePath(keyPath)
      guard let pointer = uniquePointer(), path.extract(from: pointer.pointee) != nil else {
        reportUnrelatedCase(
          path,
          newValue,
          of: wrappedValue,
          SourceLocation(fileID, filePath, line, column)
        )
        return
      }
      if let newValue {
        pointer.pointee = path.embed(newValue)
      } else {
        wrappedValue = nil
      }
    }
  }

  /// Returns the presentation of one case of the presented state.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }
}

extension PresentationState {
  /// Returns the presentation of a part of the presented state.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: storage?.pointer.pointee[keyPath: keyPath])
  }
}
