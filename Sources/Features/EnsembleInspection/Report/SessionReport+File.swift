// SPDX-License-Identifier: MIT

import Foundation

extension SessionReport {
  /// The extension of the names of files with reports.
  package static let fileExtension = "ensemble-report"
  /// The version of the files that are written, and the newest one that is read.
  package static let version = 1
  /// The maximum size of a file to read, in bytes.
  package static let fileLimit = 32 << 20

  private static let format = "ensemble-report"

  /// A file that is not a readable report.
  package enum FileError: Error, Equatable, CustomStringConvertible {
    case tooLarge
    case notReport
    case newer(Int)
    /// The report has a missing or invalid value.
    case damaged(String)

    package var description: String {
      switch self {
      case .tooLarge:
        "The file has more than \(SessionReport.fileLimit >> 20) MB, so it is not a report."
      case .notReport: "The file is not a report of 'Bug report' in the inspector."
      case .newer(let version):
        """
        The report has the version \(version), but this 'ensemble' reads versions up to \(SessionReport.version). Use a \
        newer one.
        """
      case .damaged(let problem): "The report is damaged: \(problem)"
      }
    }
  }

  private struct Header: Decodable {
    var format: String
    var version: Int
  }

  private struct File: Codable {
    var format: String
    var version: Int
    var report: SessionReport
  }

  /// Returns the contents of a file with the report.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Self.dateStyle))
    }
    return try encoder.encode(File(format: Self.format, version: Self.version, report: self))
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: A ``FileError``.
  package init(decoding data: Data) throws {
    if data.count > Self.fileLimit { throw FileError.tooLarge }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = try? Self.dateStyle.parse(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no time.")
      }
      return date
    }
    guard let header = try? decoder.decode(Header.self, from: data), header.format == Self.format
    else { throw FileError.notReport }
    if header.version > Self.version { throw FileError.newer(header.version) }
    if header.version < 1 { throw FileError.damaged("There is no version \(header.version).") }
    do {
      self = try decoder.decode(File.self, from: data).report
    } catch {
      throw FileError.damaged(Self.problem(error))
    }
    try check()
  }

  private static var dateStyle: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(includingFractionalSeconds: true)
  }

  /// Throws an error if the values contradict each other, or if a tool cannot rely on them.
  private func check() throws {
    let isWord = module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isWord, module.first?.isNumber == false else {
      throw FileError.damaged("'\(module.prefix(100))' is not the name of a module.")
    }
    if steps.isEmpty { throw FileError.damaged("It has no actions.") }
    if steps.count > Self.stepLimit {
      throw FileError.damaged("It has more than \(Self.stepLimit) actions.")
    }
    for (step, next) in zip(steps, steps.dropFirst())
    where step.number == .max || next.number != step.number + 1 {
      throw FileError.damaged("The action \(step.number) is not followed by the next one.")
    }
  }

  private static func problem(_ error: any Error) -> String {
    func name(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "'\(name(context.codingPath + [key]))' is missing."
    case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context):
      return "'\(name(context.codingPath))' is not what it has to be."
    case DecodingError.dataCorrupted(let context):
      return "'\(name(context.codingPath))' cannot be read."
    default: return "It cannot be read."
    }
  }
}
