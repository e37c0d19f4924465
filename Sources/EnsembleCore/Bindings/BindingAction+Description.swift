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

extension BindingAction: CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String {
    showingWrites ? ".set(_, \(debugText(of: write.value)))" : ".set(_, _)"
  }
}
