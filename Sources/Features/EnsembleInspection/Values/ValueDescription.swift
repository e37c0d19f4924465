// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import Foundation

/// A short description of a value, which does not read the whole value.
package enum ValueDescription {
  /// The maximum number of characters of a text.
  private static let textLimit = 120
  /// The maximum number of fields in an outline.
  private static let fieldLimit = 6

  /// Returns a description on one line.
  ///
  /// - Complexity: O(1), except for values that describe themselves.
  package static func summary(_ value: Any) -> String {
    switch value {
    case let secret as any RedactedValue: return secret.redactedDescription
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let data as Data: return count(data.count, "byte")
    case let date as Date: return date.formatted(.iso8601)
    case let url as URL: return url.absoluteString
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { summary($0.value) } ?? "nil"
    case .collection, .set: return count(mirror.children.count, "element")
    case .dictionary: return count(mirror.children.count, "entry", "entries")
    case .enum: return clipped(caseLabel(of: value))
    case .tuple:
      let elements = mirror.children.prefix(4).map { summary($0.value) }
      let rest = mirror.children.count > 4 ? ["…"] : []
      return "(" + (elements + rest).joined(separator: ", ") + ")"
    case .class: return typeName(Swift.type(of: value))
    default:
      return isLeaf(value) || mirror.children.isEmpty
        ? clipped("\(value)") : typeName(Swift.type(of: value))
    }
  }

  /// Returns a description on one line, which includes the first fields of a struct.
  ///
  /// - Complexity: O(1), except for values that describe themselves.
  package static func outline(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { outline($0.value) } ?? "nil"
    }
    guard mirror.displayStyle == .struct, !isLeaf(value), !mirror.children.isEmpty else {
      return summary(value)
    }
    let fields = ValueNode(name: "", value: value).parts(0..<fieldLimit + 1)
    let texts = fields.prefix(fieldLimit).map { "\($0.name): \(summary($0.value))" }
    let rest = fields.count > fieldLimit ? ["…"] : []
    return clipped("\(type(of: value))(\((texts + rest).joined(separator: ", ")))")
  }

  /// Returns the name of a value's type.
  package static func type(of value: Any) -> String { typeName(Swift.type(of: value)) }

  /// Returns whether a value is shown by its description rather than by its parts.
  static func isLeaf(_ value: Any) -> Bool {
    switch value {
    case is any RedactedValue, is String, is Substring, is Character, is Bool, is any BinaryInteger,
      is any BinaryFloatingPoint, is Date, is UUID, is URL, is Data, is Decimal, is Duration,
      is Locale,
      is TimeZone, is Calendar, is AnyKeyPath:
      true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + clipped(text.debugEscaped) + "\"" }

  private static func clipped(_ text: String) -> String {
    let end =
      text.index(text.startIndex, offsetBy: textLimit, limitedBy: text.endIndex) ?? text.endIndex
    return end == text.endIndex ? text : text[..<end] + " …"
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}

extension String {
  /// The text on one line.
  fileprivate var debugEscaped: String {
    var text = prefix(1_000).debugDescription
    text.removeFirst()
    text.removeLast()
    return text
  }
}

/// Returns the name of the feature with a state, such as `Counter` for `Counter.State`.
func featureName(of state: Any.Type) -> String {
  let name = typeName(state)
  return name.hasSuffix(".State") ? String(name.dropLast(6)) : name
}
