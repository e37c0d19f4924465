// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes

/// The languages that a visitor reads, as the field `Accept-Language` of a request names them.
package struct VisitorLanguages: Equatable, Sendable {
  /// The language tags in order of preference, without those with a weight of zero.
  package let tags: [String]

  /// Parses a field. Parts that are not a language tag are left out, such as `*`.
  package init(_ field: String) {
    var ranges: [(tag: String, weight: Double)] = []
    // Browsers name few languages. The limit bounds the work for a malicious request.
    for part in field.split(separator: ",").prefix(32) {
      let pieces = part.split(separator: ";")
      guard let tag = pieces.first?.trimmingWhitespace, tag.isLanguageTag else { continue }
      var weight = 1.0
      if let last = pieces.dropFirst().last?.trimmingWhitespace {
        guard last.lowercased().hasPrefix("q="), let value = Double(last.dropFirst(2)),
          (0...1).contains(value)
        else { continue }
        weight = value
      }
      if weight > 0 { ranges.append((tag, weight)) }
    }
    // Of equal weights, the first is preferred: the sort of the standard library is stable, though
    // it does not promise so.
    tags = ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  /// The tags of the locales that the visitor reads, in order of preference, each once.
  ///
  /// Variants and extensions are left out, and so are languages, scripts and regions that the
  /// system does not know.
  package var localeTags: [String] {
    var known: [String] = []
    for tag in tags.compactMap(KnownLocales.tag(closestTo:)) where !known.contains(tag) {
      known.append(tag)
    }
    return known
  }

  /// Returns the index of the language that the visitor prefers; nil if the visitor reads none of
  /// them.
  ///
  /// `pt-BR` matches `pt-BR`, or else `pt`; `pt` also matches `pt-BR`.
  package func choose(from languages: [String]) -> Int? {
    let languages = languages.map { $0.lowercased() }
    for tag in tags.map({ $0.lowercased() }) {
      var range = tag[...]
      while !range.isEmpty {
        if let index = languages.firstIndex(of: String(range)) { return index }
        range = range.lastIndex(of: "-").map { range[..<$0] } ?? ""
      }
      if let index = languages.firstIndex(where: { $0.hasPrefix(tag + "-") }) { return index }
    }
    return nil
  }
}

extension String {
  /// Whether the text has the form of a language tag of BCP 47, as in `zh-Hant-TW`.
  fileprivate var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return utf8.count <= 35
      && parts.allSatisfy { part in
        1...8 ~= part.utf8.count
          && part.utf8.allSatisfy { isPathByte($0) && $0 != UInt8(ascii: "_") }
      } && parts[0].allSatisfy(\.isLetter)
  }
}

extension WebConfiguration {
  /// Returns the configuration with the strings in the language of a visitor.
  func speaking(_ languages: VisitorLanguages?) -> WebConfiguration {
    guard let languages, !translations.isEmpty else { return self }
    let all = [strings] + translations
    guard let index = languages.choose(from: all.map(\.language)) else { return self }
    var configuration = self
    configuration.strings = all[index]
    return configuration
  }
}

extension WebRequest {
  /// The languages of the visitor; nil if the browser names none.
  var languages: VisitorLanguages? {
    guard let field = header(.acceptLanguage) else { return nil }
    let languages = VisitorLanguages(field)
    return languages.tags.isEmpty ? nil : languages
  }
}
#endif
