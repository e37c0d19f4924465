// SPDX-License-Identifier: MIT

/// The name of a feature or of a program, which becomes that of types and modules.
package struct TypeName: Equatable, Sendable {
  package let text: String

  /// Creates a name from what a person has typed.
  ///
  /// - Throws: A ``TemplateError`` that says what a name looks like.
  package init(_ text: String) throws {
    let isIdentifier = text.unicodeScalars.enumerated().allSatisfy { offset, scalar in
      let isLetter = ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
      return isLetter || offset > 0 && (("0"..."9").contains(scalar) || scalar == "_")
    }
    guard !text.isEmpty, isIdentifier else {
      throw TemplateError.name(
        "'\(text)' cannot be the name of a type. Use letters and digits, such as 'ShoppingList'."
      )
    }
    guard let first = text.first, first.isUppercase else {
      let suggestion = text.prefix(1).uppercased() + text.dropFirst()
      throw TemplateError.name("A type begins with a capital letter: use '\(suggestion)'.")
    }
    guard !Self.taken.contains(text), !text.hasPrefix("Ensemble") else {
      throw TemplateError.name(
        "'\(text)' is the name of a type or of a module that the program uses. Choose another one."
      )
    }
    self.text = text
  }

  /// Names of types and modules that generated files use or that nearly every file does.
  private static let taken = Set(
    """
    Action Any App Array Bool Button Dependency Dictionary Double Effect Error Feature Foundation HStack Int Never
    Observation Optional ProgressView Protocol Reduce Reducer Result Scene Self Set State Store StoreOf StoreState String
    Swift SwiftUI Task TestStore Testing Text Type View Void WindowGroup
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
