// SPDX-License-Identifier: MIT

import Observation

/// A property that reads a value from the environment of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Cancel") { dismiss() }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty, NodeBoundProperty {
  private let source: Source
  private let reference = NodeReference()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property that reads the object of a type that ``View/environment(_:)`` has set.
  ///
  /// The program stops with a message if no view has set an object of that type. A property of
  /// optional type is nil then.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(ObjectIdentifier(objectType))
  }

  /// Creates a property that reads the object of a type that ``View/environment(_:)`` has set; nil
  /// if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object(ObjectIdentifier(objectType))
  }

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier)
  }

  /// The current value; the default value if the view is not shown.
  @MainActor public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): return reference.values[keyPath: keyPath]
    case .object(let type):
      guard let value = reference.values[object: type] as Any as? Value else {
        fatalError(
          """
          A view reads an object of type '\(Value.self)' from its environment, but no view around it has set one. \
          Set it with '.environment(object)'.
          """
        )
      }
      return value
    }
  }

  @MainActor public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    bind(to: node)
    return reference
  }

  @MainActor func bind(to node: _ViewNode) { reference.node = node }

  /// The node that the view is shown in.
  @MainActor
  private final class NodeReference {
    weak var node: _ViewNode?

    nonisolated init() {}

    var values: EnvironmentValues {
      guard let node else { return EnvironmentValues() }
      var values = node.environment.seen
      values.device = node.graph.device
      values.traits = node.graph.device.traits
      return values
    }
  }
}

nonisolated extension View {
  /// Sets an environment value for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self, keyPath: keyPath, value: value)
  }

  /// Sets the object that the views inside read as `@Environment(Model.self)`. Nil removes it.
  ///
  /// ```swift
  /// ContentView().environment(model)
  /// ```
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    ObjectWriter(content: self, object: object)
  }

  /// Changes an environment value for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    TransformedEnvironment(content: self, keyPath: keyPath, transform: transform)
  }
}

private struct EnvironmentWriter<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  static func update(_ view: Self, in node: _ViewNode) {
    let environment = node.writing(view.value) { $0[keyPath: view.keyPath] = view.value }
    node.updateChild(0, to: view.content, environment: environment)
  }
}

private struct ObjectWriter<Content: View, Object: AnyObject>: PrimitiveView {
  let content: Content
  let object: Object?

  static func update(_ view: Self, in node: _ViewNode) {
    let type = ObjectIdentifier(Object.self)
    node.updateChild(
      0,
      to: view.content,
      environment: node.writing(view.object) {
        $0[object: type] = view.object
      }
    )
  }
}

private struct TransformedEnvironment<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    var value = node.environment.seen[keyPath: view.keyPath]
    view.transform(&value)
    node.updateChild(
      0,
      to: view.content,
      environment: node.writing(value) {
        $0[keyPath: view.keyPath] = value
      }
    )
  }
}

extension _ViewNode {
  /// Returns the environment with a written value. Writing the same value again gives the same
  /// environment.
  fileprivate func writing<Value>(
    _ value: Value,
    _ write: (inout EnvironmentValues) -> Void
  ) -> ViewEnvironment {
    var environment = environment
    let outer = environment.links.values
    let last = storage as? WrittenValue<Value>
    if let last, last.outer.isSame(as: outer), areEqual(last.value, value) {
      environment.links.values = last.inner
    } else {
      write(&environment.links.values)
      storage = WrittenValue(outer: outer, value: value, inner: environment.links.values)
    }
    return environment
  }
}

/// The last written value, so that writing the same value again notifies no reader.
private final class WrittenValue<Value> {
  let outer: EnvironmentValues
  let value: Value
  let inner: EnvironmentValues

  init(outer: EnvironmentValues, value: Value, inner: EnvironmentValues) {
    self.outer = outer
    self.value = value
    self.inner = inner
  }
}

func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == rhs as? Known }
  if let known = lhs as? any Equatable { return isEqual(known) }
  return haveSameBits(lhs, rhs)
}
