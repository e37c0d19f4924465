// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// Makes file names from untrusted input safe to use.
package enum FileName {
  /// The maximum length of a name in bytes of UTF-8.
  package static let limit = 200

  /// Returns a name without path components and control characters, of bounded length. The
  /// extension is kept.
  package static func sanitized(_ name: String) -> String {
    let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
    let scalars = last.unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
    let clean = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
    guard clean.contains(where: { $0 != "." }) else { return "file" }
    return shortened(clean)
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var (base, suffix) = (name, "")
    if let period = name.lastIndex(of: "."), name[period...].utf8.count <= 20 {
      base = String(name[..<period])
      suffix = String(name[period...])
    }
    // Cuts at scalars, because a character may consist of any number of them.
    var kept = String.UnicodeScalarView()
    var room = limit - suffix.utf8.count
    for scalar in base.unicodeScalars {
      room -= String(scalar).utf8.count
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + suffix
  }

  /// Returns a name with an extension of a type; adds the preferred extension if the name has none
  /// of the type's.
  static func named(_ name: String, _ type: UTType) -> String {
    let name = sanitized(name)
    let suffix = URL(fileURLWithPath: "/" + name).pathExtension
    guard let wanted = type.preferredFilenameExtension,
      !(type.tags[.filenameExtension] ?? []).contains(suffix.lowercased())
    else { return name }
    return sanitized("\(name).\(wanted)")
  }
}
