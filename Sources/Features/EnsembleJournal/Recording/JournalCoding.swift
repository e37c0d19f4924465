// SPDX-License-Identifier: MIT

import EnsembleCore
import Foundation

/// The coding of states and actions in a journal.
enum JournalCoding {
  private static let infinity = ("+inf", "-inf", "nan")

  static func makeEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity.0,
      negativeInfinity: infinity.1,
      nan: infinity.2
    )
    if let key = CodingUserInfoKey.keepsStackIDs { encoder.userInfo[key] = true }
    return encoder
  }

  static func makeDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity.0,
      negativeInfinity: infinity.1,
      nan: infinity.2
    )
    if let key = CodingUserInfoKey.keepsStackIDs { decoder.userInfo[key] = true }
    return decoder
  }
}
