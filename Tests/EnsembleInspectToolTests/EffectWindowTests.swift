// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("The time line of effects")
struct EffectWindowTests {
  private func effect(
    _ id: UInt64,
    start: Double,
    duration: Double,
    cause: UInt64 = 1,
    sent: [UInt64] = []
  ) -> EffectSummary {
    EffectSummary(
      id: id,
      path: "",
      location: "Search.swift:\(id)",
      identifiers: [],
      cause: cause,
      start: start,
      duration: duration,
      ending: "finished",
      cancelledBy: nil,
      sent: sent
    )
  }

  private var effects: [EffectSummary] {
    [effect(1, start: 8, duration: 8), effect(2, start: 4, duration: 1)]
  }

  /// The spans of the effects that are shown, by their numbers.
  private func spans(_ window: EffectWindow) -> [UInt64: EffectWindow.Span] {
    Dictionary(
      effects.compactMap { effect in window.span(of: effect, in: effects).map { (effect.id, $0) } }
    ) { first, _ in first }
  }

  @Test func `at first it has the time from the first effect up to now`() {
    #expect(
      spans(EffectWindow()) == [
        1: .init(start: 0, width: 1), 2: .init(start: 0.5, width: 0.125),
      ]
    )
    #expect(
      EffectWindow().ticks(of: effects) == [
        .init(position: 0, label: "−8 s"), .init(position: 0.25, label: "−6 s"),
        .init(position: 0.5, label: "−4 s"), .init(position: 0.75, label: "−2 s"),
        .init(position: 1, label: "now"),
      ]
    )
  }

  @Test func `zooming in halves the time around its middle, and zooming out goes back`() {
    var window = EffectWindow()
    window.reduce(.zoomedIn, effects)
    #expect(window.length == 4)
    #expect(window.end == 2)
    #expect(spans(window) == [1: .init(start: 0, width: 1), 2: .init(start: 0.5, width: 0.25)])
    window.reduce(.zoomedOut, effects)
    #expect(window == EffectWindow())
  }

  @Test func `it moves by half of its length, between the first effect and now`() {
    var window = EffectWindow()
    window.reduce(.zoomedIn, effects)
    window.reduce(.movedForward, effects)
    #expect(window.end == 0)
    window.reduce(.movedForward, effects)
    #expect(window.end == 0)
    for end in [2.0, 4, 4] {
      window.reduce(.movedBack, effects)
      #expect(window.end == end)
    }
    #expect(spans(window)[2] == .init(start: 1, width: 0))
  }

  @Test func `an effect outside of it is not shown`() {
    var window = EffectWindow()
    window.reduce(.zoomedIn, effects)
    window.reduce(.zoomedIn, effects)
    window.reduce(.movedForward, effects)
    window.reduce(.movedForward, effects)
    window.reduce(.movedForward, effects)
    #expect(window.end == 0)
    #expect(spans(window) == [1: .init(start: 0, width: 1)])
  }

  @Test func `an effect is fitted, also one of no time at all`() {
    var window = EffectWindow()
    window.reduce(.fitted(2), effects)
    #expect(window.length == 1.25)
    #expect(window.end == 2.875)
    let short = [effect(1, start: 8, duration: 0)]
    window = EffectWindow()
    window.reduce(.fitted(1), short)
    #expect(window.length == 0.001)
    #expect(window.span(of: short[0], in: short) != nil)
    #expect(window.ticks(of: short).allSatisfy { $0.label.hasSuffix(" ms") })
  }

  @Test func `it has at most six marks, whatever its length`() {
    for exponent in -30...40 {
      let effects = [effect(1, start: .pow(1.7, exponent), duration: 0)]
      let ticks = EffectWindow().ticks(of: effects)
      #expect((2...6).contains(ticks.count), "\(ticks)")
      #expect(ticks.allSatisfy { (0...1.000001).contains($0.position) }, "\(ticks)")
    }
  }

  @Test func `it shows the same time after the effects were read again`() {
    var window = EffectWindow()
    window.reduce(.zoomedIn, effects)
    let span = window.span(of: effects[1], in: effects)
    var later = [effect(1, start: 18, duration: 18), effect(2, start: 14, duration: 1)]
    later.append(effect(3, start: 1, duration: 1))
    window.follow(from: effects, to: later)
    #expect(window.span(of: later[1], in: later) == span)
    window.follow(from: later, to: [effect(9, start: 1, duration: 1)])
    #expect(window == EffectWindow())
  }

  @Test func `without effects there is nothing to show`() {
    var window = EffectWindow()
    for action in [EffectWindow.Action.zoomedIn, .zoomedOut, .movedBack, .movedForward, .fitted(1)]
    {
      window.reduce(action, [])
    }
    #expect(window == EffectWindow())
    #expect(window.ticks(of: []).isEmpty)
  }

  @Test(arguments: [false, true])
  func `a store without effects is told from effects that are not read yet`(isRead: Bool) {
    var state = InspectorFeature.State()
    state.effects = isRead ? [] : nil
    let store = Store(initialState: state) { InspectorFeature() }
    #expect(ViewHost(EffectsTab(store: store)).texts == [isRead ? "No effects yet" : "Loading …"])
  }

  @Test func `its rows lead to the actions before and after an effect`() {
    var state = InspectorFeature.State()
    state.effects = [
      effect(1, start: 8, duration: 8), effect(2, start: 4, duration: 1, cause: 12, sent: [15]),
    ]
    let store = Store(initialState: state) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = InspectionClient { _ in
        .done
      } changes: {
        AsyncStream { _ in }
      }
    }
    let host = ViewHost(EffectsTab(store: store))
    #expect(host.texts.contains("2 of 2 effects"))
    host.button("Action 12").tap()
    #expect(store.shown == 12)
    host.button("Action 15").tap()
    #expect(store.shown == 15)
    host.button("Fit Search.swift:2").tap()
    #expect(host.texts.contains("2 of 2 effects"))
    host.button("Later").tap()
    host.button("Later").tap()
    #expect(host.texts.contains("1 of 2 effects"))
  }
}

extension Double {
  fileprivate static func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { value, _ in exponent < 0 ? value / base : value * base }
  }
}
