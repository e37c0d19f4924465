// SPDX-License-Identifier: MIT

import Foundation

/// An estimate of the size of values in memory.
package enum ValueSize {
  /// The number of elements of a collection that are measured, as a sample.
  private static let sampleCount = 16
  /// The depth below which values are not measured.
  private static let depthLimit = 12
  /// The maximum result: nested arrays that share one storage count it many times, which could
  /// overflow.
  private static let limit = Int.max >> 10

  /// Returns the size of a value and of the storage that it refers to, in bytes.
  ///
  /// Shared storage is counted for each value that refers to it. Storage behind objects is not
  /// counted.
  package static func of<Value>(_ value: Value) -> Int {
    MemoryLayout<Value>.stride + (_isPOD(Value.self) ? 0 : outOfLine(value, 0))
  }

  /// Returns the size of the heap storage that a value refers to.
  private static func outOfLine(_ value: Any, _ depth: Int) -> Int {
    switch value {
    case let text as String: return text.utf8.count > 15 ? text.utf8.count + 32 : 0
    case let data as Data: return data.count > 14 ? data.count + 48 : 0
    case is any FixedSizeValue: return 0
    default: break
    }
    if depth == depthLimit { return 0 }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return 64
    case .collection, .set, .dictionary: return elements(mirror.children, depth)
    default:
      return sum(mirror.children) { outOfLine($0, depth + 1) }
    }
  }

  private static func elements(_ children: Mirror.Children, _ depth: Int) -> Int {
    let count = children.count
    if count == 0 { return 0 }
    let sample = children.prefix(sampleCount)
    let size = sum(sample) { inline($0) + outOfLine($0, depth + 1) }
    let (total, isTooLarge) = size.multipliedReportingOverflow(by: count)
    return isTooLarge ? limit : min(32 + total / min(count, sampleCount), limit)
  }

  /// Returns the sum of the sizes of a value's parts, at most ``limit``.
  private static func sum(_ children: some Sequence<Mirror.Child>, _ size: (Any) -> Int) -> Int {
    children.reduce(0) { min($0 + size($1.value), limit) }
  }

  private static func inline(_ value: Any) -> Int {
    func stride<Value>(_ value: Value) -> Int { MemoryLayout<Value>.stride }
    return _openExistential(value, do: stride)
  }
}

/// A value without heap storage.
private protocol FixedSizeValue {}

extension Bool: FixedSizeValue {}
extension Date: FixedSizeValue {}
extension Double: FixedSizeValue {}
extension Int: FixedSizeValue {}
extension UInt64: FixedSizeValue {}
extension UUID: FixedSizeValue {}
