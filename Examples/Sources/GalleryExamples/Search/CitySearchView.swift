// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A search field, and the cities that match.
struct CitySearchView: View {
  @Bindable var store: StoreOf<CitySearch>

  var body: some View {
    List {
      Section { CitySearchField(store: store) }
      CitySearchResults(store: store)
      Section {
        Toggle("Airplane mode", isOn: Binding(store.$isOffline))
        LabeledContent("Requests") { CityRequestsView(requests: store.requests) }
      }
    }
  }
}

/// The field, and the progress of the search.
private struct CitySearchField: View {
  @Bindable var store: StoreOf<CitySearch>

  var body: some View {
    HStack {
      TextField("Search cities", text: $store.query, prompt: Text("A city or a country"))
        .submitLabel(.search)
        .autocorrectionDisabled()
        .labelsHidden()
      Button("Clear", systemImage: "xmark") { store.send(.clearTapped) }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .disabled(store.query.isEmpty)
    }
    WrappingHStack {
      ForEach(City.Continent.allCases, id: \.self) { continent in
        Button(continent.title) { store.send(.continentTapped(continent)) }
          .buttonStyle(CityChipStyle(isOn: store.continent == continent))
      }
    }
  }
}

/// The state of the search: cities, progress, or the reason why there are none.
private struct CitySearchResults: View {
  let store: StoreOf<CitySearch>

  var body: some View {
    switch store.phase {
    case .idle: Section { CitySuggestions(store: store) }
    case .typing, .searching:
      Section {
        HStack {
          ProgressView(store.phase == .typing ? "Waiting for a pause…" : "Searching…")
          Spacer()
          Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
            .disabled(store.phase == .typing)
        }
      }
      if !store.visibleCities.isEmpty { cities.opacity(0.6) }
    case .done where store.visibleCities.isEmpty:
      Section {
        ContentUnavailableView(
          "No cities",
          systemImage: "magnifyingglass",
          description: Text(
            "Nothing matches “\(store.term)”. Check the spelling, or the continent."
          )
        )
      }
    case .done: cities
    case .failed(let message):
      Section {
        ContentUnavailableView {
          Label("No answer", systemImage: "exclamationmark.triangle")
        } description: {
          Text(message)
        } actions: {
          Button("Try again") { store.send(.retryTapped) }.buttonStyle(.borderedProminent)
        }
      }
    }
  }

  private var cities: some View {
    Section("\(store.visibleCities.count) found") {
      ForEach(store.visibleCities) { CityRow(city: $0, term: store.term) }
    }
  }
}

/// The search before anything was typed.
private struct CitySuggestions: View {
  let store: StoreOf<CitySearch>

  var body: some View {
    ContentUnavailableView {
      Label("Search 60 cities", systemImage: "magnifyingglass")
    } description: {
      Text("The search starts when you pause typing.")
    } actions: {
      WrappingHStack {
        ForEach(["Japan", "San", "Australia"], id: \.self) { text in
          Button(text) { store.send(.suggestionTapped(text)) }.buttonStyle(.bordered)
        }
      }
    }
  }
}

/// A city, with the text of the search in bold.
private struct CityRow: View {
  let city: City
  let term: String

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(city.continent.color).frame(width: 10, height: 10).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        city.name.text(marking: term)
        city.country.text(marking: term).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(city.population) million")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

/// The numbers of requests.
private struct CityRequestsView: View {
  let requests: CitySearch.Requests

  var body: some View {
    Text("\(requests.sent) sent, \(requests.answered) answered, \(requests.cancelled) cancelled")
      .font(.footnote)
      .monospacedDigit()
  }
}

/// A capsule that is filled if it is on.
private struct CityChipStyle: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        isOn ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.12),
        in: Capsule()
      )
  }
}

extension City.Continent {
  fileprivate var color: Color {
    switch self {
    case .africa: .orange
    case .america: .green
    case .asia: .pink
    case .europe: .blue
    case .oceania: .purple
    }
  }
}

extension String {
  /// Returns a text in which the first occurrence of another one is bold.
  @MainActor
  fileprivate func text(marking term: String) -> Text {
    guard let place = place(of: term) else { return Text(self) }
    return Text(self[..<place.lowerBound]) + Text(self[place]).bold()
      + Text(self[place.upperBound...])
  }
}
