// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A reducer that records its name in the state for each action.
private struct Note: Reducer {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func reduce(into state: inout [String], action: Void) -> Effect<Void> {
    state.append(name)
    return .none
  }
}

/// Returns the names that a reducer records for one action.
@MainActor
private func notes(
  @ReducerBuilder<[String], Void> _ reducer: () -> some Reducer<[String], Void>
) -> [String] {
  let store = Store(initialState: [String](), reducer: reducer)
  store.send(())
  return store.withState { $0 }
}

@MainActor
@Suite("Building reducers")
struct BuilderTests {
  @Test func `reducers run from top to bottom`() {
    #expect(
      notes {
        Note("first")
        Note("second")
        Note("third")
      } == ["first", "second", "third"]
    )
  }

  @Test func `an empty builder does nothing`() {
    #expect(notes {} == [])
  }

  @Test(arguments: [true, false])
  func `an if without an else can leave out its reducer`(isIncluded: Bool) {
    #expect(
      notes {
        Note("always")
        if isIncluded { Note("maybe") }
      } == (isIncluded ? ["always", "maybe"] : ["always"])
    )
  }

  @Test(arguments: [true, false])
  func `an if with an else runs one branch`(isFirst: Bool) {
    #expect(
      notes {
        if isFirst {
          Note("first")
        } else {
          EmptyReducer()
          Note("second")
        }
      } == [isFirst ? "first" : "second"]
    )
  }

  @Test func `a for loop runs a reducer per element in order`() {
    #expect(
      notes {
        for name in ["a", "b", "c"] { Note(name) }
      } == ["a", "b", "c"]
    )
  }

  @Test func `a reducer of an erased type is accepted`() {
    let erased: any Reducer<[String], Void> = Note("erased")
    #expect(
      notes {
        erased
        Note("typed")
      } == ["erased", "typed"]
    )
  }

  @Test func `a reducer can require a newer platform`() {
    #expect(
      notes {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { Note("new") }
        Note("any")
      } == ["new", "any"]
    )
  }

  @Test func `an optional reducer runs unless it is nil`() {
    let some: Note? = Note("some")
    let none: Note? = nil
    #expect(
      notes {
        some
        none
      } == ["some"]
    )
  }

  @Test func `combined reducers run in order`() {
    #expect(
      notes {
        CombineReducers {
          Note("a")
          Note("b")
        }
        Note("c")
      } == ["a", "b", "c"]
    )
  }

  @Test func `an operator on combined reducers applies to all of them`() {
    let changes = notes {
      CombineReducers {
        Note("a")
        Note("b")
      }
      .onChange(of: \.count) { oldValue, state in
        state.append("\(oldValue) to \(state.count)")
        return .none
      }
    }
    #expect(changes == ["a", "b", "0 to 2"])
  }

  @Test func `an erased reducer behaves like the reducer`() {
    #expect(notes { Reduce(Note("inside")) } == ["inside"])
  }

  @Test func `an empty reducer does nothing`() {
    #expect(notes { EmptyReducer() } == [])
  }

  @Test func `effects are merged in the order of their reducers`() {
    let store = Store(initialState: [String]()) {
      for name in ["first", "second", "third"] {
        Reduce<[String], String> { state, action in
          action == "begin" ? .send(name) : .none
        }
      }
      Reduce { state, action in
        state.append(action)
        return action == "begin" ? .send("last") : .none
      }
    }
    store.send("begin")
    #expect(store.withState { $0 } == ["begin", "first", "second", "third", "last"])
  }

  @Test func `every reducer of a sequence receives the changes of previous ones`() {
    let store = Store(initialState: 1) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return .none
      }
      Reduce { state, _ in
        state *= 10
        return .none
      }
    }
    store.send(())
    #expect(store.withState { $0 } == 20)
  }

  @Test func `a sequence runs outside of a store too`() {
    let reducer = CombineReducers {
      Note("a")
      for name in ["b", "c"] { Note(name) }
      if true { Note("d") }
    }
    var state: [String] = []
    _ = reducer.reduce(into: &state, action: ())
    #expect(state == ["a", "b", "c", "d"])
  }
}
