// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing outside of stores and without macros")
struct OutsideTests {
  @ObservableState
  struct Value {
    var number = 0
    var text = ""
    @ObservationStateIgnored var ignored = 0
  }

  /// An owner of a value, such as a view model.
  final class Place {
    var value = Value()
  }

  let place = Place()

  @Test func `a value outside of a store notifies its readers immediately`() {
    let watch = Watch { [place] in place.value.number }
    place.value.number = 1
    #expect(watch.take() == 1)
    #expect(watch.shown == 1)
  }

  @Test func `a value outside of a store does not notify readers of other fields`() {
    let watch = Watch { [place] in place.value.number }
    place.value.text = "a"
    #expect(watch.take() == 0)
  }

  @Test func `an ignored field notifies no reader`() {
    let watch = Watch { [place] in place.value.ignored }
    place.value.ignored = 1
    #expect(watch.take() == 0)
    #expect(place.value.ignored == 1)
  }

  @Test func `a mutated copy has another identity`() {
    let original = Value()
    var copy = original
    #expect(copy._$id == original._$id)
    copy.number = 1
    #expect(copy._$id != original._$id)
  }

  @Test func `state that is not observable is observed as a whole`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    let watch = Watch { store.state }
    store.send(2)
    #expect(watch.take() == 1)
    #expect(watch.shown == 2)
  }

  @Test func `a field of state that is not observable is observed through a scope`() {
    struct Plain {
      var number = 0
    }
    let store = Store(initialState: Plain()) {
      Reduce<Plain, Int> { state, action in
        state.number = action
        return .none
      }
    }
    let scoped = store.scope(state: \.number, action: \.self)
    let watch = Watch { scoped.state }
    store.send(2)
    #expect(watch.take() == 1)
    #expect(watch.shown == 2)
  }
}
