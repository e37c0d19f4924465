// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// What is slow among the last actions, and their totals by feature, as a tree.
struct FeaturesTab: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    if store.features.rows.isEmpty { NoAction(store: store) }
    if !store.findings.isEmpty {
      Section("To look at") {
        ForEach(store.findings) { finding in
          FindingRow(finding: finding) { store.send(.actionTapped(finding.number)) }
        }
      }
    }
    ForEach(store.features.rows) { row in
      FeatureRow(row: row) { store.send(.actionTapped($0)) }
        .padding(.leading, Double(row.depth) * 16)
    }
  }
}

/// A finding, which selects the action that shows it.
private struct FindingRow: View {
  let finding: Finding
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      VStack(alignment: .leading, spacing: 2) {
        Label(finding.title, systemImage: "exclamationmark.triangle").bold()
        Text("\(finding.reason) \(finding.remedy)").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.vertical, 4)
    }
    .buttonStyle(.plain)
  }
}

/// The totals of a feature and of those below it, and of the cases of its own actions.
private struct FeatureRow: View {
  let row: FeatureTree.Row
  let select: (UInt64) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(row.name.isEmpty ? "The feature of the store" : row.name).bold()
      Text(row.total.text).font(.footnote).foregroundStyle(.secondary)
      ForEach(row.own?.cases ?? []) { actions in
        Button {
          select(actions.slowestNumber)
        } label: {
          Text("\(Text(actions.name).bold())  \(actions.text)").font(.footnote).lineLimit(1)
        }
        .buttonStyle(.plain)
        .padding(.leading, 8)
      }
    }
    .padding(.vertical, 4)
  }
}

extension FeatureTree.Total {
  fileprivate var text: String {
    let time = "\(Duration.seconds(duration).text) in reducers"
    let effects = "\(counted(effects, "effect")) started"
    let fields = "\(counted(fields, "observed field")) changed"
    let views = "\(counted(views, "view")) updated"
    return [counted(actions, "action"), time, effects, fields, views].joined(separator: ", ")
  }
}

extension FeatureSummary.Case {
  fileprivate var text: String {
    let times = count == 1 ? "once" : "\(count) times"
    let slowest = "slowest \(Duration.seconds(slowest).text) (action \(slowestNumber))"
    return "\(times), \(Duration.seconds(duration).text), \(slowest)"
  }
}
