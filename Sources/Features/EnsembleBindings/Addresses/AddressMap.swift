// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals
import IssueReporting

/// A two-way conversion between the places of an application and their addresses.
///
/// ```swift
/// @CasePathable
/// enum Place: Equatable {
///   case list
///   case detail(SyncUp.ID)
///   case edit(SyncUp.ID)
/// }
///
/// let addresses = AddressMap<Place>(
///   AddressRoute(\.list, "/"),
///   AddressRoute(\.detail, "/sync-ups/:id"),
///   AddressRoute(\.edit, "/sync-ups/:id/edit")
/// )
///
/// addresses.place(at: Address("/sync-ups/42/edit")!)  // .edit(42)
/// addresses.address(of: .detail(42))  // /sync-ups/42
/// ```
///
/// Pass it to a view with `address(_:in:)`, which synchronizes the address of a browser with the
/// state of a feature.
public struct AddressMap<Place>: Sendable {
  private let parse: @Sendable (Address) -> Place?
  private let print: @Sendable (Place) -> Address?

  /// Creates a map of routes, of which the first that matches applies.
  public init(_ routes: AddressRoute<Place>...) {
    self.init(
      parse: { address in routes.lazy.compactMap { $0.parse(address) }.first },
      print: { place in routes.lazy.compactMap { $0.print(place) }.first }
    )
  }

  /// Creates a map from two functions, for addresses that routes cannot express, such as queries.
  ///
  /// - Parameters:
  ///   - parse: Returns the place at an address; nil if there is none.
  ///   - print: Returns the address of a place, for which `parse` returns an equal place; nil if
  ///     the place has no address.
  public init(
    parse: @escaping @Sendable (Address) -> Place?,
    print: @escaping @Sendable (Place) -> Address?
  ) {
    self.parse = parse
    self.print = print
  }

  /// Returns the place at an address; nil if there is none.
  public func place(at address: Address) -> Place? { parse(address) }

  /// Returns the address of a place; nil if it has none.
  public func address(of place: Place) -> Address? { print(place) }
}

/// The address of the places in one case.
///
/// Its pattern is a path in which `:name` stands for a value of the case. A query is ignored.
public struct AddressRoute<Place>: Sendable {
  let parse: @Sendable (Address) -> Place?
  let print: @Sendable (Place) -> Address?
}

extension AddressRoute where Place: CasePathable & SendableMetatype {
  /// Creates the route of a case without a value: `AddressRoute(\.list, "/")`.
  public init(
    _ place: CaseKeyPath<Place, Void>,
    _ pattern: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(place)
    let pattern = AddressPattern(pattern, values: 0, location)
    parse = { pattern.values(in: $0) == [] ? path.embed(()) : nil }
    print = { path.extract(from: $0).flatMap { pattern.address(of: []) } }
  }

  /// Creates the route of a case with a value: `AddressRoute(\.detail, "/sync-ups/:id")`.
  public init<Value: AddressValue>(
    _ place: CaseKeyPath<Place, Value>,
    _ pattern: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(place)
    let pattern = AddressPattern(pattern, values: 1, location)
    parse = { address in
      pattern.values(in: address).flatMap { Value.parseAddressText($0[0]) }.map(path.embed)
    }
    print = { path.extract(from: $0).flatMap { pattern.address(of: [$0.addressText]) } }
  }

  /// Creates the route of a case with two values: `AddressRoute(\.meeting,
  /// "/sync-ups/:id/meetings/:meeting")`.
  public init<First: AddressValue, Second: AddressValue>(
    _ place: CaseKeyPath<Place, (First, Second)>,
    _ pattern: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(place)
    let pattern = AddressPattern(pattern, values: 2, location)
    parse = { address in
      guard let texts = pattern.values(in: address), let first = First.parseAddressText(texts[0]),
        let second = Second.parseAddressText(texts[1])
      else { return nil }
      return path.embed((first, second))
    }
    print = {
      path.extract(from: $0).flatMap { pattern.address(of: [$0.addressText, $1.addressText]) }
    }
  }

  /// Creates the routes of a case whose value is a place with its own map.
  ///
  /// ```swift
  /// AddressRoute(\.settings, "/settings", in: settingsAddresses)
  /// ```
  ///
  /// - Parameters:
  ///   - place: The case.
  ///   - pattern: The prefix of the addresses in the map. It has no values.
  ///   - map: The addresses of the places.
  public init<Child: SendableMetatype>(
    _ place: CaseKeyPath<Place, Child>,
    _ pattern: String,
    in map: AddressMap<Child>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(place)
    let prefix = AddressPattern(pattern, values: 0, location)
    parse = { address in
      prefix.rest(of: address).flatMap { map.place(at: $0) }.map(path.embed)
    }
    print = { place in
      path.extract(from: place).flatMap { map.address(of: $0) }.flatMap {
        prefix.address(before: $0)
      }
    }
  }
}

/// The parsed pattern of a route.
private struct AddressPattern: Sendable {
  private let parts: [Part]

  private enum Part: Sendable {
    case text(String)
    case value
  }

  /// Creates a pattern, and reports it if it does not have as many values as its case.
  ///
  /// A reported pattern matches no address.
  init(_ pattern: String, values: Int, _ location: SourceLocation) {
    let parts = pattern.split(separator: "/").map { part in
      part.hasPrefix(":") ? Part.value : Part.text(String(part))
    }
    self.parts = parts
    let found = parts.count { if case .value = $0 { true } else { false } }
    valueCount = found == values ? values : nil
    guard found != values else { return }
    reportIssue(
      """
      The pattern '\(pattern)' has \(found) parameters, which begin with a colon, but its case has \(values) values. \
      The route matches no address.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  /// The number of values; nil if the case has another number of values.
  private let valueCount: Int?

  /// Returns the components at the positions of the values; nil if the pattern does not match the
  /// whole address.
  func values(in address: Address) -> [String]? {
    guard address.path.count == parts.count else { return nil }
    return values(before: address)
  }

  /// Returns the rest of an address after the pattern; nil if the pattern does not match.
  func rest(of address: Address) -> Address? {
    guard values(before: address) != nil else { return nil }
    return Address(Array(address.path.dropFirst(parts.count)), query: address.query)
  }

  private func values(before address: Address) -> [String]? {
    guard valueCount != nil, address.path.count >= parts.count else { return nil }
    var values: [String] = []
    for (part, component) in zip(parts, address.path) {
      switch part {
      case .text(let text): if text != component { return nil }
      case .value: values.append(component)
      }
    }
    return values
  }

  /// Returns the address with the given values; nil if one of them cannot be a component of a path.
  func address(of values: [String]) -> Address? {
    // Browsers remove these from a path, even percent-encoded.
    let isForbidden = { (text: String) in text.isEmpty || text == "." || text == ".." }
    guard valueCount == values.count, !values.contains(where: isForbidden) else { return nil }
    var rest = values[...]
    return Address(
      parts.map { part in
        if case .text(let text) = part { text } else { rest.removeFirst() }
      }
    )
  }

  /// Prepends the pattern's path to an address; returns nil if the pattern has parameters.
  func address(before rest: Address) -> Address? {
    address(of: []).map { Address($0.path + rest.path, query: rest.query) }
  }
}
