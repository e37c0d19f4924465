// SPDX-License-Identifier: MIT

#if Web
import EnsembleJournal
import Foundation
import Logging

extension WebConfiguration {
  /// Creates a configuration from the variables of an environment.
  ///
  /// ```swift
  /// let configuration = try WebConfiguration(environment: ProcessInfo.processInfo.environment)
  /// ```
  ///
  /// Properties without a variable have their defaults. An empty variable counts as none. An `App`
  /// applies the variables to its configuration by itself.
  ///
  /// | variable | property | value |
  /// | --- | --- | --- |
  /// | `ENSEMBLE_PORT` | ``port`` | a number from 0 to 65535 |
  /// | `ENSEMBLE_INTERFACE` | ``interface`` | `loopback`, `all`, or addresses, separated by commas |
  /// | `ENSEMBLE_HOSTS` | ``allowedHosts`` | names, separated by commas |
  /// | `ENSEMBLE_SECURE` | ``isSecure`` | `true` or `false` |
  /// | `ENSEMBLE_HSTS` | ``strictTransportTime`` | seconds |
  /// | `ENSEMBLE_PROXIES` | ``trustedProxies`` | addresses or ranges, separated by commas |
  /// | `ENSEMBLE_PROXY_FIELD` | | `x-forwarded-for` or `forwarded` |
  /// | `ENSEMBLE_PAGES` | ``WebLimits/pages`` | a number from 1; ``WebLimits/pagesPerAddress`` is a quarter |
  /// | `ENSEMBLE_DRAIN` | ``drainTime`` | seconds |
  /// | `ENSEMBLE_JOURNAL` | ``journal`` | the path of a folder |
  /// | `ENSEMBLE_LOG` | the level of ``logger`` | `trace`, `debug`, `info`, `notice`, `warning`, `error`, or `critical` |
  ///
  /// - Parameter environment: The variables and their values.
  /// - Throws: ``WebEnvironmentError`` for a variable with another value.
  public init(environment: [String: String]) throws {
    self.init()
    try apply(environment: environment)
  }

  /// Sets the properties for which an environment has a variable, and leaves the others as they
  /// are.
  ///
  /// ```swift
  /// var configuration = WebConfiguration()
  /// configuration.drainTime = .seconds(10)
  /// try configuration.apply(environment: ProcessInfo.processInfo.environment)
  /// ```
  ///
  /// ``init(environment:)`` lists the variables.
  ///
  /// - Parameter environment: The variables and their values.
  /// - Throws: ``WebEnvironmentError`` for a variable with another value. The configuration is then
  ///   as it was.
  public mutating func apply(environment: [String: String]) throws(WebEnvironmentError) {
    var changed = self
    try changed.read(EnvironmentReader(environment))
    self = changed
  }

  private mutating func read(_ variables: EnvironmentReader) throws(WebEnvironmentError) {
    port = try variables.value("ENSEMBLE_PORT", "a port from 0 to 65535") { UInt16($0) } ?? port
    interface =
      try variables.value("ENSEMBLE_INTERFACE", "'loopback', 'all', or IP addresses") {
        switch $0 {
        case "loopback": .loopback
        case "all": .all
        default: $0.list(where: { IPAddress($0) != nil }).map(Interface.addresses)
        }
      } ?? interface
    allowedHosts =
      try variables.value("ENSEMBLE_HOSTS", "host names without ports") {
        $0.list(where: \.isHost).map { Set($0) }
      } ?? allowedHosts
    isSecure = try variables.value("ENSEMBLE_SECURE", "'true' or 'false'") { Bool($0) } ?? isSecure
    strictTransportTime =
      try variables.value("ENSEMBLE_HSTS", Self.seconds, Duration.init(seconds:))
      ?? strictTransportTime
    drainTime =
      try variables.value("ENSEMBLE_DRAIN", Self.seconds, Duration.init(seconds:)) ?? drainTime
    let field: TrustedProxies.Field? =
      try variables.value("ENSEMBLE_PROXY_FIELD", "'x-forwarded-for' or 'forwarded'") {
        switch $0.lowercased() {
        case "x-forwarded-for": .xForwardedFor
        case "forwarded": .forwarded
        default: nil
        }
      }
    if let field { trustedProxies?.field = field }
    trustedProxies =
      try variables.value("ENSEMBLE_PROXIES", "IP addresses or ranges, such as '10.0.0.0/8'") {
        $0.list(where: { AddressRange($0) != nil })
          .map { TrustedProxies($0, field: field ?? trustedProxies?.field ?? .xForwardedFor) }
      } ?? trustedProxies
    if let pages = try variables.value(
      "ENSEMBLE_PAGES",
      "a number from 1",
      { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    ) {
      limits.pages = pages
      limits.pagesPerAddress = max(1, pages / 4)
    }
    if let folder = try variables.value("ENSEMBLE_JOURNAL", "a folder", { $0 }) {
      journal = FileJournal(folder: URL(filePath: folder))
    }
    if let level = try variables.value(
      "ENSEMBLE_LOG",
      "a level, such as 'notice'",
      Logger.Level.init(rawValue:)
    ) {
      logger.logLevel = level
    }
  }

  private static let seconds = "a number of seconds"
}

/// A variable of the environment whose value cannot be read.
public struct WebEnvironmentError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the variable.
  public let variable: String
  /// The value of the variable.
  public let value: String
  private let expected: String

  init(_ variable: String, _ value: String, _ expected: String) {
    self.variable = variable
    self.value = value
    self.expected = expected
  }

  public var description: String {
    "The variable \(variable) is '\(value)'; it has to be \(expected)."
  }
}

private struct EnvironmentReader {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  /// Returns the value of a variable; nil if it is missing or empty.
  func value<Value>(
    _ name: String,
    _ expected: String,
    _ read: (String) -> Value?
  ) throws(WebEnvironmentError) -> Value? {
    guard let text = environment[name]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
      return nil
    }
    guard let value = read(text) else { throw WebEnvironmentError(name, text, expected) }
    return value
  }
}

extension String {
  /// Returns the parts between commas; nil if there are none, or if one of them does not meet a
  /// condition.
  fileprivate func list(where isValid: (String) -> Bool) -> [String]? {
    let parts = split(separator: ",").map(\.trimmingWhitespace).filter { !$0.isEmpty }
    return !parts.isEmpty && parts.allSatisfy(isValid) ? parts : nil
  }

  /// Whether the text can be the name of a host, or an address: a port, a path or a scheme is a
  /// mistake.
  fileprivate var isHost: Bool {
    if hasPrefix("["), hasSuffix("]") { return IPAddress(dropFirst().dropLast()) != nil }
    return utf8.allSatisfy { isPathByte($0) || $0 == UInt8(ascii: ".") }
  }
}

extension Duration {
  fileprivate init?(seconds text: String) {
    guard let seconds = Double(text), (0...1e9).contains(seconds) else { return nil }
    self = .seconds(seconds)
  }
}
#endif
