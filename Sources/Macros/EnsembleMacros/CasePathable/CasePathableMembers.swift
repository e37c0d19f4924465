// SPDX-License-Identifier: MIT

import SwiftSyntax

extension CasePathableModel {
  /// The members that `@CasePathable` adds, in the order of the output.
  var members: [DeclSyntax] {
    let type = ["\(access.prefix)init() {}"] + reflection + cases.lines(property)
    let paths =
      isBounded ? "EnsembleBoundaries._BoundedCasePaths" : "EnsembleCasePaths.CasePathReflectable"
    let header =
      "\(access.prefix)nonisolated struct AllCasePaths: \(paths), Swift.Sendable"
    return [
      type.block(header).declaration,
      "\(access.prefix)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }"
        .declaration,
      list.declaration,
    ] + [group?.declaration].compactMap { $0 }
  }

  private var pathType: String { "EnsembleCasePaths.PartialCaseKeyPath<\(name)>" }

  private var everyCase: [EnumCase] { cases.flattened() }

  /// The attribute that silences warnings in members that name deprecated cases.
  var deprecation: [String] {
    everyCase.contains(where: \.availability.isDeprecated) ? ["@available(*, deprecated)"] : []
  }

  private var reflection: [String] {
    let header = "\(access.prefix)subscript(root: \(name)) -> \(pathType)"
    let lookup = CaseSwitch(value: "root", type: name, result: pathType)
    let branches = lookup.lines(over: cases) { enumCase, isGrouped in
      if enumCase.availability.isUnavailable { return [] }
      guard enumCase.isSpellable else { return ["case .\(enumCase.name): Swift.fatalError()"] }
      // In a group, the root of the path would be an optional.
      let path = isGrouped ? ".some(\\.\(enumCase.name))" : "\\.\(enumCase.name)"
      guard let platforms = enumCase.availability.platforms else {
        return ["case .\(enumCase.name): return \(path)"]
      }
      return [
        "case .\(enumCase.name):",
        "  guard #available(\(platforms)) else { Swift.fatalError() }",
        "  return \(path)",
      ]
    }
    return (cases.isEmpty ? [] : deprecation) + branches.block(header)
  }

  private func property(_ enumCase: EnumCase) -> [String] {
    guard enumCase.isSpellable else { return [] }
    let header = "\(access.prefix)var \(enumCase.name): \(caseType(enumCase))"
    let path = [
      "EnsembleCasePaths.AnyCasePath(",
      "  _$embed: \(embed(enumCase)),",
      "  extract: \(extract(enumCase))",
      ")",
    ]
    // Even unavailable code cannot name an unavailable case.
    let body = enumCase.availability.isUnavailable ? ["Swift.fatalError()"] : path
    return enumCase.availability.attributes + body.block(header)
  }

  private func caseType(_ enumCase: EnumCase) -> String {
    "EnsembleCasePaths.AnyCasePath<\(name), \(enumCase.valueType)>"
  }

  private func embed(_ enumCase: EnumCase) -> String {
    let constructor = "\(name).\(enumCase.name)"
    guard let first = enumCase.payload.first else { return "{ \(constructor) }" }
    guard enumCase.payload.count > 1 else {
      // The compiler would report a closure that takes a value of an uninhabited type as
      // unreachable.
      guard first.isNamed else { return "{ \(constructor)(\(first.labelPrefix)$0) }" }
      return constructor + (first.label.map { "(\($0):)" } ?? "")
    }
    let arguments = enumCase.payload.enumerated().map { "\($1.labelPrefix)$0.\($0)" }
    return "{ \(constructor)(\(arguments.joined(separator: ", "))) }"
  }

  private func extract(_ enumCase: EnumCase) -> String {
    let values = enumCase.payload.indices.map { "v\($0)" }.joined(separator: ", ")
    let (pattern, result) =
      switch enumCase.payload.count {
      case 0: ("case .\(enumCase.name)", "()")
      case 1: ("case let .\(enumCase.name)(\(values))", values)
      default: ("case let .\(enumCase.name)(\(values))", "(\(values))")
      }
    return "{ guard \(pattern) = $0 else { return nil }; return \(result) }"
  }

  /// The property that lists the paths. It is not a member of the type of the paths, in which only
  /// cases have names.
  private var list: [String] {
    deprecation
      + paths.block("\(access.prefix)nonisolated static var allCaseKeyPaths: [\(pathType)]")
  }

  private var paths: [String] {
    let plain: [EnumCase] = cases.unconditional()
    if plain.count == cases.count, plain.allSatisfy({ $0.availability.platforms == nil }) {
      let paths = plain.filter(\.isReachable).map { "\\.\($0.name)" }
      return ["[\(paths.joined(separator: ", "))]"]
    }
    let statements = cases.lines { enumCase -> [String] in
      guard enumCase.isReachable else { return [] }
      let append = "paths.append(\\.\(enumCase.name))"
      let platforms = enumCase.availability.platforms
      return [platforms.map { "if #available(\($0)) { \(append) }" } ?? append]
    }
    // Reserving capacity mutates the array, so that `var` causes no warning if no `#if` branch is
    // compiled.
    return [
      "var paths: [\(pathType)] = []",
      "paths.reserveCapacity(\(everyCase.count))",
    ] + statements + ["return paths"]
  }
}

extension EnumCase {
  /// Whether the iterator can name a path to the case.
  fileprivate var isReachable: Bool { isSpellable && !availability.isUnavailable }

  /// The value type of a path to the case.
  fileprivate var valueType: String {
    switch payload.count {
    case 0: "Swift.Void"
    case 1: payload[0].type
    default: "(\(payload.map { $0.labelPrefix + $0.type }.joined(separator: ", ")))"
    }
  }
}

extension EnumCase.Parameter {
  /// Whether the type is spelled by a name, so that it may be uninhabited.
  fileprivate var isNamed: Bool {
    let name = type.prefix { $0 != "<" }
    return name.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) }
      && (name.endIndex == type.endIndex || type.hasSuffix(">"))
  }
}
