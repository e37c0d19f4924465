// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import Foundation

#if canImport(Darwin)
/// The type of the store behind `.appStorage` keys.
public typealias AppStorageStore = UserDefaults
#else
/// The type of the store behind `.appStorage` keys.
public typealias AppStorageStore = DefaultsStore
#endif

extension DependencyValues {
  /// The store behind `.appStorage` keys, which a key captures when it is created.
  ///
  /// Each test and each preview has its own empty store in memory.
  public var defaultAppStorage: AppStorageStore {
    get { self[AppStorageDependency.self].value }
    set { self[AppStorageDependency.self] = UncheckedSendable(newValue) }
  }
}

/// `UserDefaults` is thread-safe, but not marked as `Sendable` by all SDKs.
private enum AppStorageDependency: DependencyKey {
  static var liveValue: UncheckedSendable<AppStorageStore> { UncheckedSendable(.standard) }
  static var previewValue: UncheckedSendable<AppStorageStore> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<AppStorageStore> { UncheckedSendable(.inMemory) }
}

/// The access of a key to an entry.
struct AppStorageEntry: Sendable {
  let read: @Sendable () throws -> DefaultsEntry?
  let write:
    @Sendable (DefaultsEntry?, SaveContext, @escaping @Sendable (Result<Void, any Error>) -> Void)
      -> Void
  let subscribe: @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription

  /// Returns whether the entry still has a value that was read before.
  func isStill(_ old: DefaultsEntry?) -> Bool {
    let current = try? read()
    if case .double(let number)? = current, case .double(let oldNumber)? = old {
      // NaN does not equal itself.
      return number.bitPattern == oldNumber.bitPattern
    }
    return current == old
  }
}

#if !canImport(Darwin)
extension AppStorageStore {
  var identity: ObjectIdentifier { ObjectIdentifier(contents) }

  func entry(_ key: String) -> AppStorageEntry {
    let source = StoredFile.Writer()
    return AppStorageEntry {
      if let entry = contents[key] { return entry }
      if let error = contents.error { throw error }
      return nil
    } write: { entry, context, done in
      contents.set(
        entry,
        for: key,
        source: source,
        isUrgent: context == .userInitiated,
        done: done
      )
    } subscribe: { notify in
      contents.subscribe(to: key, source: source, notify)
    }
  }
}
#else
extension UserDefaults {
  /// New, empty settings, stored in the temporary directory.
  public static var inMemory: UserDefaults {
    UserDefaults(suiteName: "\(NSTemporaryDirectory())\(UUID().uuidString)")!
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  func entry(_ key: String) -> AppStorageEntry {
    let store = UncheckedSendable(self)
    let writes = LockIsolated(0)
    return AppStorageEntry {
      store.value.defaultsEntry(key)
    } write: { entry, _, done in
      writes.withValue { $0 += 1 }
      defer { writes.withValue { $0 -= 1 } }
      store.value.setDefaultsEntry(entry, key)
      done(.success(()))
    } subscribe: { notify in
      // Unlike key-value observation, the notification works for any name, but it is posted for
      // changes of all entries.
      let last = LockIsolated(store.value.defaultsEntry(key))
      let token = UncheckedSendable(
        NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification,
          object: store.value,
          queue: nil
        ) { _ in
          let entry = store.value.defaultsEntry(key)
          let isNew = last.withValue { last in
            let isNew = last != entry
            last = entry
            return isNew
          }
          if isNew, writes.value == 0 { notify() }
        }
      )
      return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
    }
  }

  private func defaultsEntry(_ key: String) -> DefaultsEntry? {
    switch object(forKey: key) {
    case let number as NSNumber where CFGetTypeID(number) == CFBooleanGetTypeID():
      .bool(number.boolValue)
    case let number as NSNumber where CFNumberIsFloatType(number): .double(number.doubleValue)
    case let number as NSNumber: .int(number.intValue)
    case let string as String: .string(string)
    case let strings as [String]: .strings(strings)
    case let date as Date: .date(date)
    // URLs are archived.
    case let data as Data: .data(data)
    default: nil
    }
  }

  private func setDefaultsEntry(_ entry: DefaultsEntry?, _ key: String) {
    switch entry {
    case .bool(let value): set(value, forKey: key)
    case .int(let value): set(value, forKey: key)
    case .double(let value): set(value, forKey: key)
    case .string(let value): set(value, forKey: key)
    case .strings(let value): set(value, forKey: key)
    case .url(let value): set(value, forKey: key)
    case .data(let value): set(value, forKey: key)
    case .date(let value): set(value, forKey: key)
    case .json(let value): set(Data(value.utf8), forKey: key)
    case .other, nil: removeObject(forKey: key)
    }
  }
}
#endif
