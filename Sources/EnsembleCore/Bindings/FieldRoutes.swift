// SPDX-License-Identifier: MIT

/// The ways to the fields that a reducer has written to, by memory.
///
/// Applying a key path to an observed field costs several times what writing the field does.
final class FieldRoutes<Root> {
  private var entries: [(keyPath: AnyKeyPath, route: StateRoute)] = []

  /// Applies a write, as its key path would.
  func apply(_ write: FieldWrite<Root>, to root: inout Root) {
    let route = route(of: write)
    switch route {
    case .stored(let offset):
      withUnsafeMutablePointer(to: &root) { write.apply(at: UnsafeMutableRawPointer($0) + offset) }
    case .observed(let step):
      withUnsafeMutablePointer(to: &root) { root in
        let base = UnsafeMutableRawPointer(root)
        let field = base + step.valueOffset
        let proof = step.willModify(base)
        let isSame = proof != nil && write.isApplied(at: field)
        write.apply(at: field)
        if !isSame { step.didModify(base, proof) }
      }
    case .nested, .keyPath:
      write.apply(to: &root)
    }
  }

  private func route(of write: FieldWrite<Root>) -> StateRoute {
    // A literal is one object.
    for entry in entries where entry.keyPath === write.keyPath { return entry.route }
    let route = write.makeRoute()
    // Key paths that are made anew each time must not pile up.
    if entries.count < 64 { entries.append((write.keyPath, route)) }
    return route
  }
}
