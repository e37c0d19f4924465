// SPDX-License-Identifier: MIT

import EnsembleInternals

extension DependencyValues {
  /// Makes the default of a key in the current context, and caches it.
  ///
  /// Several threads may make it at once. All receive the one that is cached first.
  @usableFromInline
  func makeDefault<Key: TestDependencyKey>(
    of key: Key.Type,
    name: StaticString,
    site: SourceLocation
  ) -> AnyBox {
    let cache = defaults
    let context = contextOverride ?? cache.context
    let access = DependencyAccess(
      name: propertyName(name),
      site: self.site ?? site,
      key: key,
      value: Key.Value.self
    )
    let value = DependencyAccess.$current.withValue(access) {
      switch context {
      case .live: access.liveValue(of: key)
      case .preview: key.previewValue
      case .test: key.testValue
      }
    }
    let box = Box(value, key: key, name: name)
    reads?.note(box)
    switch ValueChange.current {
    case .prepare: return box
    case .override where access.isMissing.value: return box
    case .override, nil: return cache.keep(box, for: ObjectIdentifier(key), in: context)
    }
  }
}

extension DependencyAccess {
  fileprivate func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    func live<LiveKey: DependencyKey>(_ key: LiveKey.Type) -> Any { key.liveValue }
    if let key = key as? any DependencyKey.Type, let value = live(key) as? Key.Value {
      return value
    }
    reportMissingLiveValue()
    return key.testValue
  }
}
