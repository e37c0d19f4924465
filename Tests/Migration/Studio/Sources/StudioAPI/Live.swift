// SPDX-License-Identifier: MIT

import Dependencies
import Foundation
import SharedModels

private struct SignIn: Encodable {
  var email: String
  var password: String
}

private struct Order: Encodable {
  var lines: [String: Int]
  var note: String?
}

private struct Receipt: Decodable {
  var number: Int
}

private struct Refusal: Decodable {
  var reason: APIError.Reason
}

extension StudioAPI: DependencyKey {
  public static var liveValue: Self {
    let session = Session(base: URL(string: "https://studio.example.org/api")!)
    return Self(
      signIn: { email, password in
        try await session.post("session", SignIn(email: email, password: password))
      },
      signOut: { await session.forget() },
      courses: { query, page in
        try await session.get("courses", ["q": query, "page": "\(page)"])
      },
      book: { try await session.post("courses/\($0)/booking", [String: String]()) },
      cancelBooking: { try await session.post("courses/\($0)/cancellation", [String: String]()) },
      glazes: { try await session.get("glazes") },
      articles: { try await session.get("articles") },
      order: { basket, note in
        let lines = Dictionary(
          uniqueKeysWithValues: basket.amounts.map { ($0.key.id, $0.value) }
        )
        let receipt: Receipt = try await session.post("orders", Order(lines: lines, note: note))
        return receipt.number
      }
    )
  }
}

private actor Session {
  private let base: URL
  private var token: String?

  init(base: URL) {
    self.base = base
  }

  func forget() {
    token = nil
  }

  func get<Answer: Decodable>(_ path: String, _ query: [String: String] = [:]) async throws
    -> Answer
  {
    var components = URLComponents(
      url: base.appendingPathComponent(path),
      resolvingAgainstBaseURL: false
    )!
    components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    return try await answer(to: URLRequest(url: components.url!))
  }

  func post<Answer: Decodable>(_ path: String, _ body: some Encodable) async throws -> Answer {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(body)
    return try await answer(to: request)
  }

  private func answer<Answer: Decodable>(to request: URLRequest) async throws -> Answer {
    var request = request
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw APIError(.unavailable) }
    token = response.value(forHTTPHeaderField: "X-Token") ?? token
    switch response.statusCode {
    case 200..<300:
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Answer.self, from: data)
    case 401:
      throw APIError(.unauthorized)
    default:
      let refusal = try? JSONDecoder().decode(Refusal.self, from: data)
      throw APIError(refusal?.reason ?? .unavailable)
    }
  }
}
