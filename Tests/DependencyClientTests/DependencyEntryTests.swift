// SPDX-License-Identifier: MIT

@_spi(Testing) import Ensemble
import TestTools
import Testing

private protocol Counting: Sendable {
  func count() -> Int
}

private struct Sheep: Counting {
  func count() -> Int { 3 }
}

private struct Goats: Counting {
  func count() -> Int { 5 }
}

private struct Station: Sendable, Equatable {
  var name: String

  static let live = Station(name: "live")
  static let preview = Station(name: "preview")
  static let test = Station(name: "test")
}

private final class Herd: Sendable {}

extension DependencyValues {
  @DependencyEntry fileprivate var station = Station.live
  @DependencyEntry(previewValue: Station.preview, testValue: Station.test)
  fileprivate var equipped = Station.live
  @DependencyEntry(test: Station.test) fileprivate var tested: Station = .live
  @DependencyEntry(testValue: Station.test, previewValue: Station.preview)
  fileprivate var turned: Station = .live
  @DependencyEntry fileprivate var animals: any Counting = Sheep()
  @DependencyEntry(testValue: Goats()) fileprivate var others: any Counting = Sheep()
  @DependencyEntry fileprivate var token: String?
  @DependencyEntry fileprivate var limit = 10
  @DependencyEntry fileprivate var `default`: @Sendable (Int) -> Int = { number in
    number + 1
  }
  @DependencyEntry(testValue: Herd()) fileprivate var herd = Herd()
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  @Dependency(\.animals) var animals

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += animals.count()
      return .none
    }
  }
}

@Suite("@DependencyEntry")
struct DependencyEntryTests {
  private func read<Value>(
    _ path: KeyPath<DependencyValues, Value>,
    in context: DependencyContext
  ) -> Value {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(path) var value
      return value
    }
  }

  @Test func `the initial value is the live value`() {
    #expect(read(\.station, in: .live) == .live)
    #expect(read(\.tested, in: .live) == .live)
    #expect(read(\.animals, in: .live).count() == 3)
    #expect(read(\.token, in: .live) == nil)
    #expect(read(\.limit, in: .live) == 10)
    #expect(read(\.default, in: .live)(1) == 2)
  }

  @Test func `a preview has its own value, or the live value`() {
    #expect(read(\.equipped, in: .preview) == .preview)
    #expect(read(\.turned, in: .preview) == .preview)
    #expect(read(\.station, in: .preview) == .live)
  }

  @Test func `a test has its own value`() {
    let reports = reports {
      #expect(read(\.equipped, in: .test) == .test)
      #expect(read(\.tested, in: .test) == .test)
      #expect(read(\.turned, in: .test) == .test)
      #expect(read(\.others, in: .test).count() == 5)
    }
    #expect(reports == [])
  }

  @Test func `a missing test value is reported at the property that reads it`() {
    var line = 0
    let reports = reports {
      line = #line + 1
      @Dependency(\.station) var station
      #expect(station == .live)
    }
    #expect(reports.map(\.line) == [line])
    #expect(
      reports.allSatisfy {
        $0.message.hasPrefix(#"@Dependency(\.station) has no 'testValue'"#)
      }
    )
  }

  @Test @MainActor func `a store overrides the value`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.animals = Goats()
    }
    await store.send(.tapped) { $0.count = 5 }
  }

  @Test func `a part of the value can be overridden`() {
    let name = withDependencies {
      $0.equipped.name = "other"
    } operation: {
      @Dependency(\.equipped) var station
      return station.name
    }
    #expect(name == "other")
  }

  @Test(arguments: [(DependencyContext.live, true), (.test, false)])
  func `the live value is created once, and a test value for each test`(
    context: DependencyContext,
    isShared: Bool
  ) async {
    let first = await DependencyValues.withOwnDefaults { read(\.herd, in: context) }
    let second = await DependencyValues.withOwnDefaults { read(\.herd, in: context) }
    #expect((first === second) == isShared)
  }
}
