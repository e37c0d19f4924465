// SPDX-License-Identifier: MIT

import Foundation
import StudioKit
import Testing

@Suite struct SharedTests {
  @Test func aSecretIsStored() throws {
    let secrets = SecretsClient.inMemory()
    try withDependencies {
      $0.secrets = secrets
    } operation: {
      @Shared(.secret("token")) var token: String?
      #expect(token == nil)
      $token.withLock { $0 = "clay" }
      let data = try secrets.read("token")
      #expect(data.map { String(decoding: $0, as: UTF8.self) } == "\"clay\"")
    }
  }

  @Test func aSecretIsRead() {
    withDependencies {
      $0.secrets = .inMemory(["pin": Data("1234".utf8)])
    } operation: {
      @Shared(.secret("pin")) var pin = 0
      #expect(pin == 1234)
    }
  }

  @Test func aBrokenSecretIsTheDefault() {
    withDependencies {
      $0.secrets = .inMemory(["pin": Data("{".utf8)])
    } operation: {
      @SharedReader(.secret("pin")) var pin = 7
      #expect(pin == 7)
      #expect($pin.loadError != nil)
    }
  }

  @Test(arguments: [(8, false), (9, true), (20, true), (21, false)])
  func openingHours(hour: Int, isOpen: Bool) {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.date.now = Date(timeIntervalSince1970: Double(hour) * 3_600)
    } operation: {
      #expect(StudioTime().isOpen(OpeningHours(opens: 9, closes: 21)) == isOpen)
    }
  }

  @Test func nights() {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = .gmt
      $0.date = .constant(Date(timeIntervalSince1970: 23 * 3_600))
    } operation: {
      @Dependency(\.studioTime) var time
      #expect(time.nights(until: Date(timeIntervalSince1970: 25 * 3_600)) == 1)
    }
  }
}
