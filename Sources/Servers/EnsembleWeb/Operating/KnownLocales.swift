// SPDX-License-Identifier: MIT

#if Web
import Foundation

/// The locales that the server creates for visitors.
///
/// Foundation caches each requested locale until the process ends. So visitors get one of a few
/// thousand locales: a language of ISO 639, with a script and a region if the system has them for
/// that language.
enum KnownLocales {
  private static let tags: Set<String> = {
    var tags = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    for identifier in Locale.availableIdentifiers {
      tags.formUnion(generalizations(of: identifier))
    }
    return tags
  }()

  /// Returns the most specific known tag that is compatible with a tag; nil for an unknown
  /// language.
  static func tag(closestTo tag: String) -> String? {
    generalizations(of: tag).first(where: tags.contains)
  }

  /// Returns the language, script and region with which a tag begins, and its more general tags,
  /// the most precise one first.
  private static func generalizations(of tag: String) -> [String] {
    var parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })[...]
    guard let language = parts.popFirst()?.lowercased() else { return [] }
    var tags = [language]
    var script: String?
    if let part = parts.first, part.count == 4, part.allSatisfy(\.isLetter) {
      script = "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts = parts.dropFirst()
    }
    var region: String?
    if let part = parts.first, part.count == 2 || part.count == 3 && part.allSatisfy(\.isNumber) {
      region = "-" + part.uppercased()
    }
    if let region { tags.append(language + region) }
    if let script { tags.append(language + script) }
    if let script, let region { tags.append(language + script + region) }
    return tags.reversed()
  }
}
#endif
