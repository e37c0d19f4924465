// SPDX-License-Identifier: MIT

import EnsembleConcurrency

extension BindingAction: CustomStringConvertible, CustomReflectable {
  /// `.set(\State.name, "Blob")`, with the name of the field also where it is observed.
  public var description: String {
    ".set(\(fieldDescription(of: write.keyPath)), \(debugText(of: write.value)))"
  }

  /// Without parts: a dump prints the description, in one line.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}

extension BindingAction: CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String {
    showingWrites ? ".set(_, \(debugText(of: write.value)))" : ".set(_, _)"
  }
}
