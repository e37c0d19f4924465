// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Returns the name of a type as written in source code, without modules.
func sourceName(of type: any Any.Type) -> String {
  let name = String(reflecting: type).removingContextMarks()
    .replacing("Swift.Error", with: "any Error")
  var text = ""
  var rest = name[...]
  var isFirstWord = true
  while let first = rest.first {
    if rest.hasPrefix("(extension in ") {
      rest = rest.drop { $0 != ":" }.dropFirst()
      continue
    }
    let word = rest.prefix(while: isInIdentifier)
    rest = rest.dropFirst(word.count)
    if word.isEmpty {
      text.append(first)
      rest.removeFirst()
      isFirstWord = first != "."
    } else if isFirstWord, rest.first == ".", word != "Any" {
      // The first component of several is the module.
      rest.removeFirst()
      isFirstWord = false
    } else {
      text += word
    }
  }
  return text
}

/// Returns whether a type is private or local.
func isInaccessible(_ type: any Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name != name.removingContextMarks()
}

/// Returns the name of a member or an argument, with backticks if it needs them.
func identifier(_ name: String) -> String {
  let isPlain = name.allSatisfy(isInIdentifier) && name.first?.isNumber == false
  let isReserved = ["init", "self", "Self", "Type", "Protocol", "inout", "var", "let"].contains(
    name
  )
  return isPlain && !isReserved ? name : "`\(name)`"
}

private func isInIdentifier(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "$"
}
