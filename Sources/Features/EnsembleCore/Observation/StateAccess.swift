// SPDX-License-Identifier: MIT

import EnsembleCollections

/// The access of a reducer operator to a part of its state, in place and with notification of
/// observers.
///
/// Created once per operator. A stored property is accessed by its offset; an observed one by the
/// offset of its storage, with the notification that its accessor would send; all others (computed
/// properties, subscripts) through the key path, which copies the value out and back.
@usableFromInline
struct StateAccess<Root, Value> {
  @usableFromInline let route: StateRoute
  @usableFromInline let keyPath: WritableKeyPath<Root, Value>

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      route = .stored(offset: offset)
    } else if let steps = ObservedStep.steps(along: keyPath), let step = steps.first {
      route = steps.count == 1 ? .observed(step) : .nested(steps)
    } else {
      route = .keyPath
    }
  }

  @inlinable
  @inline(__always)
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    switch route {
    case .stored(let offset):
      return withUnsafeMutablePointer(to: &root) { pointer in
        body(&Self.value(UnsafeMutableRawPointer(pointer), offset).pointee)
      }
    case .observed(let step):
      return withUnsafeMutablePointer(to: &root) { pointer in
        let base = UnsafeMutableRawPointer(pointer)
        let proof = step.willModify(base)
        let result = body(&Self.value(base, step.valueOffset).pointee)
        step.didModify(base, proof)
        return result
      }
    case .nested(let steps):
      return withUnsafeMutablePointer(to: &root) { pointer in
        let base = UnsafeMutableRawPointer(pointer)
        let proofs = steps.map { $0.willModify(base) }
        let result = body(&Self.value(base, steps[steps.count - 1].valueOffset).pointee)
        for index in steps.indices.reversed() { steps[index].didModify(base, proofs[index]) }
        return result
      }
    case .keyPath:
      return body(&root[keyPath: keyPath])
    }
  }

  /// Mutates the value, and passes the elements that it removes to the stores that show them.
  func modifyKeepingRemoved(_ root: inout Root, _ body: (inout Value) -> Void) {
    let step: ObservedStep? =
      switch route {
      case .observed(let step): step
      case .nested(let steps): steps.last
      case .stored, .keyPath: nil
      }
    let sink = withUnsafeMutablePointer(to: &root) { root in
      step.flatMap { $0.removalSink(UnsafeMutableRawPointer(root)) }
    }
    guard let sink else { return modify(&root, body) }
    let outer = sink.enter()
    defer { RemovalSink.leave(to: outer) }
    modify(&root, body)
  }

  /// Mutates bookkeeping that observers cannot see and that must persist.
  ///
  /// A computed property is accessed through its setter.
  @inlinable
  @inline(__always)
  func modifyPersistent<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    if case .keyPath = route { return body(&root[keyPath: keyPath]) }
    return modifyUnobserved(&root, body)
  }

  /// Mutates bookkeeping that observers cannot see and that may be lost, such as a mark.
  @inlinable
  @inline(__always)
  func modifyUnobserved<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    let offset: Int
    switch route {
    case .stored(let stored): offset = stored
    case .observed(let step): offset = step.valueOffset
    case .nested(let steps): offset = steps[steps.count - 1].valueOffset
    case .keyPath:
      var copy = root[keyPath: keyPath]
      return body(&copy)
    }
    return withUnsafeMutablePointer(to: &root) {
      body(&Self.value(UnsafeMutableRawPointer($0), offset).pointee)
    }
  }

  /// Reads the part without copying the root or registering the read.
  @inlinable
  @inline(__always)
  func read<R>(_ root: inout Root, _ body: (borrowing Value) -> R) -> R {
    modifyUnobserved(&root) { body($0) }
  }

  // `MemoryLayout.offset(of:)` promises that a pointer moved by it may be used in place of the key
  // path.
  @inlinable
  @inline(__always)
  static func value(
    _ base: UnsafeMutableRawPointer,
    _ offset: Int
  ) -> UnsafeMutablePointer<Value> {
    (base + offset).assumingMemoryBound(to: Value.self)
  }
}

/// The path from a state to a part of it, in memory.
///
/// Independent of both types, so that reads of a store need no type metadata at run time.
@usableFromInline
package enum StateRoute {
  case stored(offset: Int)
  case observed(ObservedStep)
  case nested([ObservedStep])
  /// A path that is only accessible through the key path.
  case keyPath

  /// Returns the address of the part in a root, and registers reads of the observed fields on the
  /// path. Nil if the part is only accessible through the key path.
  func locate(in root: UnsafeRawPointer) -> UnsafeRawPointer? {
    switch self {
    case .stored(let offset):
      return root + offset
    case .observed(let step):
      step.access(root)
      return root + step.valueOffset
    case .nested(let steps):
      for step in steps { step.access(root) }
      return root + steps[steps.count - 1].valueOffset
    case .keyPath:
      return nil
    }
  }
}
