// SPDX-License-Identifier: MIT

import Foundation

/// The size of values in memory, by estimate.
package enum ValueSize {
  /// The number of elements of a collection that are measured. The others are assumed to be like
  /// them.
  private static let sampleCount = 16
  /// The depth below which values are not measured.
  private static let depthLimit = 12
  /// The largest size: nested arrays that share one storage would count it without end.
  private static let limit = Int.max >> 10

  /// Returns the size of a value and of what it refers to, in bytes.
  ///
  /// Storage that values share is counted for each of them, and what an object refers to is not
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

  /// Returns the sum of sizes, up to the largest one.
  private static func sum(_ children: some Sequence<Mirror.Child>, _ size: (Any) -> Int) -> Int {
    children.reduce(0) { min($0 + size($1.value), limit) }
  }

  private static func inline(_ value: Any) -> Int {
    func stride<Value>(_ value: Value) -> Int { MemoryLayout<Value>.stride }
    return _openExistential(value, do: stride)
  }
}

/// A value that keeps nothing outside of itself.
private protocol FixedSizeValue {}

extension Bool: FixedSizeValue {}
extension Date: FixedSizeValue {}
extension Double: FixedSizeValue {}
extension Int: FixedSizeValue {}
extension UInt64: FixedSizeValue {}
extension UUID: FixedSizeValue {}
