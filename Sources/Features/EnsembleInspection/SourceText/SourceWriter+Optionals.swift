// SPDX-License-Identifier: MIT

/// An optional of any type.
protocol OptionalValue: SourceWritable, SourceChangeable, OptionalField {}

extension Optional: OptionalValue {
  var unwrapped: Any? { map { $0 } }

  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    guard let wrapped = self else {
      return .text(isTyped ? "nil" : "Optional<\(writer.name(of: Wrapped.self))>.none")
    }
    if !isTyped {
      return .list("Optional(", [SourceItem(value: writer.layout(wrapped, isTyped: false))], ")")
    }
    let layout = writer.layout(wrapped, as: Wrapped.self)
    guard Wrapped.self is any OptionalValue.Type else { return layout }
    // The compiler looks for a value, or for a member, in the outermost type.
    let text = layout.line
    if text == "nil" || text.hasPrefix(".some(") { return layout.enclosed(".some(", ")") }
    return text.hasPrefix(".") ? writer.layout(wrapped, isTyped: false) : layout
  }

  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    // A cast to the wrapped type would unwrap a nested optional.
    guard let old = self, let new = (new as? Self).flatMap({ $0 }) else { return nil }
    return writer.parts(from: old, to: new, at: "\(target)?")
  }
}
