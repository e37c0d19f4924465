// SPDX-License-Identifier: MIT

import EnsembleMacros
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite("The list of macros")
struct DeclarationTests {
  @Test func `the declarations match the implementations`() throws {
    let listed = allMacros.map { macro in
      Declaration(
        name: macro.name,
        implementation: "Hosted<\(String(reflecting: macro.type))>",
        conformances: macro.conformances
      )
    }
    #expect(Set(listed) == Set(try declaredMacros()))
  }

  @Test func `each macro is listed once, in alphabetical order`() {
    let names = allMacros.map(\.name)
    #expect(names == Set(names).sorted())
  }
}

/// The name, implementation and conformances in the declaration of a macro.
private struct Declaration: Hashable {
  let name: String
  let implementation: String
  let conformances: [String]
}

/// Parses the declarations of all macros from the sources of the umbrella module.
private func declaredMacros() throws -> [Declaration] {
  let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let folder = package.appendingPathComponent("Sources/Features/Ensemble")
  return try FileManager.default
    .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.lastPathComponent.hasPrefix("Macros") }
    .flatMap { file in
      Parser.parse(source: try String(contentsOf: file, encoding: .utf8)).statements
        .compactMap { $0.item.as(MacroDeclSyntax.self) }
        .map(Declaration.init)
    }
}

extension Declaration {
  init(_ macro: MacroDeclSyntax) {
    let definition = macro.definition?.value.as(MacroExpansionExprSyntax.self)
    let type = definition?.arguments.first { $0.label?.text == "type" }
    name = macro.name.text
    implementation =
      type?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    conformances = macro.attributes.flatMap { element -> [String] in
      guard
        case .attribute(let attribute) = element,
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
      else { return [] }
      return
        arguments
        .drop { $0.label?.text != "conformances" }
        .prefix { [nil, "conformances"].contains($0.label?.text) }
        .map(\.expression.trimmedDescription)
    }
  }
}
