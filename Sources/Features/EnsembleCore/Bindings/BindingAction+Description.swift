// SPDX-License-Identifier: MIT

import EnsembleInternals

extension BindingAction: CustomStringConvertible, CustomReflectable {
  /// A description such as `.set(\State.name, "Blob")`, which also names observed fields.
  public var description: String {
    let isHidden = SecretWrites.areHidden && mayWriteSecret
    let field = fieldDescription(of: write.keyPath)
    switch write.report {
    case .unparsed(let text):
      return ".unparsed(\(field), \(isHidden ? "•••" : debugText(of: text.text)))"
    case .parsed: return ".parsed(\(field))"
    case nil: return ".set(\(field), \(isHidden ? "•••" : debugText(of: write.value)))"
    }
  }

  /// A mirror without children, so that a dump prints the description in one line.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}

extension BindingAction {
  /// Whether the field may be inside of a secret, as in `\.password.value` or
  /// `\.login.value.password`.
  ///
  /// Tools do not show such writes. A key path does not reveal the types along it, so the check
  /// uses the names.
  package var mayWriteSecret: Bool {
    let names = fieldName(of: write.keyPath).split { ".?!".contains($0) }
    return names.dropFirst().contains("value")
  }
}

/// The setting that hides possible secrets in descriptions of actions.
package enum SecretWrites {
  /// Whether descriptions hide writes that may contain secrets, for example in tools that other
  /// people can see.
  @TaskLocal package static var areHidden = false
}

extension BindingAction: CaseLabelled {
  func caseLabel(showingWrites: Bool) -> String {
    if let report = write.report {
      return if case .unparsed = report { ".unparsed(_, _)" } else { ".parsed(_)" }
    }
    guard showingWrites else { return ".set(_, _)" }
    let field = "\\\(fieldName(of: write.keyPath))"
    return ".set(\(field), \(mayWriteSecret ? "•••" : debugText(of: write.value)))"
  }
}
