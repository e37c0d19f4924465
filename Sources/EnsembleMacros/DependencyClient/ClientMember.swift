// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@DependencyClient` does with one declaration of variables in a struct.
enum ClientMember {
  /// The declaration is left as it is.
  case plain

  /// The closure is made an endpoint.
  case endpoint

  /// The closure is an endpoint already.
  case markedEndpoint

  /// The closure should be an endpoint, but cannot be one.
  case broken(Diagnostic)

  init(_ declaration: VariableDeclSyntax) {
    let closures = declaration.bindings.filter {
      $0.typeAnnotation.flatMap { ClosureType($0.type) } != nil && !$0.isComputed
    }
    guard
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.contains(where: \.keepsEndpointAway),
      !closures.isEmpty
    else {
      self = .plain
      return
    }
    let observers = declaration.bindings.flatMap(\.observers)
    if declaration.attributes.mentions(["DependencyEndpoint"]) {
      self = declaration.bindings.count == 1 && observers.isEmpty ? .markedEndpoint : .plain
    } else if declaration.attributes.mentions(["DependencyEndpointIgnored"]) {
      self = .plain
    } else if declaration.bindings.count > 1 {
      self = .broken(.severalEndpoints(declaration))
    } else if let observer = observers.first {
      self = .broken(.endpointObserver(observer))
    } else {
      self = .endpoint
    }
  }

  var isEndpoint: Bool {
    switch self {
    case .endpoint, .markedEndpoint: true
    case .plain, .broken: false
    }
  }
}
