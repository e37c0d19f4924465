// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

/// Objects in shared values, which threads could change at the same time.
@Suite("Shared objects")
struct SharedObjectTests {
  @Test func `an object that is not 'Sendable' is warned of`() throws {
    let report = try compile(
      """
      final class Account { var balance = 0 }

      struct Bank {
        @Shared var account: Account
        init(account: sending Account) { _account = Shared(value: account) }
      }

      func open() {
        _ = Shared(value: Account())
        _ = SharedReader(value: Account())
        @Shared(value: Account()) var account
        _ = account
      }
      """,
      importing: "EnsembleSharing"
    )
    #expect(report.errors == [])
    #expect(report.warnings.count == 4)
    for warning in report.warnings {
      #expect(warning.text.contains("Threads can change this object at the same time"))
    }
  }

  @Test func `the settings of Foundation are refused with the name of ours`() throws {
    let errors = try compile(
      """
      import Foundation

      struct Settings {
        @Shared(.appStorage("count", store: UserDefaults(suiteName: "a")!)) var count = 0
      }
      """,
      importing: "EnsembleSharing"
    ).errors
    #expect(errors.contains { $0.contains("write 'AppStorageStore(suiteName:)'") })
  }

  @Test func `other values are not`() throws {
    let report = try compile(
      """
      final class Constant: Sendable {}
      @MainActor final class Model { var count = 0 }
      actor Bank {}
      struct Point { var x = 0 }
      public struct Size { public var width = 0 }

      @MainActor func share() {
        _ = Shared(value: Constant())
        _ = Shared(value: Model())
        _ = SharedReader(value: Bank())
        _ = Shared(value: Point())
        _ = Shared(value: Size())
        _ = Shared<Double>(value: 1)
        _ = Shared<[Int]>(value: [])
        @Shared(value: 0) var count
        @Shared(value: Constant()) var constant
        _ = (count, constant)
      }

      func share<Value>(_ value: sending Value) -> Shared<Value> { Shared(value: value) }
      """,
      importing: "EnsembleSharing"
    )
    #expect(report.errors == [])
    #expect(report.warnings.map(\.text) == [])
  }
}
#endif
