// SPDX-License-Identifier: MIT

extension Bool: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout { .text("\(self)") }
}

extension SourceWritable where Self: FixedWidthInteger {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(isTyped || Self.self == Int.self ? "\(self)" : "\(Self.self)(\(self))")
  }
}

extension Int: SourceWritable {}
extension Int8: SourceWritable {}
extension Int16: SourceWritable {}
extension Int32: SourceWritable {}
extension Int64: SourceWritable {}
extension UInt: SourceWritable {}
extension UInt8: SourceWritable {}
extension UInt16: SourceWritable {}
extension UInt32: SourceWritable {}
extension UInt64: SourceWritable {}

extension SourceWritable where Self: BinaryFloatingPoint & CustomStringConvertible {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let type = isTyped ? "" : "\(Self.self)"
    if isNaN { return .text("\(type).nan") }
    if isInfinite {
      return .text(self < 0 ? "-\(isTyped ? "\(Self.self)" : type).infinity" : "\(type).infinity")
    }
    // The compiler warns about literals of subnormal numbers, which lose digits.
    if isSubnormal { return .text("\(Self.self)(\"\(description)\")!") }
    // The description is the shortest text that has this value.
    return .text(isTyped || Self.self == Double.self ? description : "\(type)(\(description))")
  }
}

extension Double: SourceWritable {}
extension Float: SourceWritable {}

extension String: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(stringLiteral(self))
  }
}

extension Substring: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(isTyped ? stringLiteral(String(self)) : "Substring(\(stringLiteral(String(self))))")
  }
}

extension Character: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(isTyped ? stringLiteral(String(self)) : "Character(\(stringLiteral(String(self))))")
  }
}

extension AnyHashable: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .list("AnyHashable(", [SourceItem(value: writer.layout(base, isTyped: false))], ")")
  }
}

/// Returns the literal of a string in one line, with escapes for invisible characters.
func stringLiteral(_ string: String) -> String {
  var literal = ""
  var isFirst = true
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case "\0": literal += "\\0"
    default:
      // A mark at the start would combine with the quote before it.
      let isHidden = isInvisible(scalar) || isFirst && scalar.properties.isGraphemeExtend
      if isHidden {
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    isFirst = false
  }
  return "\"\(literal)\""
}

/// Returns whether a scalar is invisible, or easily mistaken for another one.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .spaceSeparator: scalar != " "
  // The joiner of emoji.
  case .format: scalar.value != 0x200D
  case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
  default: false
  }
}
