// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@ObservableState` does with one property of a struct.
enum ObservedProperty {
  /// The property is left as it is.
  case plain

  /// The property's wrapper observes its value itself.
  case unobserved

  /// The property's reads and writes are recorded.
  case tracked(name: String)

  /// The property's value is presented; reads and writes are recorded.
  case presented(name: String)

  /// The property cannot be observed, for the reasons given.
  case broken([Diagnostic])

  private static let settled: Set<String> = [
    "ObservationStateIgnored", "ObservationStateTracked", "PresentationStateTracked",
  ]
  private static let observingWrappers: Set<String> = [
    "Fetch", "FetchAll", "FetchOne", "Shared", "SharedReader",
  ]

  init(_ property: VariableDeclSyntax) {
    let attributes = property.attributes
    if attributes.mentions(["Presents"]) {
      // What is wrong with the property is for `@Presents` to say.
      let presented = PresentedProperty.parse(property).model
      self = presented.map { .presented(name: $0.name) } ?? .plain
      return
    }
    guard
      property.bindingSpecifier.tokenKind == .keyword(.var),
      !property.modifiers.contains(where: \.keepsStorageOutOfReach),
      !attributes.mentions(Self.settled)
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
  /// Whether accessors cannot stand in for the property's own storage.
  var keepsStorageOutOfReach: Bool {
    switch name.tokenKind {
    case .keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.weak), .keyword(.unowned):
      true
    default: false
    }
  }
}

extension VariableDeclSyntax {
  /// The name of the single plain variable that is declared, as written.
  fileprivate var onlyName: String? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The diagnostic for an attribute of the Observation module, if it is one.
  fileprivate func foreignObservation(_ attribute: AttributeSyntax) -> Diagnostic? {
    switch attribute.baseName {
    case "ObservationIgnored": .foreignIgnored(attribute)
    case "ObservationTracked": .foreignTracked(attribute, of: self)
    default: nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property has accessors and no storage.
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
