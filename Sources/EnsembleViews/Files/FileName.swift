// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// Names of files that are safe to use, whatever somebody has called them.
package enum FileName {
  /// How many bytes of UTF-8 a name has at most.
  package static let limit = 200

  /// A name without a path and control characters, of bounded length; its extension stays.
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
    // By scalars: one character may have any number of them.
    var kept = String.UnicodeScalarView()
    var room = limit - suffix.utf8.count
    for scalar in base.unicodeScalars {
      room -= String(scalar).utf8.count
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + suffix
  }

  /// A name with the extension of a type, unless it has one of the type.
  static func named(_ name: String, _ type: UTType) -> String {
    let name = sanitized(name)
    let suffix = URL(fileURLWithPath: "/" + name).pathExtension
    guard let wanted = type.preferredFilenameExtension,
      !(type.tags[.filenameExtension] ?? []).contains(suffix.lowercased())
    else { return name }
    return sanitized("\(name).\(wanted)")
  }
}
