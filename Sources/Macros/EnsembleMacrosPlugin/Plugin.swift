// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that provides all macros of Ensemble.
@main
struct EnsembleMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] =
    allMacros.map { hosted($0.type) } + [PreviewMacro.self]
}

private func hosted<Implementation: Macro>(_: Implementation.Type) -> any Macro.Type {
  Hosted<Implementation>.self
}
