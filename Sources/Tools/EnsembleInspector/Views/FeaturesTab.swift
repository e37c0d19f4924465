// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

/// The totals of the last actions, by feature.
struct FeaturesTab: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    if store.features.isEmpty { Text("No actions yet").foregroundStyle(.secondary) }
    ForEach(store.features) { feature in
      Section(feature.path.isEmpty ? "The feature of the store" : feature.path) {
        Text(feature.text).font(.footnote).foregroundStyle(.secondary)
        ForEach(feature.cases) { actions in
          Button {
            store.send(.actionTapped(actions.slowestNumber))
          } label: {
            VStack(alignment: .leading, spacing: 2) {
              Text(actions.name).bold().lineLimit(1)
              Text(actions.text).font(.footnote).foregroundStyle(.secondary)
            }
            .padding(.vertical, 4)
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}

extension FeatureSummary {
  fileprivate var text: String {
    let time = "\(Duration.seconds(duration).text) in reducers"
    let effects = "\(counted(effects, "effect")) started"
    let fields = "\(counted(changedFields, "observed field")) changed"
    let views = "\(counted(viewUpdates, "view")) updated"
    return [counted(count, "action"), time, effects, fields, views].joined(separator: ", ")
  }
}

extension FeatureSummary.Case {
  fileprivate var text: String {
    let times = count == 1 ? "Once" : "\(count) times"
    let slowest = "slowest \(Duration.seconds(slowest).text) (action \(slowestNumber))"
    return "\(times), \(Duration.seconds(duration).text), \(slowest)"
  }
}
