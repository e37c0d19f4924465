// SPDX-License-Identifier: MIT

extension BindingAction: CustomStringConvertible, CustomReflectable {
  /// `.set(\State.name, "Blob")`, with the name of the field also where it is observed.
  public var description: String {
    ".set(\(fieldDescription(of: write.keyPath)), \(String(reflecting: write.value)))"
  }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["set": (FieldDescription(text: fieldDescription(of: write.keyPath)), write.value)],
      displayStyle: .enum
    )
  }
}

/// Prints a field as its name, where a string would be printed in quotes.
struct FieldDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let text: String

  var description: String { text }
  var debugDescription: String { text }
  var customMirror: Mirror { Mirror(self, children: []) }
}
