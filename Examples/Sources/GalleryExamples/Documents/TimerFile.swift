// SPDX-License-Identifier: MIT

import Foundation

/// The saved form of a timer.
nonisolated struct TimerFile: Codable, Equatable, Sendable {
  let id: UUID
  let name: String
  let duration: Int
  let position: Int
  let phase: LonelyTimer.Phase

  /// Decodes a file; throws a ``Problem`` if it is not a timer.
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch let error as DecodingError {
      throw Problem(error)
    }
    guard duration > 0 else { throw Problem(text: "'duration' is \(duration), not above 0") }
    guard 0...duration ~= position else {
      throw Problem(text: "'position' is \(position), not from 0 to \(duration)")
    }
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }

  /// The reason why a file is not a timer.
  struct Problem: LocalizedError, Equatable {
    let text: String
    var errorDescription: String? { text }
  }
}

extension TimerFile {
  init(id: UUID, _ timer: LonelyTimer.State) {
    self.id = id
    name = timer.name
    duration = timer.duration
    position = timer.position
    phase = timer.phase
  }

  /// The timer in its saved state.
  var timer: LonelyTimer.State {
    var timer = LonelyTimer.State(name: name, duration: duration)
    timer.position = position
    timer.phase = phase
    return timer
  }
}

nonisolated extension TimerFile.Problem {
  fileprivate init(_ error: DecodingError) {
    func name(_ path: [any CodingKey]) -> String {
      path.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      text = "'\(name(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let what = context.codingPath.isEmpty ? "it" : "'\(name(context.codingPath))'"
      text = "\(what) is of another type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      text = "'\(name(context.codingPath))' has a value that is not known"
    default:
      text = "it is not JSON"
    }
  }
}
