// SPDX-License-Identifier: MIT

import Ensemble

/// A feature with a kilobyte of state, as a child of a large enum reducer.
@Reducer
struct Screen {
  struct State {
    var ballast = Kilobyte.zero
  }

  enum Action: Sendable {
    case tap(Kilobyte)
  }
}

/// A feature that presents one of 64 features, the last of which is itself.
@Reducer
struct Hub {
  struct State {
    var taps = 0
    var ballast = Kilobyte.zero
    @PresentationState var destination: Destination.State?
  }

  enum Action: Sendable {
    case tap
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case screen1(Screen)
    case screen2(Screen)
    case screen3(Screen)
    case screen4(Screen)
    case screen5(Screen)
    case screen6(Screen)
    case screen7(Screen)
    case screen8(Screen)
    case screen9(Screen)
    case screen10(Screen)
    case screen11(Screen)
    case screen12(Screen)
    case screen13(Screen)
    case screen14(Screen)
    case screen15(Screen)
    case screen16(Screen)
    case screen17(Screen)
    case screen18(Screen)
    case screen19(Screen)
    case screen20(Screen)
    case screen21(Screen)
    case screen22(Screen)
    case screen23(Screen)
    case screen24(Screen)
    case screen25(Screen)
    case screen26(Screen)
    case screen27(Screen)
    case screen28(Screen)
    case screen29(Screen)
    case screen30(Screen)
    case screen31(Screen)
    case screen32(Screen)
    case screen33(Screen)
    case screen34(Screen)
    case screen35(Screen)
    case screen36(Screen)
    case screen37(Screen)
    case screen38(Screen)
    case screen39(Screen)
    case screen40(Screen)
    case screen41(Screen)
    case screen42(Screen)
    case screen43(Screen)
    case screen44(Screen)
    case screen45(Screen)
    case screen46(Screen)
    case screen47(Screen)
    case screen48(Screen)
    case screen49(Screen)
    case screen50(Screen)
    case screen51(Screen)
    case screen52(Screen)
    case screen53(Screen)
    case screen54(Screen)
    case screen55(Screen)
    case screen56(Screen)
    case screen57(Screen)
    case screen58(Screen)
    case screen59(Screen)
    case screen60(Screen)
    case screen61(Screen)
    case screen62(Screen)
    case screen63(Screen)
    indirect case hub(Hub)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap: state.taps += 1
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Hub.Destination.Action: Sendable {}

/// Sends a tap through destinations to the innermost one.
@MainActor
func tapDestination(depth: Int) -> Bool {
  var state = Hub.State()
  var action = Hub.Action.tap
  for _ in 1..<depth {
    state = Hub.State(destination: .hub(state))
    action = .destination(.presented(.hub(action)))
  }
  let store = Store(initialState: state) { Hub() }
  store.send(action)
  state = store.withState { $0 }
  while case .hub(let next)? = state.destination { state = next }
  return state.taps == 1
}
