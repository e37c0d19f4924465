// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The way `@DependencyClient` expands one variable declaration of a struct.
enum ClientMember {
  /// A declaration that is kept unchanged.
  case plain

  /// A closure that becomes an endpoint.
  case endpoint

  /// A closure that is already an endpoint.
  case markedEndpoint

  /// A closure that should be an endpoint, but cannot be one.
  case broken(Diagnostic)

  init(_ declaration: VariableDeclSyntax) {
    let closures = declaration.bindings.filter {
      $0.typeAnnotation.flatMap { ClosureType($0.type) } != nil && !$0.isComputed
    }
    guard
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.contains(where: \.precludesEndpoint),
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
