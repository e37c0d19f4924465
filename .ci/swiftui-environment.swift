// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: the environment and stored settings.

import Foundation
import Observation

@frozen
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { false }
  public var isEnabled = true
  public var openURL: OpenURLAction { get { fatalError() } set {} }
  public var colorScheme = ColorScheme.light
  public var scenePhase = ScenePhase.active
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var redactionReasons: RedactionReasons = []
  public var editMode: Binding<EditMode>?
}

@MainActor
public struct DismissAction {
  public func callAsFunction() {}
}

@MainActor
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { false }
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { false }
}

@frozen
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @available(*, unavailable)
  public init(wrappedValue: Value) { fatalError() }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { fatalError() }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { self }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View { self }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
}
