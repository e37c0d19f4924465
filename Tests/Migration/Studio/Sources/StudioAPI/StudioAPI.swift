// SPDX-License-Identifier: MIT

import Dependencies
import DependenciesMacros
import Foundation
import SharedModels

/// The server of the studio.
@DependencyClient
public struct StudioAPI: Sendable {
  public var signIn: @Sendable (_ email: String, _ password: String) async throws -> Member
  public var signOut: @Sendable () async -> Void
  public var courses: @Sendable (_ query: String, _ page: Int) async throws -> [Course]
  public var book: @Sendable (_ course: Course.ID) async throws -> Course
  public var cancelBooking: @Sendable (_ course: Course.ID) async throws -> Course
  public var glazes: @Sendable () async throws -> [Glaze]
  public var articles: @Sendable () async throws -> [Article]
  public var order: @Sendable (_ basket: Basket, _ note: String?) async throws -> Int
}

/// What the server says if something is not possible.
public struct APIError: Error, Equatable, LocalizedError {
  public enum Reason: String, Codable, Sendable {
    case full
    case unauthorized
    case unavailable
  }

  public var reason: Reason

  public init(_ reason: Reason) {
    self.reason = reason
  }

  public var errorDescription: String? {
    switch reason {
    case .full: "All seats are taken."
    case .unauthorized: "The password is wrong."
    case .unavailable: "The studio is closed."
    }
  }
}

extension StudioAPI: TestDependencyKey {
  public static let testValue = Self()

  public static var previewValue: Self {
    Self(
      signIn: { email, _ in Member(id: 1, name: "Mina", email: email) },
      signOut: {},
      courses: { query, page in
        guard page == 0 else { return [] }
        return Course.samples.filter { query.isEmpty || $0.title.contains(query) }
      },
      book: { id in
        var course = Course.samples.first { $0.id == id } ?? Course.samples[0]
        course.taken += 1
        return course
      },
      cancelBooking: { id in Course.samples.first { $0.id == id } ?? Course.samples[0] },
      glazes: { Glaze.samples },
      articles: { Article.samples },
      order: { _, _ in 42 }
    )
  }
}

extension DependencyValues {
  public var studioAPI: StudioAPI {
    get { self[StudioAPI.self] }
    set { self[StudioAPI.self] = newValue }
  }
}

extension Course {
  public static let samples = [
    Course(
      id: 1,
      title: "Throwing",
      teacher: "Ayo",
      startsAt: Date(timeIntervalSince1970: 86_400)
    ),
    Course(
      id: 2,
      title: "Raku",
      teacher: "Bente",
      level: .advanced,
      startsAt: Date(timeIntervalSince1970: 172_800),
      seats: 4,
      taken: 4
    ),
    Course(
      id: 3,
      title: "Throwing large",
      teacher: "Ayo",
      level: .advanced,
      startsAt: Date(timeIntervalSince1970: 259_200),
      taken: 3
    ),
  ]
}

extension Glaze {
  public static let samples = [
    Glaze(id: "celadon", title: "Celadon", temperature: 1_260),
    Glaze(id: "majolica", title: "Majolica", temperature: 1_040),
    Glaze(id: "shino", title: "Shino", temperature: 1_240),
  ]
}

extension Article {
  public static let samples = [
    Article(id: "sponge", title: "Sponge", cents: 250),
    Article(id: "needle", title: "Needle tool", cents: 400),
    Article(id: "stoneware", title: "Stoneware, 10 kg", cents: 1_800),
  ]
}
