// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleInternals
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
    if isPart, key != nil, let element = writer.element(wrappedValue, of: root, Self.wrapper) {
      return .text("\(Self.wrapper)(\(element))!")
    }
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

/// A key that can be written as Swift source code.
private protocol SourceKey {
  /// The source code; nil if it cannot be derived from the key alone.
  var sourceCode: String? { get }
}

extension AppStorageKey: SourceKey {
  fileprivate var sourceCode: String? { description }
}

extension FileStorageKey: SourceKey {
  fileprivate var sourceCode: String? {
    guard Value.self is any Codable.Type else { return nil }
    return ".fileStorage(\(expression(of: url)))"
  }
}

/// Returns an expression for the URL of a file, relative to a standard directory rather than with
/// its absolute path.
private func expression(of url: URL) -> String {
  let path = url.standardizedFileURL.path()
  let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
  if url.isFileURL, var start = directories.first?.standardizedFileURL.path() {
    if !start.hasSuffix("/") { start += "/" }
    if path.hasPrefix(start), let rest = path.dropFirst(start.count).removingPercentEncoding {
      let directory =
        "FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]"
      return "\(directory).appending(path: \(stringLiteral(rest)))"
    }
  }
  return "URL(string: \(stringLiteral(url.absoluteString)))!"
}

/// Returns the source code of the key of a shared value; nil if there is none.
///
/// For a value that is derived from an external source, the result is an in-memory key. A value of
/// an in-memory key stores no key, so the code comes from its description.
private func sourceCode(ofKeyOf root: any SharedRoot) -> String? {
  guard let key = root.key else {
    return root.description.hasPrefix(".inMemory(") ? root.description : nil
  }
  if key is any ObservingKey { return ".inMemory(\(stringLiteral(root.description)))" }
  return (key as? any SourceKey)?.sourceCode
}

/// A collection with elements that are identified by their `id`.
private protocol IdentifiedElements {
  /// Returns the id of the element with the same id as a value; nil if there is none, or if the
  /// value is not an element.
  func id(of value: Any) -> Any?
}

extension IdentifiedArray: IdentifiedElements {
  fileprivate func id(of value: Any) -> Any? {
    guard let element = value as? Element, let id = (element as? any Identifiable)?.ownID as? ID,
      self[id: id] != nil
    else { return nil }
    return id
  }
}

extension Identifiable {
  fileprivate var ownID: Any { id }
}

extension SourceWriter {
  /// Returns the expression of a shared element, `Shared(wrappedValue: …, key)[id: …]`; nil for a
  /// value that is not an element.
  fileprivate mutating func element(
    _ value: Any,
    of root: any SharedRoot,
    _ wrapper: String
  ) -> String? {
    guard let whole = root as? any SharedReference, let key = sourceCode(ofKeyOf: root),
      let id = (whole.anyValue as? any IdentifiedElements)?.id(of: value)
    else { return nil }
    let list = layout(whole.anyValue, isTyped: false).line
    let path = layout(id, isTyped: false).line
    // Written with a key path, since the compiler treats the elements of a call's result as
    // read-only.
    return "\(wrapper)(wrappedValue: \(list), \(key))[dynamicMember: \\.[id: \(path)]]"
  }
}

extension SharedReference {
  fileprivate var anyValue: Any { value }
}

extension SourceWriter {
  /// Returns a statement by which a test sets a shared value that other code has changed; nil if
  /// the value has no key.
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
  /// Returns whether a property is shared under a key. Its declaration names the key, so the source
  /// text need not set the property.
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
    writer.sharedChangeCount += 1
    return [writer.closure("\(target).withLock", lines)]
  }
}

extension SharedReaderWrapper {
  /// Returns the expression for the property, such as `Fetch(SharedReader(…))`.
  func layout(in writer: inout SourceWriter) -> SourceLayout {
    writer.modules.insert(moduleName(of: Self.self))
    let name = sourceName(of: Self.self).prefix { $0 != "<" }
    let reader = sharedReader.layout(in: &writer, isTyped: false)
    return .list("\(name)(", [SourceItem(value: reader)], ")")
  }
}

extension SharedReader: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    // No statement: the reducer and the test read the same value, which is changed elsewhere.
    []
  }
}
