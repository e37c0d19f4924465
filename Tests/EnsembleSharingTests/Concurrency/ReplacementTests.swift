// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing
import Foundation
import Testing

/// Properties that threads read while they get other references.
@Suite("Properties that get other references while they are read", .timeLimit(.minutes(10)))
struct SharedReplacementTests {
  private final class Object: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `readers see one of the values, and every value is released`() async {
    for _ in 0..<200 {
      weak var first: Object?
      do {
        let object = Object(0)
        first = object
        let property = Shared(value: object)
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 {
            group.addTask {
              for _ in 0..<50 { #expect((0...10).contains(property.wrappedValue.number)) }
            }
          }
          group.addTask {
            for number in 1...10 { property.projectedValue = Shared(value: Object(number)) }
          }
        }
        #expect(property.wrappedValue.number == 10)
      }
      #expect(first == nil)
    }
  }

  @Test func `the first value is released when it is replaced, while the property is in use`() {
    weak var first: Object?
    let property: Shared<Object>
    do {
      let object = Object(0)
      first = object
      property = Shared(value: object)
    }
    #expect(first != nil)
    property.projectedValue = Shared(value: Object(1))
    #expect(first == nil)
    #expect(property.wrappedValue.number == 1)
  }

  @Test func `a value that is replaced inside its own change is kept until the change ends`() {
    weak var first: Object?
    let property: Shared<Object>
    do {
      let object = Object(0)
      first = object
      property = Shared(value: object)
    }
    property.withLock { value in
      property.projectedValue = Shared(value: Object(1))
      #expect(value.number == 0)
      #expect(property.wrappedValue.number == 1)
    }
    #expect(first == nil)
    #expect(property.wrappedValue.number == 1)
  }

  @Test func `several threads replace the reference of one property`() async {
    let property = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for number in 1...4 {
        group.addTask {
          for _ in 0..<200 { property.projectedValue = Shared(value: number) }
        }
      }
      group.addTask { for _ in 0..<1_000 { property.withLock { $0 += 0 } } }
    }
    #expect((1...4).contains(property.wrappedValue))
  }
}
