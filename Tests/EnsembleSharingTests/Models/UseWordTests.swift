// SPDX-License-Identifier: MIT

import EnsembleSharing
import Testing

/// All orders in which threads can use, replace and release the first reference of a property.
@Suite("Orders of uses and replacements")
struct UseWordTests {
  @Test(arguments: 0...4, 0...2)
  func `nothing is released while it is used, and all that is replaced is released`(
    users: Int,
    replacements: Int
  ) {
    var seen: Set<UseModel> = []
    var waiting = [UseModel(users: users, replacements: replacements)]
    var ends = 0
    while let model = waiting.popLast() {
      guard seen.insert(model).inserted else { continue }
      #expect(!(model.isReleased && model.threads.contains(.using)))
      let next = model.next
      waiting += next
      if next.isEmpty {
        ends += 1
        #expect(model.isReleased == (replacements > 0))
        #expect(model.word == (replacements > 0 ? UseWord.replaced : 0))
      }
    }
    #expect(ends > 0)
    // Several orders were tried.
    #expect(seen.count > users + replacements)
  }
}

/// A state of the model: the threads, each between two of its atomic steps.
private struct UseModel: Hashable {
  enum Thread: Hashable {
    /// A user is about to check for a replacement.
    case beginning
    /// A user is about to increment the use count.
    case adding
    case using
    /// A user is about to decrement the use count.
    case ending
    /// A writer is about to set the mark of the replacement.
    case replacing
    case releasing
    case done
  }

  var word: UInt = 0
  var isReleased = false
  var threads: [Thread]

  init(users: Int, replacements: Int) {
    threads =
      Array(repeating: .beginning, count: users) + Array(repeating: .replacing, count: replacements)
  }

  /// The states after one step of one thread.
  var next: [UseModel] {
    threads.indices.filter { threads[$0] != .done }.map { index in
      var next = self
      next.step(index)
      return next
    }
  }

  private mutating func step(_ index: Int) {
    switch threads[index] {
    case .beginning: threads[index] = UseWord.isReplaced(word) ? .done : .adding
    case .adding:
      threads[index] = UseWord.isReplaced(word) ? .ending : .using
      word += UseWord.use
    case .using: threads[index] = .ending
    case .ending:
      word -= UseWord.use
      threads[index] = UseWord.isLast(word) ? .releasing : .done
    case .replacing:
      word |= UseWord.replaced
      threads[index] = UseWord.isLast(word) ? .releasing : .done
    case .releasing:
      isReleased = true
      threads[index] = .done
    case .done: break
    }
  }
}
