// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// The effects of a store on a time line, the newest first.
struct EffectsTab: View {
  let store: StoreOf<InspectorFeature>
  @Environment(\.isInTerminal) private var isInTerminal
  @Environment(\.horizontalSizeClass) private var horizontalSize

  private var width: Double { isInTerminal || horizontalSize == .compact ? 300 : 520 }

  var body: some View {
    let effects = store.effects ?? []
    if effects.isEmpty {
      Text(store.effects == nil ? "Loading …" : "No effects yet").foregroundStyle(.secondary)
    } else {
      let shown = effects.reversed().compactMap { effect in
        store.window.span(of: effect, in: effects).map { PlacedEffect(effect: effect, span: $0) }
      }
      WindowControls(store: store, shown: shown.count, total: effects.count)
      EffectAxis(ticks: store.window.ticks(of: effects), width: width)
      ForEach(shown) { PlacedEffectRow(store: store, placed: $0, width: width) }
    }
  }
}

/// An effect, and its position on the time line.
private struct PlacedEffect: Identifiable {
  let effect: EffectSummary
  let span: EffectWindow.Span

  var id: EffectSummary.ID { effect.id }
}

/// The buttons that change the time that is shown.
private struct WindowControls: View {
  let store: StoreOf<InspectorFeature>
  /// The number of effects in that time.
  let shown: Int
  let total: Int

  var body: some View {
    WrappingHStack(spacing: 8) {
      Text("\(shown) of \(counted(total, "effect"))").foregroundStyle(.secondary)
      Spacer()
      Button("Earlier") { store.send(.window(.movedBack)) }
        .inspectorKey("<")
        .disabled(store.window.length == nil)
      Button("Later") { store.send(.window(.movedForward)) }
        .inspectorKey(">")
        .disabled(store.window.length == nil)
      Button("Zoom in") { store.send(.window(.zoomedIn)) }
        .inspectorKey("+")
      Button("Zoom out") { store.send(.window(.zoomedOut)) }
        .inspectorKey("-")
        .disabled(store.window.length == nil)
    }
    .font(.footnote)
  }
}

/// The times of the time line.
private struct EffectAxis: View {
  let ticks: [EffectWindow.Tick]
  let width: Double

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
        Text(label.text)
          .lineLimit(1)
          .frame(width: label.width, alignment: .leading)
      }
    }
    .font(.footnote)
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  /// The texts from the start of the line to its end, each as wide as the time up to the next one.
  private var labels: [(text: String, width: Double)] {
    let positions = ticks.map { ($0.position * width).rounded() } + [width]
    let before = positions[0] > 0 ? [(text: "", width: positions[0])] : []
    // The last one may need more than is left of the line.
    return before
      + ticks.indices.map { index in
        let next = index == ticks.count - 1 ? positions[index] + 64 : positions[index + 1]
        return (ticks[index].label, next - positions[index])
      }
  }
}

/// An effect in words, the actions before and after it, and its time.
private struct PlacedEffectRow: View {
  let store: StoreOf<InspectorFeature>
  let placed: PlacedEffect
  let width: Double

  private var effect: EffectSummary { placed.effect }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      WrappingHStack(spacing: 8) {
        Text(effect.title).bold().lineLimit(1)
        if effect.cause != 0 { ActionLink(store: store, arrow: "←", number: effect.cause) }
        ForEach(effect.sent.suffix(3), id: \.self) {
          ActionLink(store: store, arrow: "→", number: $0)
        }
        if let number = effect.cancelledBy { ActionLink(store: store, arrow: "✕", number: number) }
        Button("Fit") { store.send(.window(.fitted(effect.id))) }
          .accessibilityLabel("Fit \(effect.location)")
        Text(effect.outcome).foregroundStyle(.secondary)
      }
      .font(.footnote)
      .buttonStyle(.borderless)
      HStack(spacing: 0) {
        Rectangle().fill(.clear).frame(width: (placed.span.start * width).rounded(), height: 6)
        RoundedRectangle(cornerRadius: 3)
          .fill(color)
          .frame(width: max(3, (placed.span.width * width).rounded()), height: 6)
      }
      .accessibilityHidden(true)
    }
  }

  private var color: Color {
    effect.ending == nil ? .green : effect.cancelledBy == nil ? .blue : .orange
  }
}

/// A button that selects an action.
private struct ActionLink: View {
  let store: StoreOf<InspectorFeature>
  let arrow: String
  let number: UInt64

  var body: some View {
    Button("\(arrow) \(number)") { store.send(.actionTapped(number)) }
      .monospacedDigit()
      .accessibilityLabel("Action \(number)")
  }
}
