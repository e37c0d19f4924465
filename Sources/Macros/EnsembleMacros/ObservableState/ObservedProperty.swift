// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The way `@ObservableState` expands one property of a struct.
enum ObservedProperty {
  /// A property that is kept unchanged.
  case plain

  /// A property whose wrapper observes its own value.
  case unobserved

  /// A property whose reads and writes are recorded.
  case tracked(name: String)

  /// A property with a presented value, whose reads and writes are recorded.
  case presented(name: String)

  /// A property that cannot be observed, with the reasons.
  case broken([Diagnostic])

  private static let handledAttributes: Set<String> = [
    "ObservationStateIgnored", "ObservationStateTracked", "PresentationStateTracked",
  ]
  private static let observingWrappers: Set<String> = [
    "Fetch", "FetchAll", "FetchOne", "Shared", "SharedReader",
  ]

  init(_ property: VariableDeclSyntax) {
    let attributes = property.attributes
    if attributes.mentions(["Presents"]) {
      // `@Presents` diagnoses the property.
      let presented = PresentedProperty.parse(property).model
      self = presented.map { .presented(name: $0.name) } ?? .plain
      return
    }
    guard
      property.bindingSpecifier.tokenKind == .keyword(.var),
      !property.modifiers.contains(where: \.precludesAccessors),
      !attributes.mentions(Self.handledAttributes)
    else {
      self = .plain
      return
    }
    let foreign = attributes.direct.compactMap { property.foreignObservation($0) }
    if !foreign.isEmpty {
      self = .broken(foreign)
    } else if property.bindings.allSatisfy(\.isComputed) {
      self = .plain
    } else if attributes.mentions(Self.observingWrappers) {
      self = .unobserved
    } else if let name = property.onlyName {
      let observers = property.bindings.flatMap(\.observers)
      self = observers.isEmpty ? .tracked(name: name) : .broken(observers.map(Diagnostic.observer))
    } else {
      self = .broken([.severalProperties(on: property)])
    }
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier rules out accessors with separate storage.
  var precludesAccessors: Bool {
    switch name.tokenKind {
    case .keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.weak), .keyword(.unowned):
      true
    default: false
    }
  }
}

extension VariableDeclSyntax {
  /// The name of the declaration's only plain variable, as written.
  fileprivate var onlyName: String? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns the diagnostic for an attribute of the Observation module.
  fileprivate func foreignObservation(_ attribute: AttributeSyntax) -> Diagnostic? {
    switch attribute.baseName {
    case "ObservationIgnored": .foreignIgnored(attribute)
    case "ObservationTracked": .foreignTracked(attribute, of: self)
    default: nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is computed.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors): accessors.contains { !$0.isObserver }
    }
  }

  /// The `willSet` and `didSet` blocks of a stored property.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return [] }
    return accessors.filter(\.isObserver)
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    [.keyword(.willSet), .keyword(.didSet)].contains(accessorSpecifier.tokenKind)
  }
}
