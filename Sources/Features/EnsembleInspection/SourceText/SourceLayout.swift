// SPDX-License-Identifier: MIT

/// A piece of source code that is written in one line if it fits, and otherwise in several.
indirect enum SourceLayout {
  /// A piece that is never broken.
  case text(String)
  /// A list between two texts, such as the arguments of a call.
  case list(String, [SourceItem], String)
  /// Closures, each after its opening text.
  case blocks([SourceBlock])
}

/// An item of a list, after a label such as `name: `.
struct SourceItem {
  var label = ""
  var value: SourceLayout
}

/// A closure with its lines.
struct SourceBlock {
  /// The text before the brace.
  var opening: String
  var lines: [SourceLayout]
}

extension SourceLayout {
  /// The code in one line; nil if it has closures that take several.
  var flat: String? {
    switch self {
    case .text(let text):
      return text.contains("\n") ? nil : text
    case .list(let opening, let items, let closing):
      var texts: [String] = []
      for item in items {
        guard let text = item.value.flat else { return nil }
        texts.append(item.label + text)
      }
      return opening + texts.joined(separator: ", ") + closing
    case .blocks(let blocks):
      guard blocks.count == 1, blocks[0].lines.count == 1, let line = blocks[0].lines[0].flat else {
        return nil
      }
      return "\(blocks[0].opening) { \(line) }"
    }
  }

  /// Returns the code, in lines up to a length.
  ///
  /// - Parameters:
  ///   - columns: The length of a line.
  ///   - indentation: The number of spaces before the lines after the first.
  ///   - start: The number of characters before the code in its first line.
  ///   - rest: The number of characters after the code in its last line.
  func text(columns: Int, indentation: Int = 0, start: Int = 0, rest: Int = 0) -> String {
    if let flat, start + flat.count + rest <= columns { return flat }
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .text(let text):
      return text
    case .list(let opening, let items, let closing):
      if items.isEmpty { return opening + closing }
      let lines = items.map { item in
        let start = indentation + 2 + item.label.count
        let text = item.value
          .text(columns: columns, indentation: indentation + 2, start: start, rest: 1)
        return "\(margin)  \(item.label)\(text)"
      }
      // As the formatter has it: a literal of several elements ends with a comma, a call does not.
      let comma = opening.hasSuffix("[") && items.count > 1 ? "," : ""
      return "\(opening)\n\(lines.joined(separator: ",\n"))\(comma)\n\(margin)\(closing)"
    case .blocks(let blocks):
      let texts = blocks.map { block in
        let lines = block.lines.map { line in
          let (start, margin) = (indentation + 2, "\(margin)  ")
          return margin + line.text(columns: columns, indentation: start, start: start) + "\n"
        }
        return "\(block.opening) {\n\(lines.joined())\(margin)}"
      }
      return texts.joined(separator: " ")
    }
  }

  /// Returns the code between two other texts.
  func enclosed(_ prefix: String, _ suffix: String) -> SourceLayout {
    switch self {
    case .text(let text): .text(prefix + text + suffix)
    case .list(let opening, let items, let closing):
      .list(prefix + opening, items, closing + suffix)
    case .blocks: .list(prefix, [SourceItem(value: self)], suffix)
    }
  }

  /// The code in one line, even if it has several.
  var line: String { flat ?? text(columns: .max) }
}
