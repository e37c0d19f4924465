// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

#if canImport(Charts)
import Charts
#endif

/// A chart of the last samples, their statistics, and what to show of them.
struct LiveChartView: View {
  @Bindable var store: StoreOf<LiveChart>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LiveChartHeader(store: store)
      if store.samples.isEmpty {
        ContentUnavailableView(
          "No samples yet",
          systemImage: "timer",
          description: Text("Start the sensor to measure the load of a machine.")
        )
      } else {
        SampleChart(samples: Array(store.visible), look: store.look)
      }
      if let statistics = store.statistics { SampleTiles(statistics: statistics) }
      Form {
        Section("Chart") {
          Picker("Style", selection: $store.look) {
            ForEach(LiveChart.Look.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.segmented)
          Picker("Samples per second", selection: $store.pace) {
            ForEach(LiveChart.Pace.allCases, id: \.self) { Text("\($0.rawValue)") }
          }
          .pickerStyle(.segmented)
          Stepper("Window of \(store.window) samples", value: $store.window, in: 10...120, step: 10)
        }
      }
    }
    .onDisappear { store.send(.disappeared) }
  }
}

/// The last value, and the buttons that start and stop the sensor.
private struct LiveChartHeader: View {
  let store: StoreOf<LiveChart>

  var body: some View {
    WrappingHStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("Load").font(.subheadline).foregroundStyle(.secondary)
        HStack(spacing: 8) {
          Text(store.samples.last.map { "\($0.value.percent)" } ?? "–")
            .font(.largeTitle)
            .bold()
            .monospacedDigit()
          if let trend = store.statistics?.trend, trend != 0 {
            Label(abs(trend).percent, systemImage: trend > 0 ? "arrow.up" : "arrow.down")
              .font(.footnote)
              .foregroundStyle(trend > 0 ? .red : .green)
          }
        }
        .fixedSize()
      }
      .frame(minWidth: 140, maxWidth: .infinity, alignment: .leading)
      HStack {
        Button("Clear") { store.send(.clearTapped) }.disabled(store.samples.isEmpty)
        if store.isRunning {
          Button("Stop", systemImage: "stop") { store.send(.stopTapped) }
        } else {
          Button("Start", systemImage: "play") { store.send(.startTapped) }
            .buttonStyle(.borderedProminent)
        }
      }
    }
  }
}

/// The chart of samples in a style.
private struct SampleChart: View {
  let samples: [Sample]
  let look: LiveChart.Look

  var body: some View {
    Chart(samples) { sample in
      switch look {
      case .area:
        AreaMark(x: .value("Sample", sample.number), y: .value("Load", sample.value))
          .foregroundStyle(Color.teal.opacity(0.3))
        LineMark(x: .value("Sample", sample.number), y: .value("Load", sample.value))
          .foregroundStyle(.teal)
      case .line:
        LineMark(x: .value("Sample", sample.number), y: .value("Load", sample.value))
          .foregroundStyle(.teal)
        PointMark(x: .value("Sample", sample.number), y: .value("Load", sample.value))
          .foregroundStyle(.teal)
      case .bars:
        BarMark(x: .value("Sample", sample.number), y: .value("Load", sample.value))
          .foregroundStyle(sample.value > 80 ? .red : .teal)
      }
    }
    .frame(height: 220)
    .accessibilityLabel("Load of the last \(samples.count) samples")
  }
}

/// Statistics, each in a tile.
private struct SampleTiles: View {
  let statistics: SampleStatistics

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
      SampleTile(title: "Lowest", value: statistics.minimum, color: .green)
      SampleTile(title: "Mean", value: statistics.mean, color: .teal)
      SampleTile(title: "Highest", value: statistics.maximum, color: .red)
      SampleTile(title: "Deviation", value: statistics.deviation, color: .purple)
    }
  }
}

/// A number with a title and a mark in its color.
private struct SampleTile: View {
  let title: String
  let value: Double
  let color: Color

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4, height: 32)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.footnote).foregroundStyle(.secondary)
        Text(value.percent).font(.headline).monospacedDigit()
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(color.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension Double {
  fileprivate var percent: String { "\(Int(rounded())) %" }
}
