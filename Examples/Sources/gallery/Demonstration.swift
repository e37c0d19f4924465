// SPDX-License-Identifier: MIT

import EnsembleInspector
import EnsembleTerminal
import EnsembleUI
import GalleryExamples

/// An application with one store, as a page and in a terminal, and a slider through its actions.
struct Demonstration: View {
  /// The title of the application, its address, and a condition that its bug breaks.
  struct Subject {
    let title: String
    let name: String
    let condition: String
    /// The suggestion for a visitor.
    let hint: Text
  }

  let subject: Subject
  let timeline: StoreTimeline
  /// The view of the application, which both renderers show.
  let content: AnyView
  @Environment(\.horizontalSizeClass) private var width

  /// Creates a demonstration with a store of its own.
  init(_ subject: Subject, _ content: () -> AnyView) {
    let timeline = StoreTimeline()
    self.subject = subject
    self.timeline = timeline
    self.content = timeline.recording(content)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      subject.hint.foregroundStyle(.secondary)
      WrappingHStack(alignment: .top, spacing: 20) {
        WindowFrame(title: "127.0.0.1:8080/\(subject.name)") {
          VStack(alignment: .leading) { content }
            .padding()
            .frame(
              maxWidth: .infinity,
              minHeight: width == .compact ? nil : 350,
              alignment: .topLeading
            )
        }
        .frame(minWidth: 280, maxWidth: .infinity, alignment: .topLeading)
        .accessibilityIdentifier("browser")
        WindowFrame(title: "gallery \(subject.name) --terminal") {
          TerminalView(
            subject.title,
            columns: width == .compact ? 38 : 58,
            rows: 16
          ) { [content] in content }
        }
        .frame(
          minWidth: width == .compact ? 280 : 500,
          maxWidth: .infinity,
          alignment: .topLeading
        )
        .accessibilityIdentifier("terminal")
      }
      TimeBar(timeline: timeline)
      WrappingHStack(alignment: .top, spacing: 20) {
        ShownState(timeline: timeline)
          .frame(minWidth: 280, maxWidth: .infinity, alignment: .topLeading)
        FailingTest(timeline: timeline, condition: subject.condition)
          .frame(minWidth: 280, maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }
}

extension Demonstration.Subject {
  /// The coffee bar, which serves more coffees than it has cups.
  static var coffeeBar: Self {
    Self(
      title: "Coffee bar",
      name: "coffee-bar",
      condition: "cups >= 0",
      hint: Text(
        "One store, shown twice. Press **Busy hour** on either side and wait: more coffees are served than there are cups. Then drag the slider back."
      )
    )
  }
}

/// The bar with the time of a store, which both renderers follow.
private struct TimeBar: View {
  let timeline: StoreTimeline

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      WrappingHStack(spacing: 12) {
        Text("Action \(timeline.position) of \(timeline.count)").bold().monospacedDigit()
        Text(verbatim: label).font(.footnote.monospaced()).foregroundStyle(.secondary)
          .lineLimit(1)
      }
      HStack(spacing: 12) {
        Button("◀") { timeline.show(timeline.position - 1) }
          .disabled(timeline.position == 0)
          .accessibilityLabel("Step back")
        Slider(
          value: Binding(get: { Double(timeline.position) }, set: { timeline.show(Int($0)) }),
          in: 0...Double(max(1, timeline.count)),
          step: 1
        )
        .accessibilityLabel("Time")
        .accessibilityValue("Action \(timeline.position) of \(timeline.count)")
        .disabled(timeline.count == 0)
        .frame(maxWidth: .infinity)
        Button("▶") { timeline.show(timeline.position + 1) }
          .disabled(timeline.position == timeline.count)
          .accessibilityLabel("Step on")
      }
    }
    .padding()
    .background(Color.accentColor.opacity(0.08), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("time")
  }

  private var label: String {
    let waiting = timeline.waitingCount
    if timeline.isInPast, waiting > 0 {
      return "\(timeline.action ?? "The first state") · \(waiting) waiting"
    }
    return timeline.action ?? (timeline.count == 0 ? "Nothing has happened yet." : "")
  }
}

/// The state that both renderers show.
private struct ShownState: View {
  let timeline: StoreTimeline

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      PanelTitle("State")
      SwiftSourceText(timeline.state)
    }
  }
}

/// The button that writes a test, and the test.
private struct FailingTest: View {
  let timeline: StoreTimeline
  let condition: String
  @State private var test: StoreTimeline.WrittenTest?
  @State private var note: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      WrappingHStack {
        PanelTitle("Test")
        Spacer()
        if let test, !test.code.isEmpty {
          ShareLink("Copy", item: test.code)
          Button("Close") { (self.test, note) = (nil, nil) }
        }
        Button("Write the test that fails") { write() }.buttonStyle(.borderedProminent)
      }
      if let note { Text(note).foregroundStyle(.secondary) }
      if let test {
        ForEach(test.problems, id: \.self) {
          Label($0, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
        }
        if !test.code.isEmpty { SwiftSourceText(test.code) }
      }
    }
    .accessibilityIdentifier("test")
  }

  private func write() {
    do {
      test = try timeline.test(expecting: condition)
      note =
        test == nil
        ? "'\(condition)' has always held. Press Busy hour, wait two seconds, and try again."
        : "It repeats your actions, up to the first one after which '\(condition)' does not hold."
    } catch {
      (test, note) = (nil, "\(error)")
    }
  }
}

/// The title of a part of the demonstration.
private struct PanelTitle: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
  }
}

/// A window with a title, as a screen has them.
struct WindowFrame<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        ForEach([Color.red, .yellow, .green], id: \.self) {
          Circle().fill($0.opacity(0.75)).frame(width: 10, height: 10)
        }
        Text(verbatim: title).font(.footnote.monospaced()).foregroundStyle(.secondary)
          .padding(.leading, 8)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondary.opacity(0.12))
      content
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.3)) }
  }
}
