// SPDX-License-Identifier: MIT

import EnsembleInternals

extension BindingAction: CustomStringConvertible, CustomReflectable {
  /// A description such as `.set(\State.name, "Blob")`, which also names observed fields.
  public var description: String {
    ".set(\(fieldDescription(of: write.keyPath)), \(debugText(of: write.value)))"
  }

  /// A mirror without children, so that a dump prints the description in one line.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}

extension BindingAction {
  /// A Boolean value that indicates whether the field may be the value inside of a secret, as in `\.password.value`.
  ///
  /// Tools do not show such writes. A key path does not tell the types that it passes, so this goes by the name.
  package var mayWriteSecret: Bool { fieldName(of: write.keyPath).hasSuffix(".value") }
}

extension BindingAction: CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String {
    guard showingWrites else { return ".set(_, _)" }
    return ".set(_, \(mayWriteSecret ? "•••" : debugText(of: write.value)))"
  }
}
