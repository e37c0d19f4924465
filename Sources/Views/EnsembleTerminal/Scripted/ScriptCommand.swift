// SPDX-License-Identifier: MIT

/// A command on a line of piped input.
enum ScriptCommand: Equatable {
  case tap(ScriptTarget)
  case toggle(ScriptTarget)
  case type(ScriptTarget, String)
  case choose(ScriptTarget, String)
  case slide(ScriptTarget, String)
  /// Sets the value of a control of any kind.
  case set(ScriptTarget, String)
  case plus(ScriptTarget)
  case minus(ScriptTarget)
  case submit(ScriptTarget)
  case focus(ScriptTarget)
  case back, dismiss
  case wait(Double)
  /// Waits until a text is on the screen, or is not.
  case expect(String, isShown: Bool)
  case show, help, quit
}

/// The name of a control in a script: `LABEL`, or `LABEL #2` for the second with that label.
struct ScriptTarget: Equatable {
  var label: String
  var number: Int?

  init(_ text: some StringProtocol) {
    label = text.trimmed
    guard let mark = label.lastIndex(of: "#"), mark > label.startIndex,
      let number = Int(label[label.index(after: mark)...]),
      label[label.index(before: mark)] == " "
    else { return }
    self.number = number
    label = label[..<mark].trimmed
  }
}

extension String {
  /// Returns the text with escapes replaced: `\n` is a line break, `\\` a backslash.
  func unescaped() throws(ScriptError) -> String {
    var text = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "\\": text.append("\\")
      case let other:
        let found = "\\\(other.map(String.init) ?? "")"
        throw ScriptError(
          message:
            "'\(found)' is not an escape sequence: '\\n' is a line break, '\\\\' a backslash."
        )
      }
    }
    return text
  }
}

/// The reason why a line is invalid.
struct ScriptError: Error, Equatable {
  let message: String
}

extension ScriptCommand {
  /// A summary of the commands.
  static let summary = """
    tap LABEL             press a button, a link or a toggle
    toggle LABEL          flip a toggle
    type FIELD = TEXT     enter a text into a field; also LABEL=TEXT
                          \\n is a line break, and \\\\ a backslash
    submit FIELD          press the return key in a field
    choose FIELD = OPTION choose an option of a picker
    slide FIELD = NUMBER  move a slider
    plus LABEL            increment a stepper
    minus LABEL           decrement a stepper
    focus LABEL           focus a control
    back                  leave the page
    dismiss               close the sheet or the dialog
    wait SECONDS          wait
    expect TEXT           wait until a text is on the screen, at most 10 seconds
    expect no TEXT        wait until a text is not on the screen; "no TEXT" in
                          double quotes is a text that begins with 'no'
    help                  show this list
    quit                  quit; also q
    An empty line shows the screen again. LABEL #2 is the second control with that label,
    LABEL ROW the one in the row with that title, as in 'tap Delete Milk'.
    After a command that failed, the program exits with status 1 when the input ends.
    """

  /// Parses a line.
  init(_ line: String) throws(ScriptError) {
    let line = line.trimmed
    let end = line.firstIndex { $0.isWhitespace } ?? line.endIndex
    let rest = line[end...].trimmed
    if rest.isEmpty, let command = Self.single(line.lowercased()) {
      self = command
    } else if let command = try Self.verb(line[..<end].lowercased(), rest) {
      self = command
    } else if let equals = line.firstIndex(of: "=") {
      let value = line[line.index(after: equals)...].trimmed
      self = .set(ScriptTarget(line[..<equals]), value)
    } else {
      throw ScriptError(message: "'\(line)' is not a command. 'help' lists the commands.")
    }
  }

  private static func single(_ word: String) -> ScriptCommand? {
    switch word {
    case "": .show
    case "back": .back
    case "dismiss": .dismiss
    case "help": .help
    case "quit", "q": .quit
    default: nil
    }
  }

  private static func verb(_ verb: String, _ rest: String) throws(ScriptError) -> ScriptCommand? {
    // `Type = x` refers to a control with that label.
    guard !rest.isEmpty, !rest.hasPrefix("=") else { return nil }
    let target = ScriptTarget(rest)
    switch verb {
    case "tap": return .tap(target)
    case "toggle": return .toggle(target)
    case "plus": return .plus(target)
    case "minus": return .minus(target)
    case "submit": return .submit(target)
    case "focus": return .focus(target)
    case "type", "choose", "slide": return try assignment(verb, rest)
    case "wait":
      guard let seconds = Double(rest), (0...86_400).contains(seconds) else {
        throw ScriptError(message: "'wait' needs a number of seconds, as in 'wait 0.5'.")
      }
      return .wait(seconds)
    case "expect": return expectation(rest)
    default: return nil
    }
  }

  private static func expectation(_ rest: String) -> ScriptCommand {
    if rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") {
      return .expect(String(rest.dropFirst().dropLast()), isShown: true)
    }
    let end = rest.firstIndex { $0.isWhitespace } ?? rest.endIndex
    guard end < rest.endIndex, rest[..<end].lowercased() == "no" else {
      return .expect(rest, isShown: true)
    }
    return .expect(rest[end...].trimmed, isShown: false)
  }

  private static func assignment(
    _ verb: String,
    _ rest: String
  ) throws(ScriptError) -> ScriptCommand {
    guard let equals = rest.firstIndex(of: "=") else {
      throw ScriptError(message: "'\(verb)' needs a value, as in '\(verb) \(rest) = …'.")
    }
    let target = ScriptTarget(rest[..<equals])
    let value = rest[rest.index(after: equals)...].trimmed
    switch verb {
    case "type": return .type(target, value)
    case "choose": return .choose(target, value)
    default: return .slide(target, value)
    }
  }
}

extension StringProtocol {
  /// The text without surrounding white space.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return String(self[start..<end])
  }
}
