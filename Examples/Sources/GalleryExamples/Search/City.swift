// SPDX-License-Identifier: MIT

import Foundation

/// A city of the data set.
nonisolated struct City: Equatable, Identifiable, Sendable {
  let name: String
  let country: String
  let continent: Continent
  /// The population of the urban area, in millions, rounded.
  let population: Double

  var id: String { name }

  /// A part of the world.
  enum Continent: String, CaseIterable, Sendable {
    case africa, america, asia, europe, oceania

    var title: String { rawValue.capitalized }
  }
}

nonisolated extension City {
  private init(_ name: String, _ country: String, _ continent: Continent, _ population: Double) {
    self.init(name: name, country: country, continent: continent, population: population)
  }

  /// The cities that the simulated server knows.
  static let all = [
    City("Accra", "Ghana", .africa, 2.7), City("Addis Ababa", "Ethiopia", .africa, 5.7),
    City("Amsterdam", "Netherlands", .europe, 1.2), City("Ankara", "Türkiye", .asia, 5.4),
    City("Athens", "Greece", .europe, 3.2), City("Auckland", "New Zealand", .oceania, 1.7),
    City("Bangkok", "Thailand", .asia, 11.2), City("Barcelona", "Spain", .europe, 5.7),
    City("Beijing", "China", .asia, 22.2), City("Berlin", "Germany", .europe, 3.6),
    City("Bogotá", "Colombia", .america, 11.7), City("Brisbane", "Australia", .oceania, 2.5),
    City("Brussels", "Belgium", .europe, 2.1), City("Buenos Aires", "Argentina", .america, 15.6),
    City("Cairo", "Egypt", .africa, 22.6), City("Cape Town", "South Africa", .africa, 5.0),
    City("Casablanca", "Morocco", .africa, 3.9), City("Chicago", "United States", .america, 8.9),
    City("Copenhagen", "Denmark", .europe, 1.4), City("Dakar", "Senegal", .africa, 3.5),
    City("Delhi", "India", .asia, 33.8), City("Dublin", "Ireland", .europe, 1.3),
    City("Hanoi", "Vietnam", .asia, 5.4), City("Helsinki", "Finland", .europe, 1.3),
    City("Istanbul", "Türkiye", .europe, 16.0), City("Jakarta", "Indonesia", .asia, 11.4),
    City("Kyoto", "Japan", .asia, 1.4), City("Lagos", "Nigeria", .africa, 16.5),
    City("Lima", "Peru", .america, 11.4), City("Lisbon", "Portugal", .europe, 3.0),
    City("London", "United Kingdom", .europe, 9.7),
    City("Los Angeles", "United States", .america, 12.5),
    City("Madrid", "Spain", .europe, 6.8), City("Manila", "Philippines", .asia, 14.9),
    City("Melbourne", "Australia", .oceania, 5.3), City("Mexico City", "Mexico", .america, 22.5),
    City("Montréal", "Canada", .america, 4.3), City("Mumbai", "India", .asia, 21.7),
    City("Nairobi", "Kenya", .africa, 5.5), City("New York", "United States", .america, 18.9),
    City("Oslo", "Norway", .europe, 1.1), City("Paris", "France", .europe, 11.3),
    City("Perth", "Australia", .oceania, 2.1), City("Prague", "Czechia", .europe, 1.3),
    City("Rio de Janeiro", "Brazil", .america, 13.8), City("Rome", "Italy", .europe, 4.3),
    City("Santiago", "Chile", .america, 7.0), City("São Paulo", "Brazil", .america, 22.8),
    City("Seoul", "South Korea", .asia, 10.0), City("Shanghai", "China", .asia, 29.9),
    City("Singapore", "Singapore", .asia, 6.1), City("Stockholm", "Sweden", .europe, 1.7),
    City("Sydney", "Australia", .oceania, 5.2), City("Tokyo", "Japan", .asia, 37.1),
    City("Toronto", "Canada", .america, 6.4), City("Tunis", "Tunisia", .africa, 2.5),
    City("Vancouver", "Canada", .america, 2.7), City("Vienna", "Austria", .europe, 2.0),
    City("Warsaw", "Poland", .europe, 1.8), City("Wellington", "New Zealand", .oceania, 0.4),
  ]
}
