// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
private struct Toggling {
  var body: some Reducer<Int, Bool> {
    Reduce { state, action in
      state += action ? 1 : -1
      return .none
    }
  }
}

@Reducer
private struct LetBody {
  let body = EmptyReducer<Int, Int>()
}

@Reducer
private struct OpaqueBody {
  var body: some ReducerOf<Toggling> {
    Toggling()
  }
}

private struct Climate { var degrees = 0 }
private enum Forecast { case warmer }

@Reducer
private struct Observing {
  var body: some Reducer<Climate, Forecast> {
    Reduce { state, action in
      switch action {
      case .warmer: state.degrees += 1
      }
      return .none
    }
  }
}

@Reducer
private struct Half {
  enum Action { case double }
  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .double: state *= 2
      }
      return .none
    }
  }
}

@MainActor
@Suite("@Reducer: types inferred from the body")
struct BodyTypesTests {
  @Test func typesOfAnOpaqueBody() {
    var state: Toggling.State = 1
    _ = Toggling().reduce(into: &state, action: true as Toggling.Action)
    #expect(state == 2)
  }

  @Test func typesOfAnInitialValue() {
    var state: LetBody.State = 1
    _ = LetBody().reduce(into: &state, action: 5)
    #expect(state == 1)
  }

  @Test func typesOfAnotherFeature() {
    var state: OpaqueBody.State = 1
    _ = OpaqueBody().reduce(into: &state, action: false)
    #expect(state == 0)
  }

  @Test func typesOfTheUser() {
    var state: Observing.State = Climate()
    _ = Observing().reduce(into: &state, action: .warmer)
    #expect(state.degrees == 1)
  }

  @Test func oneTypeOfTheFeature() {
    var state: Half.State = 3
    _ = Half().reduce(into: &state, action: .double)
    #expect(state == 6)
  }
}
