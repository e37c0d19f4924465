// SPDX-License-Identifier: MIT

/// A growing array of actions with a fast append in unspecialized code.
///
/// Each call of `Array` from such code would look up generic metadata.
final class ActionStorage<Action> {
  // The first `count` of `capacity` elements are initialized. Only this class has the address.
  private var base: UnsafeMutablePointer<Action>
  private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  init() {
    capacity = 8
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Returns the action at a position, which must be in bounds.
  subscript(_ index: Int) -> Action {
    precondition(index >= 0 && index < count)
    return base[index]
  }

  func append(_ action: Action) {
    if count == capacity { grow() }
    (base + count).initialize(to: action)
    count += 1
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Action>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
