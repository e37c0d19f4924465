// SPDX-License-Identifier: MIT

/// A file of an application's source code, which its page shows beside the application.
public struct WebSource: Sendable {
  /// A kind of text, which has a color of its own.
  public enum Kind: String, Hashable, Sendable {
    /// Text without a color of its own.
    case plain
    /// A keyword of the language.
    case keyword
    /// The name of a type.
    case type
    /// The text of a string, or a number.
    case literal
    /// A comment.
    case comment
    /// An attribute, or a macro.
    case attribute
  }

  /// A part of the text.
  public struct Span: Sendable {
    /// The kind of the text.
    public var kind: Kind
    /// The text.
    public var text: String

    /// Creates a part of a text.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The name of the file.
  public let name: String
  /// The group of the file, if any. Files of a group are together, at the place of the first one.
  public var group: String?
  /// The text, part by part.
  public let spans: [Span]

  /// Creates a file whose text is highlighted.
  public init(name: String, spans: [Span]) {
    self.name = name
    self.spans = spans
  }

  /// Creates a file whose text has one color.
  public init(name: String, text: String) {
    self.init(name: name, spans: [Span(.plain, text)])
  }

  /// Returns the files by group, in the order of the first file of each.
  static func grouped(_ sources: [WebSource]) -> [(name: String?, files: [WebSource])] {
    var groups: [(name: String?, files: [WebSource])] = []
    for source in sources {
      if let index = groups.firstIndex(where: { $0.name == source.group }) {
        groups[index].files.append(source)
      } else {
        groups.append((source.group, [source]))
      }
    }
    return groups
  }

  /// The text as HTML.
  var html: String {
    spans.map { span in
      let text = span.text.escapedForHTML
      return span.kind == .plain ? text : "<span class=\"s-\(span.kind.rawValue)\">\(text)</span>"
    }
    .joined()
  }
}
