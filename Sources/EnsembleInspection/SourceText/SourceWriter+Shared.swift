// SPDX-License-Identifier: MIT

import EnsembleSharing

/// A property of a shared value.
protocol SharedProperty: SourceWritable, WrappingStorage {
  associatedtype Value

  var wrappedValue: Value { get }
  var root: any SharedRoot { get }
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
    return .list("\(Self.wrapper)(", [SourceItem(label: "value: ", value: value)], ")")
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
