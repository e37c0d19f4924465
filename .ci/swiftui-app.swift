// SPDX-License-Identifier: MIT

// What a program uses of SwiftUI: the app and its scenes.

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
