// SPDX-License-Identifier: MIT

/// Returns Swift code in fewer lines: joins lines that fit into 100 columns, and removes blank
/// lines.
///
/// Recorded expansions are in this layout, because generated code has a line for each brace.
func compact(_ code: String) -> String {
  var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(CodeLine.init)
  var isChanged = true
  while isChanged {
    isChanged = false
    var joined: [CodeLine] = []
    var index = 0
    while index < lines.count {
      let (line, count) = CodeLine.join(lines[index...])
      joined.append(line)
      index += count
      if count > 1 { isChanged = true }
    }
    lines = joined
  }
  return lines.indices
    .filter { !lines[$0].text.isEmpty || $0 + 1 == lines.count }
    .map { String(repeating: " ", count: lines[$0].indentation) + lines[$0].text }
    .joined(separator: "\n")
}

/// A line of code.
private struct CodeLine {
  let indentation: Int
  let text: String

  init(_ line: Substring) {
    indentation = line.prefix { $0 == " " }.count
    text = String(line.dropFirst(indentation))
  }

  private init(indentation: Int, text: String) {
    self.indentation = indentation
    self.text = text
  }

  /// Joins the first of some lines with those that follow, and returns it with the number of lines
  /// in it.
  static func join(_ lines: ArraySlice<CodeLine>) -> (CodeLine, count: Int) {
    let start = lines.startIndex
    let first = lines[start]
    guard first.isCode, lines.count > 1, lines[start + 1].isCode else { return (first, 1) }
    let second = lines[start + 1]
    let third = lines.count > 2 ? lines[start + 2] : nil
    if let opener = first.opener {
      let space = opener.open == "{" ? " " : ""
      if second.closes(first, by: opener.close) { return first.joined([second.text], 2) }
      if let third, third.isCode, second.opener == nil, third.closes(first, by: opener.close) {
        return first.joined([space, second.text, space, third.text], 3)
      }
    } else if first.text.hasSuffix(","), second.indentation == first.indentation,
      second.opener == nil, !second.text.hasPrefix("case ")
    {
      return first.joined([" ", second.text], 2)
    } else if first.text.hasSuffix(";") {
      return first.joined([" ", second.text], 2)
    } else if first.text.hasPrefix("case "), first.text.hasSuffix(":"), second.opener == nil,
      let third, third.indentation <= first.indentation, second.indentation > first.indentation
    {
      return first.joined([" ", second.text], 2)
    }
    return (first, 1)
  }

  /// The last character with its counterpart, if it opens a block or a list.
  private var opener: (open: Character, close: Character)? {
    let closers: [Character: Character] = ["{": "}", "(": ")", "[": "]"]
    return text.last.flatMap { open in closers[open].map { (open, $0) } }
  }

  /// Whether the line may share its line with others.
  private var isCode: Bool { !text.isEmpty && !text.contains("//") && !text.hasPrefix("#") }

  private func closes(_ line: CodeLine, by character: Character) -> Bool {
    text.first == character && indentation == line.indentation
  }

  private func joined(_ texts: [String], _ count: Int) -> (CodeLine, count: Int) {
    let joined = CodeLine(indentation: indentation, text: text + texts.joined())
    return indentation + joined.text.count <= 100 ? (joined, count) : (self, 1)
  }
}
