// SPDX-License-Identifier: MIT

import EnsembleInternals

extension _ViewNode {
  /// The name of the view in whose body the node is, if it is in one.
  var ownerName: String? {
    var next: _ViewNode? = self
    while let node = next {
      if let composite = node.storage as? any NamedComposite { return composite.viewName }
      next = node.parent
    }
    return nil
  }

  /// Shows the body of a view, unless the view is the same as before.
  func updateComposite<V: View>(_ view: V) {
    let reason: EvaluationReason
    if let composite = storage as? Composite<V> {
      let isSame = haveSameValue(view, composite.view)
      guard environmentChanged || !isSame else { return }
      if !isSame { composite.show(view, in: self) }
      reason = .parent(isOtherValue: !isSame, isOtherEnvironment: environmentChanged)
    } else {
      let composite = Composite(view)
      composite.show(view, in: self)
      storage = composite
      refresh = { [unowned self] in evaluateBody(V.self, .invalidation) }
      reason = .first
    }
    evaluateBody(V.self, reason)
  }

  private func evaluateBody<V: View>(_: V.Type, _ reason: EvaluationReason) {
    guard let composite = storage as? Composite<V> else { return }
    composite.bindProperties(to: self)
    #if DEBUG
    // Ended first, since the end of a recorded read would count as a change of the values that the
    // body has read.
    endTracking()
    let evaluation = ViewEvaluation(of: composite, type: V.self, reason)
    let body = evaluation.run { tracked { composite.view.body } }
    evaluation.updateChildren { updateChild(0, to: body) }
    #else
    updateChild(0, to: tracked { composite.view.body })
    #endif
  }
}

/// The storage of a view with a body.
@MainActor
private protocol NamedComposite {
  /// The name of the view's type.
  var viewName: String { get }
}

extension Composite: NamedComposite {
  fileprivate var viewName: String { typeName(V.self) }
}

/// The latest value of a view with a body, and the storage of its dynamic properties.
@MainActor
private final class Composite<V: View> {
  private(set) var view: V
  private var kept: [AnyObject] = []
  private var nodeBound: [any NodeBoundProperty] = []
  #if DEBUG
  private(set) lazy var readLog = ReadLog()
  #endif

  init(_ view: V) {
    self.view = view
  }

  /// Takes a new value of the view, and connects its properties to the storage of its predecessor.
  func show(_ view: V, in node: _ViewNode) {
    self.view = view
    guard DynamicProperties.mayBe(in: V.self, of: view) else { return }
    var index = 0
    nodeBound = []
    for child in DynamicProperties.all(of: view) {
      guard let property = child.value as? any DynamicProperty else { continue }
      let last = index < kept.count ? kept[index] : nil
      let next = property._connect(to: last, in: node)
      if last == nil { kept.append(next) }
      if let property = property as? any NodeBoundProperty { nodeBound.append(property) }
      index += 1
    }
  }

  /// Points the view at this node: the same value may have been evaluated elsewhere since.
  func bindProperties(to node: _ViewNode) {
    for property in nodeBound { property.bind(to: node) }
  }
}

#if DEBUG
extension Composite: EvaluatedView {
  var propertyNames: [ObjectIdentifier: String] {
    let properties = DynamicProperties.all(of: view).filter { $0.value is any DynamicProperty }
    let names = zip(properties, kept).map { property, kept in
      let wrapper = typeName(type(of: property.value)).prefix { $0 != "<" }
      let name = (property.label ?? "").trimmingPrefix("_")
      return (ObjectIdentifier(kept), "@\(wrapper) \(name)")
    }
    return Dictionary(names) { first, _ in first }
  }
}
#endif

/// A cache of the types of views that have dynamic properties.
@MainActor
private enum DynamicProperties {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns all properties of a view.
  static func all<V: View>(of view: V) -> Mirror.Children {
    Mirror(reflecting: (view as? any DynamicPropertyOwner)?.propertyOwner ?? view).children
  }

  static func mayBe<V: View>(in type: V.Type, of view: V) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = all(of: view).contains { $0.value is any DynamicProperty }
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
