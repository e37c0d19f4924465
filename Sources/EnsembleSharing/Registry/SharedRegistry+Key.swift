// SPDX-License-Identifier: MIT

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
  /// - Parameters:
  ///   - loads: Determines whether a new value asks the key for the initial value.
  ///   - makeInitialValue: A function that returns the default; called for a new value only.
  func cell(loads: Bool = true, default makeInitialValue: () -> Value) -> SharedCell<Value> {
    if let wrapping = self as? any WrappingKey<Value> {
      return wrapping.baseCell(loads: loads, default: makeInitialValue)
    }
    if let providing = self as? any ProvidingKey<Value> {
      return providing.cell(orMake: makeInitialValue)
    }
    @Dependency(\.sharedRegistry) var registry
    return registry.cell(AnyHashable(id), loads: loads) {
      SharedCell(makeInitialValue(), description: "\(self)", storage: CellStorage(self))
    }
  }
}

extension WrappingKey {
  fileprivate func baseCell(loads: Bool, default makeInitialValue: () -> Value) -> SharedCell<Value>
  {
    base.cell(loads: loads, default: makeInitialValue)
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
