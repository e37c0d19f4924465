// SPDX-License-Identifier: MIT

import EnsembleSharing
import Foundation

/// A property of a shared value.
protocol SharedProperty: SourceWritable, WrappingStorage {
  associatedtype Value

  var wrappedValue: Value { get }
  var root: any SharedRoot { get }
  var isPart: Bool { get }
  /// The name of the property wrapper.
  static var wrapper: String { get }
}

extension Shared: SharedProperty {
  static var wrapper: String { "Shared" }
}

extension SharedReader: SharedProperty {
  static var wrapper: String { "SharedReader" }
}

extension SharedProperty {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let value =
      isTyped
      ? writer.layout(wrappedValue, as: Value.self) : writer.layout(wrappedValue, isTyped: false)
    let key = sourceCode(ofKeyOf: root)
    if key == nil || isPart {
      if isPart {
        writer.report(
          "the value is written apart from '\(root.description)', of which it is a part."
        )
      }
      return .list("\(Self.wrapper)(", [SourceItem(label: "value: ", value: value)], ")")
    }
    let items = [
      SourceItem(label: "wrappedValue: ", value: value), SourceItem(value: .text(key ?? "")),
    ]
    return .list("\(Self.wrapper)(", items, ")")
  }
}

/// A key that can be written as in Swift.
private protocol SourceKey {
  /// The source code; nil if the value needs more than that.
  var sourceCode: String? { get }
}

extension InMemoryKey: SourceKey {
  fileprivate var sourceCode: String? { description }
}

extension AppStorageKey: SourceKey {
  fileprivate var sourceCode: String? { description }
}

extension FileStorageKey: SourceKey {
  fileprivate var sourceCode: String? {
    guard Value.self is any Codable.Type else { return nil }
    return ".fileStorage(URL(string: \(stringLiteral(url.absoluteString)))!)"
  }
}

/// Returns the source code of the key of a shared value; nil if there is none.
private func sourceCode(ofKeyOf root: any SharedRoot) -> String? {
  (root.key as? any SourceKey)?.sourceCode
}

extension SourceWriter {
  /// Returns a statement that gives a shared value to a test, as code elsewhere has changed it; nil if it has no key.
  mutating func statement(setting root: any SharedRoot, to value: Any) -> String? {
    guard let key = sourceCode(ofKeyOf: root) else {
      report("'\(root.description)' was changed elsewhere, which the test has to repeat.")
      return nil
    }
    let text = within(root.description) { $0.layout(value, isTyped: false).text(columns: 10_000) }
    return "Shared(wrappedValue: \(text), \(key)).withLock { $0 = \(text) }"
  }
}

extension SourceWriter {
  /// Returns a Boolean value that indicates whether a property shares the value of a key, which the property
  /// itself has in its declaration.
  func isKept(_ value: Any) -> Bool {
    // Only a value without a key is described by its type.
    (value as? any SharedProperty).map { !$0.root.description.hasPrefix("value of type ") } ?? false
  }
}

extension Shared: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self else { return nil }
    let later = SharedComparison.later { new.wrappedValue }
    let lines = writer.statements(from: wrappedValue, to: later, at: "$0")
    return [writer.closure("\(target).withLock", lines)]
  }
}

extension SharedReader: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    // The reducer and the test read the same value, which is changed elsewhere.
    []
  }
}
