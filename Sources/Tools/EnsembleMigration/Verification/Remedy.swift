// SPDX-License-Identifier: MIT

import Foundation

/// The kind of an error of the compiler, and the change that mends it.
package struct Remedy: Equatable, Sendable {
  /// The message, with `…` instead of each quoted name.
  package let kind: String
  package let advice: String

  /// Whether the change is known.
  package let isKnown: Bool

  /// Finds the remedy for a message of the compiler.
  package init(for message: String) {
    // A message from the expansion of a macro is mended as any other.
    let text = message.withoutExpansion
    if let name = text.missingModule {
      self.init(kind: "no such module '\(name)'", advice: Self.advice(forModule: name))
    } else if let name = text.missingName, let advice = Self.advice(forName: name) {
      self.init(kind: "cannot find '\(name)' in scope", advice: advice)
    } else if let unavailable = text.unavailability {
      self.init(kind: unavailable.kind, advice: unavailable.advice)
    } else if let entry = Self.table.first(where: { text.fits($0.pattern) }) {
      self.init(kind: text.withoutNames, advice: entry.advice)
    } else if let name = text.missingMember, Self.renamedNames.contains(name) {
      self.init(kind: "no member '\(name)'", advice: Self.traitAdvice)
    } else {
      self.init(kind: text.withoutNames, advice: nil)
    }
  }

  private init(kind: String, advice: String?) {
    self.kind = kind
    self.advice =
      advice ?? "no remedy is known; see the articles 'Migrating' and 'When the compiler says'"
    isKnown = advice != nil
  }

  private static func advice(forModule name: String) -> String {
    if ImportRules.modules[name] != nil {
      return "give the folder of this file to 'ensemble migrate', too"
    }
    switch name {
    case "SwiftUI": return "write the import of both: 'ensemble migrate --views'"
    case "Ensemble", "EnsembleUI", "EnsembleTiny", "EnsembleTestSupport", "EnsembleWeb",
      "EnsembleSQLite":
      return "add the product '\(name)' of Ensemble to the target in the manifest"
    case "Combine":
      return
        "iterate over asynchronous sequences, or write '#if canImport(Combine)' around its uses"
    default:
      return
        "write '#if canImport(\(name))' around its uses if it is a module of Apple's platforms, "
        + "or add its product to the target"
    }
  }

  private static func advice(forName name: String) -> String? {
    if networkingNames.contains(name) {
      return
        "import Foundation, and FoundationNetworking inside of '#if canImport(FoundationNetworking)'"
    }
    if foundationNames.contains(name) { return "import Foundation" }
    if viewNames.contains(name) { return "import EnsembleUI, as 'ensemble migrate --views' does" }
    return renamedNames.contains(name) ? traitAdvice : nil
  }

  private static let traitAdvice =
    "enable the package trait 'Migration' of Ensemble, with which the compiler says what to write"

  /// The names of The Composable Architecture that the trait `Migration` declares.
  package static let renamedNames: Set<String> = [
    "ActionSheetState", "AnyReducer", "AnySchedulerOf", "BindingState", "BindingViewState",
    "BindingViewStore", "Case", "CaseLet", "CasePath", "EffectPublisher", "EffectTask",
    "ForEachStore", "IfLetStore", "NavigationLinkStore", "NavigationStackController",
    "NavigationStackStore", "Perceptible", "PerceptionIgnored", "PerceptionRegistrar",
    "PersistenceKey", "ReducerProtocol", "RestrictedViewStore", "SwitchStore", "TestSchedulerOf",
    "UIBindable", "UIBinding", "UIScheduler", "ViewStore", "ViewStoreOf", "WithViewStore",
    "XCTUnimplemented", "eraseToAnyScheduler", "fireAndForget", "mainQueue", "mainRunLoop",
    "publisher", "signpost", "streamWithContinuation",
  ]

  private static let viewNames: Set<String> = [
    "Alert", "AnyView", "Animation", "App", "Binding", "Button", "Circle", "Color", "Divider",
    "EmptyView", "Environment", "Font", "ForEach", "Form", "GeometryReader", "Group", "HStack",
    "Image", "Label", "LazyVStack", "List", "Menu", "NavigationLink", "NavigationStack",
    "NavigationView", "Picker", "PreviewProvider", "ProgressView", "Rectangle", "RoundedRectangle",
    "Scene", "ScrollView", "Section", "SecureField", "Shape", "Slider", "Spacer", "State",
    "Stepper", "TabView", "Text", "TextEditor", "TextField", "Toggle", "VStack", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]
}

extension String {
  /// The message without the macro in whose expansion it is.
  fileprivate var withoutExpansion: String {
    guard hasPrefix("in the expansion of "), let colon = range(of: ": ") else { return self }
    return String(self[colon.upperBound...])
  }

  fileprivate var missingModule: String? {
    firstMatch(of: /^no such module '([^']+)'/).map { String($0.1) }
  }

  fileprivate var missingName: String? {
    firstMatch(of: /^(?:cannot find (?:type )?'([^']+)' in scope|unknown attribute '([^']+)')/)
      .flatMap { ($0.1 ?? $0.2).map(String.init) }
  }

  fileprivate var missingMember: String? {
    firstMatch(of: /has no (?:dynamic )?member '([^'(]+)/).map { String($0.1) }
  }

  /// The declaration that a message says is unavailable, with the words of its author.
  fileprivate var unavailability: (kind: String, advice: String)? {
    guard
      let match = firstMatch(
        of: /^('[^']+' (?:is unavailable|has been renamed to '[^']+'))(?:: (.+))?$/
      )
    else { return nil }
    let kind = String(match.1)
    if let words = match.2 { return (kind, String(words)) }
    guard let new = kind.firstMatch(of: /renamed to '([^']+)'/) else { return nil }
    return (kind, "write '\(new.1)'")
  }

  /// The message with `…` instead of each quoted name.
  fileprivate var withoutNames: String { replacing(/'[^']*'/, with: "'…'") }

  /// Returns whether the text has the parts of a pattern, in order, with any text in place of `…`.
  fileprivate func fits(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
