// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Endpoint {
  /// The accessors that read and replace the closure.
  var accessors: [AccessorDeclSyntax] {
    let access = [
      """
      get {
        \(storage)
      }
      """.accessor,
      """
      set {
        \(storage) = newValue
      }
      """.accessor,
    ]
    // An `init` accessor would store a default value from the source directly.
    guard defaultValue == nil else { return access }
    let initialization = """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      """.accessor
    return [initialization] + access
  }

  /// The peer declarations: the storage of the closure, and the method with labels.
  var peers: [DeclSyntax] {
    [storageDeclaration] + (method.map { [declaration(of: $0)] } ?? [])
  }

  private var storageDeclaration: DeclSyntax {
    let usesParameters = defaultValue != nil || closure.parameters.isEmpty
    let wildcards = closure.wildcards.map { " \($0) in" } ?? ""
    let header =
      "private \(isolation)var \(storage): \(closure.text) = {" + (usesParameters ? "" : wildcards)
    return ([header] + unimplemented.indented + ["}"]).declaration
  }

  /// The isolation of members that only use the storage. If the closure is not `Sendable`, they
  /// have the isolation of the client.
  private var isolation: String { closure.isSendable ? "nonisolated " : "" }

  /// The statements of an unimplemented endpoint.
  private var unimplemented: [String] {
    let report =
      "EnsembleDependencies._unimplemented(\"\(name.filter { $0 != "`" })\", of: \"\(client)\")"
    if let defaultValue {
      let arguments = closure.parameters.enumerated().map { $1.argument("$\($0)") }
      let call = "(\(defaultValue) as \(closure.text))(\(arguments.joined(separator: ", ")))"
      return [report, "return \(closure.callPrefix)\(call)"]
    }
    if closure.failure == .any { return ["throw \(report)"] }
    switch closure.result {
    case .void: return [report]
    case .optional: return [report, "return nil"]
    // The missing default value has already been diagnosed as an error.
    case .value: return ["Swift.fatalError()"]
    }
  }

  private func declaration(of method: Method) -> DeclSyntax {
    let names = closure.parameterNames
    let arguments = zip(closure.parameters, names).map { $0.argument($1) }
    let statesIsolation =
      !closure.isolation.isEmpty || method.modifiers.contains("nonisolated")
      || closure.parameters.contains { $0.type.hasPrefix("isolated ") }
    let header =
      "\(statesIsolation ? closure.isolation : isolation)\(method.modifiers)func \(method.name)"
      + "(\(closure.parameterClause(names)))\(closure.signatureSuffix)"
    let call = "\(closure.callPrefix)self.\(storage)(\(arguments.joined(separator: ", ")))"
    return (method.documentation + method.availability + [call].block(header)).declaration
  }
}

extension Endpoint.Method {
  /// Returns the signature that distinguishes the method from others of the type.
  func signature(calling closure: ClosureType) -> String {
    let parameters = closure.parameters.map { "\($0.label ?? "_"): \($0.type)" }
    return "\(name)(\(parameters.joined(separator: ", ")))\(closure.signatureSuffix)"
  }

  /// Returns the name of the method with the labels of its parameters.
  func fullName(calling closure: ClosureType) -> String {
    "\(name)(\(closure.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

extension ClosureType {
  /// One `_` for each parameter; nil without parameters.
  var wildcards: String? {
    parameters.isEmpty ? nil : parameters.map { _ in "_" }.joined(separator: ", ")
  }

  fileprivate func parameterClause(_ names: [String]) -> String {
    zip(parameters, names).map { parameter, name in
      let label = parameter.label ?? "_"
      return "\(label == name ? name : "\(label) \(name)"): \(parameter.type)"
    }
    .joined(separator: ", ")
  }

  /// The part of a function's signature after its parameters.
  fileprivate var signatureSuffix: String {
    let effects = effects.isEmpty ? "" : " \(effects)"
    switch result {
    case .void: return effects
    case .optional(let type), .value(let type): return "\(effects) -> \(type)"
    }
  }
}
