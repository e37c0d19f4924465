// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation

/// The part of the time line of effects that is shown, and the positions of effects in it.
///
/// Times are in seconds before now, as the times of effects are.
struct EffectWindow: Equatable, Sendable {
  /// The length; nil for the time from the first effect up to now.
  private(set) var length: Double?
  /// The time from the end of the window up to now.
  private(set) var end = 0.0

  enum Action: Equatable, Sendable {
    case zoomedIn
    case zoomedOut
    case movedBack
    case movedForward
    /// Shows an effect in full width.
    case fitted(EffectSummary.ID)
  }

  /// A mark on the axis.
  struct Tick: Equatable {
    /// The position, as a fraction of the length of the window.
    var position: Double
    var label: String
  }

  /// The position of an effect, in fractions of the length of the window.
  struct Span: Equatable {
    var start: Double
    var width: Double
  }

  private static let shortest = 0.001

  mutating func reduce(_ action: Action, _ effects: [EffectSummary]) {
    let span = Self.span(of: effects)
    let now = length ?? span
    guard now > 0 else { return }
    switch action {
    case .zoomedIn:
      show(max(now / 2, Self.shortest), endingAt: end + now / 4, of: span)
    case .zoomedOut:
      show(now * 2, endingAt: end - now / 2, of: span)
    case .movedBack:
      show(now, endingAt: end + now / 2, of: span)
    case .movedForward:
      show(now, endingAt: end - now / 2, of: span)
    case .fitted(let id):
      guard let effect = effects.first(where: { $0.id == id }) else { return }
      let length = max(effect.duration * 1.25, Self.shortest)
      show(length, endingAt: effect.start - effect.duration - length / 10, of: span)
    }
  }

  private mutating func show(_ length: Double, endingAt end: Double, of span: Double) {
    self.length = length < span ? length : nil
    self.end = self.length == nil ? 0 : min(max(0, end), span - length)
  }

  /// Shows the same time although the effects were read again, later.
  mutating func follow(from old: [EffectSummary], to new: [EffectSummary]) {
    guard length != nil else { return }
    let starts = Dictionary(old.map { ($0.id, $0.start) }) { first, _ in first }
    guard let known = new.first(where: { starts[$0.id] != nil }), let start = starts[known.id]
    else { return self = EffectWindow() }
    end += max(0, known.start - start)
  }

  /// The time from the first effect up to now.
  static func span(of effects: [EffectSummary]) -> Double { effects.map(\.start).max() ?? 0 }

  /// Returns the position of an effect; nil if it is outside of the window.
  func span(of effect: EffectSummary, in effects: [EffectSummary]) -> Span? {
    let length = length ?? Self.span(of: effects)
    guard length > 0 else { return Span(start: 0, width: 1) }
    let first = end + length
    let (start, finish) = (min(effect.start, first), max(effect.start - effect.duration, end))
    guard start >= finish, effect.start >= end, effect.start - effect.duration <= first else {
      return nil
    }
    return Span(start: (first - start) / length, width: (start - finish) / length)
  }

  /// Returns up to six marks at even times, the oldest first.
  func ticks(of effects: [EffectSummary]) -> [Tick] {
    let length = length ?? Self.span(of: effects)
    guard length > 0 else { return [] }
    let step = Self.evenStep(length / 5)
    let first = ((end + length) / step + 1e-9).rounded(.down)
    let last = (end / step - 1e-9).rounded(.up)
    guard first >= last else { return [] }
    return (0...Int(first - last)).map { index in
      let time = (first - Double(index)) * step
      return Tick(position: (end + length - time) / length, label: Self.label(time, step: step))
    }
  }

  /// Returns the smallest of 1, 2 and 5 times a power of ten that is not less than a time.
  private static func evenStep(_ time: Double) -> Double {
    let power = pow(10, log10(time).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= time * (1 - 1e-9) } ?? 10 * power
  }

  private static func label(_ time: Double, step: Double) -> String {
    if time < step / 2 { return "now" }
    return step < 0.01
      ? "−\(Int((time * 1_000).rounded())) ms"
      : "−\(((time * 100).rounded() / 100).formatted(.number.grouping(.never).locale(.posix))) s"
  }
}

extension Locale {
  fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
