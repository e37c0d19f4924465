// SPDX-License-Identifier: MIT

/// A property that reads a value from the environment of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Cancel") { dismiss() }
/// ```
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty, NodeBoundProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let reference = NodeReference()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The current value; the default value if the view is not shown.
  public var wrappedValue: Value { reference.values[keyPath: keyPath] }

  public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    bind(to: node)
    return reference
  }

  func bind(to node: _ViewNode) { reference.node = node }

  /// The node that the view is shown in.
  @MainActor
  private final class NodeReference {
    weak var node: _ViewNode?

    var values: EnvironmentValues { node?.environment.seen ?? EnvironmentValues() }
  }
}

extension View {
  /// Sets an environment value for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self, keyPath: keyPath, value: value)
  }
}

private struct EnvironmentWriter<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    let outer = environment.links.values
    let last = node.storage as? WrittenValue<Value>
    if let last, last.outer.isSame(as: outer), areEqual(last.value, view.value) {
      environment.links.values = last.inner
    } else {
      environment.links.values[keyPath: view.keyPath] = view.value
      node.storage = WrittenValue(outer: outer, value: view.value, inner: environment.links.values)
    }
    node.updateChild(0, to: view.content, environment: environment)
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

private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == rhs as? Known }
  if let known = lhs as? any Equatable { return isEqual(known) }
  return haveSameBits(lhs, rhs)
}
