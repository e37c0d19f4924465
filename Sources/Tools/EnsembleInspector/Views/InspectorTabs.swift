// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// The changes by the selected action, and the effects that it has started and cancelled.
struct ChangesTab: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    if let changes = store.without {
      Section("Without this action, the present would have") {
        ChangeRows(changes: changes, isIncomplete: false)
      }
    }
    if let pinned = store.comparison.pinned,
      let result = store.comparison.result(after: store.shown)
    {
      Section("From the pinned action \(pinned) to \(result.number)") {
        if let failure = result.failure {
          Text(failure).foregroundStyle(.red)
        } else {
          ChangeRows(changes: result.changes, isIncomplete: false)
        }
      }
    }
    if let detail = store.detail {
      Text(detail.text).font(.footnote.monospaced())
      ChangeRows(changes: detail.changes, isIncomplete: detail.isIncomplete)
      if !detail.started.isEmpty {
        Section("Started effects") { ForEach(detail.started) { EffectRow(effect: $0) } }
      }
      if !detail.cancelled.isEmpty {
        Section("Cancelled effects") { ForEach(detail.cancelled) { EffectRow(effect: $0) } }
      }
      ForEach(Array(detail.sharedWrites.enumerated()), id: \.offset) { _, write in
        Text("Changed \(write)").font(.footnote)
      }
      if !detail.updatedViews.isEmpty {
        Section("Updated views") { UpdatedViews(updates: detail.updatedViews) }
      }
    } else {
      NoAction(store: store)
    }
  }
}

/// The reason why there is nothing about an action.
struct NoAction: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    let hasActions = store.store.map { $0.lastNumber >= $0.firstNumber } ?? false
    Text(hasActions ? "Loading …" : "No action yet").foregroundStyle(.secondary)
  }
}

/// The views whose bodies were evaluated, with the reasons.
private struct UpdatedViews: View {
  let updates: [ViewUpdateRecord]

  var body: some View {
    ForEach(Array(counts.enumerated()), id: \.offset) { _, count in
      VStack(alignment: .leading, spacing: 0) {
        Text(count.update.view + (count.number == 1 ? "" : " × \(count.number)")).bold()
        Text(count.update.reason).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  /// The evaluations without repetitions, such as those of the rows of a list.
  private var counts: [(update: ViewUpdateRecord, number: Int)] {
    updates.reduce(into: []) { counts, update in
      if let index = counts.firstIndex(where: { $0.update == update }) {
        counts[index].number += 1
      } else {
        counts.append((update, 1))
      }
    }
  }
}

/// The changed parts of a state.
private struct ChangeRows: View {
  let changes: [PartChange]
  let isIncomplete: Bool

  var body: some View {
    if changes.isEmpty {
      Text("Nothing has changed.").foregroundStyle(.secondary)
    }
    // One path may have several changes, such as the removal and the insertion of an element.
    ForEach(Array(changes.enumerated()), id: \.offset) { _, change in
      VStack(alignment: .leading, spacing: 0) {
        Text(change.path.isEmpty ? "state" : change.path).bold()
        if let old = change.old {
          Text("− \(old)").font(.footnote.monospaced()).foregroundStyle(.red)
        }
        if let new = change.new {
          Text("+ \(new)").font(.footnote.monospaced()).foregroundStyle(.green)
        }
      }
    }
    if isIncomplete { Text("There are more changes.").foregroundStyle(.secondary) }
  }
}

/// The state after the selected action, as a tree.
struct StateTab: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    TextField(
      "Search the state",
      text: Binding(get: { store.tree.text }, set: { store.send(.tree(.textChanged($0))) })
    )
    if store.tree.text.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(store.tree.rows) { row in
          Button {
            store.send(.tree(.tapped(row.path)))
          } label: {
            PartRow(part: row, mark: row.partCount == 0 ? "·" : store.tree.isOpen(row) ? "▾" : "▸")
          }
          .buttonStyle(.plain)
          .padding(.leading, Double(row.path.count - 1) * 16)
        }
      }
    } else {
      ForEach(Array(store.tree.found.enumerated()), id: \.offset) { _, part in
        Text("\(part.path.joined(separator: ".")) = \(part.summary)").font(.footnote.monospaced())
      }
      if store.tree.found.isEmpty { Text("Nothing found").foregroundStyle(.secondary) }
      if store.tree.isIncomplete {
        Text("Only a part of the state was searched.").foregroundStyle(.secondary)
      }
    }
  }
}

private struct PartRow: View {
  let part: PartSummary
  let mark: String

  var body: some View {
    Text("\(mark) \(part.name): \(part.summary)").font(.footnote.monospaced()).lineLimit(1)
  }
}

/// An effect, in words.
private struct EffectRow: View {
  let effect: EffectSummary

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(effect.title).bold().lineLimit(1)
      Text(effect.text).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The tab in which one writes an action to send, and a condition to search for.
struct SendTab: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    HStack {
      TextField(
        "Action",
        text: Binding(
          get: { store.composer.text },
          set: { store.send(.composer(.textChanged($0))) }
        )
      )
      .onSubmit { store.send(.composer(.submitted)) }
      Button("Send") { store.send(.composer(.submitted)) }
        .buttonStyle(.borderedProminent)
        .disabled(store.composer.text.isEmpty)
    }
    if let outcome = store.composer.outcome { Text(outcome) }
    ForEach(store.composer.forms, id: \.self) { form in
      Button {
        store.send(.composer(.formTapped(form)))
      } label: {
        Text(form).font(.footnote.monospaced()).lineLimit(1)
      }
      .buttonStyle(.plain)
    }
  }
}

/// The test that repeats a range of actions.
struct TestTab: View {
  @Environment(\.isInTerminal) private var isInTerminal
  let store: StoreOf<InspectorFeature>

  var body: some View {
    ConditionRow(store: store)
    WrappingHStack {
      Button("From here") { store.send(.test(.firstTapped)) }
      Button("To here") { store.send(.test(.lastTapped)) }
      Button("All") { store.send(.test(.allTapped)) }
      Spacer()
      Button("Bug report") { store.send(.test(.reportTapped)) }
      Button("Write the test") { store.send(.test(.writeTapped)) }.buttonStyle(.borderedProminent)
    }
    .reportExporter(store.test.report) {
      store.send(.test(.reportOffered))
    } onFailure: { error in
      store.send(.test(.exportFailed("\(error)")))
    }
    Text(range).font(.footnote).foregroundStyle(.secondary)
    if let test = store.test.test {
      ForEach(Array(test.problems.enumerated()), id: \.offset) { _, problem in
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
      }
      if !test.code.isEmpty {
        // A terminal, which cannot share, would show the text twice.
        if !isInTerminal { ShareLink("Copy", item: test.code) }
        SwiftSourceText(test.code)
      }
    }
  }

  private var range: String {
    let first = store.test.first ?? store.store?.firstNumber ?? 0
    let last = store.test.last ?? store.store?.lastNumber ?? 0
    return "Actions \(first) to \(last)"
  }
}

/// The search for the first action after which a condition holds.
private struct ConditionRow: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    HStack {
      TextField(
        "Condition, such as rows.count > 3",
        text: Binding(
          get: { store.search.condition },
          set: { store.send(.search(.conditionChanged($0))) }
        )
      )
      .onSubmit { store.send(.search(.submitted)) }
      Button("Find") { store.send(.search(.submitted)) }.disabled(store.search.condition.isEmpty)
    }
    if let searched = store.search.searched {
      Text("Searching after \(searched) …").foregroundStyle(.secondary)
    }
    if let outcome = store.search.outcome { Text(outcome) }
  }
}
