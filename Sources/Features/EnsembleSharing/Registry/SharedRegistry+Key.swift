// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies

/// A key whose storage provides the shared value itself.
package protocol ProvidingKey<Value>: SharedReaderKey {
  /// Returns the shared value, or creates it with a default.
  func cell(orMake makeInitialValue: () -> Value) -> SharedCell<Value>
  /// Returns the shared value, if there is one.
  func knownCell() -> SharedCell<Value>?
}

extension SharedReaderKey {
  /// Returns the shared value of the key.
  ///
  /// - Parameter makeDefault: A function that returns the default; called for a new value only.
  func cell(default makeDefault: () -> Value) -> SharedCell<Value> {
    cell(loads: true) {
      let value = makeDefault()
      // A copy with separate observers, since the value itself is changed in place.
      return (value, keptCopy(value))
    }
  }

  /// Returns the shared value of the key, without loading it.
  ///
  /// - Parameters:
  ///   - value: The value of a new cell until another one is loaded. It is not a default: the cell
  ///     does not return to it when the key loses its value.
  ///   - makeDefault: A function that returns the default of the key, if it has one.
  func cell(
    showing value: Value,
    default makeDefault: () -> Value? = { nil }
  ) -> SharedCell<Value> {
    if let wrapping = self as? any WrappingKey<Value> { return wrapping.baseCell(showing: value) }
    return cell(loads: false) { (value, makeDefault()) }
  }

  fileprivate func cell(
    loads: Bool,
    makeValues: () -> (first: Value, standard: Value?)
  ) -> SharedCell<Value> {
    if let wrapping = self as? any WrappingKey<Value> {
      return wrapping.baseCell(loads: loads, makeValues: makeValues)
    }
    if let providing = self as? any ProvidingKey<Value> {
      return providing.cell { makeValues().first }
    }
    @Dependency(\.sharedRegistry) var registry
    let cell = registry.cell(AnyHashable(id), loads: loads) {
      let (first, standard) = makeValues()
      return SharedCell(
        first,
        description: "\(self)",
        storage: CellStorage(self),
        standardValue: standard
      )
    }
    cell.addSaving { CellStorage.saving(self) }
    return cell
  }
}

extension WrappingKey {
  fileprivate func baseCell(showing value: Value) -> SharedCell<Value> {
    base.cell(showing: value) { initialValue }
  }

  fileprivate func baseCell(
    loads: Bool,
    makeValues: () -> (first: Value, standard: Value?)
  ) -> SharedCell<Value> {
    base.cell(loads: loads, makeValues: makeValues)
  }
}

extension _SharedKeyDefault: WrappingKey {}

extension DependencyValues {
  /// The shared values in use.
  package var sharedRegistry: SharedRegistry {
    get { self[SharedRegistryKey.self] }
    set { self[SharedRegistryKey.self] = newValue }
  }
}

private enum SharedRegistryKey: DependencyKey {
  static var liveValue: SharedRegistry { SharedRegistry() }
  static var testValue: SharedRegistry { SharedRegistry() }
  static var previewValue: SharedRegistry { SharedRegistry() }
}
