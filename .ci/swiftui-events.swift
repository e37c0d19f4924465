// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: events, links, and accessibility.

import Foundation

public struct Link<Label: View>: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension Link where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

public struct DefaultShareLinkLabel: View {
  public var body: Never { fatalError() }
}

/// SwiftUI's has more parameters.
public struct ShareLink<Label: View>: View {
  public init(item: URL, @ViewBuilder label: () -> Label) {}
  public init(item: String, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL) {}
  public init(item: String) {}
  public init<S: StringProtocol>(_ title: S, item: URL) {}
  public init<S: StringProtocol>(_ title: S, item: String) {}
}

/// Unavailable on macOS.
public struct EditButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
  public static let upArrow = KeyEquivalent("u")
  public static let downArrow = KeyEquivalent("d")
  public static let leftArrow = KeyEquivalent("l")
  public static let rightArrow = KeyEquivalent("r")
  public static let escape = KeyEquivalent("e")
  public static let delete = KeyEquivalent("x")
  public static let home = KeyEquivalent("h")
  public static let end = KeyEquivalent("n")
  public static let tab = KeyEquivalent("t")
  public static let space = KeyEquivalent("s")
  public static let `return` = KeyEquivalent("c")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
  public static let all = EventModifiers(rawValue: 15)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public var key: KeyEquivalent
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: Set<Int> = []
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public init() {}
  public func contains(_ member: Self) -> Bool { false }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) { (true, self) }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with newMember: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

public struct TapGesture: Gesture {
  public typealias Value = ()
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let all = GestureMask(rawValue: 3)
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
