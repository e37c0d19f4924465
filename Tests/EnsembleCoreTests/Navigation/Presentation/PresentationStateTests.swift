// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Suite("PresentationState")
struct PresentationStateTests {
  @Test func `a state can be presented and cleared`() {
    var state = PresentationState(wrappedValue: "a")
    #expect(state.wrappedValue == "a")
    state.wrappedValue?.append("!")
    #expect(state.wrappedValue == "a!")
    state.wrappedValue = nil
    #expect(state.wrappedValue == nil)
    state.wrappedValue?.append("!")
    #expect(state.wrappedValue == nil)
    state.wrappedValue = "b"
    #expect(state.wrappedValue == "b")
  }

  @Test func `a copy is an independent value`() {
    var state = PresentationState(wrappedValue: "a")
    let copy = state
    state.wrappedValue?.append("!")
    #expect(copy.wrappedValue == "a")
    #expect(state.wrappedValue == "a!")
    var other = state
    other.wrappedValue = nil
    #expect(state.wrappedValue == "a!")
  }

  @Test func `a uniquely referenced state is mutated without a copy`() {
    var state = PresentationState(wrappedValue: Array(repeating: 0, count: 100))
    func address() -> UnsafePointer<Int>? {
      state.wrappedValue?.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = address()
    state.wrappedValue?[0] = 1
    #expect(address() == before)
  }

  @Test func `a cleared state is released`() {
    final class Object {}
    weak var object: Object?
    var state = PresentationState<Object>(wrappedValue: nil)
    do {
      let presented = Object()
      object = presented
      state.wrappedValue = presented
    }
    #expect(object != nil)
    state.wrappedValue = nil
    #expect(object == nil)
  }

  @Test func `presentations are equal if their states are`() {
    #expect(PresentationState(wrappedValue: 1) == PresentationState(wrappedValue: 1))
    #expect(PresentationState(wrappedValue: 1) != PresentationState(wrappedValue: 2))
    #expect(PresentationState(wrappedValue: 1) != PresentationState(wrappedValue: nil))
    let none = PresentationState<Int>(wrappedValue: nil)
    #expect(none == none)
    #expect(
      PresentationState(wrappedValue: 1).hashValue == PresentationState(wrappedValue: 1).hashValue
    )
  }

  @Test func `a presentation is encoded like the optional`() throws {
    let values = [PresentationState(wrappedValue: 1), PresentationState(wrappedValue: nil)]
    let data = try JSONEncoder().encode(values)
    #expect(String(decoding: data, as: UTF8.self) == "[1,null]")
    #expect(try JSONDecoder().decode([PresentationState<Int>].self, from: data) == values)
  }

  @Test func `a dump shows the optional`() {
    struct State {
      @PresentationState var child: Int?
    }
    #expect(String(customDumping: PresentationState(wrappedValue: 1)) == "1")
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
  }

  @Test func `a payload can be mutated through its case`() {
    var state = PresentationState(wrappedValue: Place.detail("a"))
    state[case: \.detail]?.append("!")
    #expect(state.wrappedValue == .detail("a!"))
    #expect(state[case: \.list] == nil)
    state[case: \.detail] = "b"
    #expect(state.wrappedValue == .detail("b"))
  }

  @Test func `setting a case to nil dismisses it`() {
    var state = PresentationState(wrappedValue: Place.detail("a"))
    state[case: \.detail] = nil
    #expect(state.wrappedValue == nil)
  }

  @MainActor
  @Test func `mutating the payload of another case is reported and has no effect`() {
    var state = PresentationState(wrappedValue: Place.list(0))
    expectReport(#"The payload of the case "String""#, "The state is '.list(_)'") {
      state[case: \.detail]?.append("!")
    }
    #expect(state.wrappedValue == .list(0))
    var none = PresentationState<Place>(wrappedValue: nil)
    expectReport(#"The payload of the case "detail""#, "The state is 'nil'") {
      none[case: \.detail] = "a"
    }
    #expect(none.wrappedValue == nil)
  }

  @Test func `a part of a presentation is a presentation`() {
    let state = PresentationState(wrappedValue: Place.detail("a"))
    let detail: PresentationState<String> = state.detail
    #expect(detail.wrappedValue == "a")
    let list: PresentationState<Int> = state.list
    #expect(list.wrappedValue == nil)
    let isList: PresentationState<Bool> = state.isList
    #expect(isList.wrappedValue == false)
  }
}

@CasePathable
private enum Place: Equatable {
  case list(Int)
  case detail(String)

  var isList: Bool { if case .list = self { true } else { false } }
}
