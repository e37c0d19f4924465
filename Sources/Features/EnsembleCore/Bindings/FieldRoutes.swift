// SPDX-License-Identifier: MIT

// A write through the key path of an accessor costs four times as much as a write at the field's
// offset, which is looked up once per key path. All routes are cached, including those of key paths
// that capture values: with an earlier limit of 64, each write beyond it looked up its route again.

/// A cache of the memory paths to the fields that a reducer has written to.
///
/// A write through the key path of an observed field costs several times as much as the write
/// itself.
final class FieldRoutes<Root> {
  /// The first entries, searched by address: a key path literal is always the same object.
  private var first: [(keyPath: AnyKeyPath, route: StateRoute)] = []
  private var all: [AnyKeyPath: StateRoute] = [:]

  /// Bounds the cache, since key paths may capture values. No state has that many fields.
  private static var limit: Int { 1_000 }

  /// Applies a write, with the same effect as a write through its key path.
  func apply(_ write: any FieldWrite<Root>, to root: inout Root) {
    // A report writes nothing, and must not decide the route of the writes to its field.
    if write.report != nil { return }
    let route = route(of: write)
    switch route {
    case .stored(let offset):
      withUnsafeMutablePointer(to: &root) { write.apply(at: UnsafeMutableRawPointer($0) + offset) }
    case .observed(let step):
      let isWritten = withUnsafeMutablePointer(to: &root) { root in
        let base = UnsafeMutableRawPointer(root)
        let field = base + step.valueOffset
        let proof = step.willModify(base)
        if proof != nil, step.removalSink(base) != nil { return false }
        let isSame = proof != nil && write.isApplied(at: field)
        write.apply(at: field)
        if !isSame { step.didModify(base, proof) }
        return true
      }
      // Written through the accessor, which passes a removed value to the stores that show it.
      if !isWritten { write.apply(to: &root) }
    case .nested, .keyPath:
      write.apply(to: &root)
    }
  }

  private func route(of write: any FieldWrite<Root>) -> StateRoute {
    let keyPath = write.keyPath
    // By index, since iterating would retain each entry.
    for index in first.indices where first[index].keyPath === keyPath { return first[index].route }
    if let route = all[keyPath] { return route }
    let route = write.makeRoute()
    if all.count == Self.limit {
      first = []
      all = [:]
    }
    if first.count < 16 { first.append((keyPath, route)) }
    all[keyPath] = route
    return route
  }
}
