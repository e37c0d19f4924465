// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleDependencies
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("The dependencies of tests from sessions")
struct TestDependenciesTests {
  private let inspection = StoreInspection()

  private func code(of action: Planner.Action) throws -> String {
    let store = Store(initialState: Planner.State()) {
      Planner()
    } withDependencies: {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")!
      $0.calendar.firstWeekday = 2
      $0.planClient = PlanClient(next: { 7 })
    }
    let history = try #require(store.record(in: inspection))
    store.send(action)
    return history.test(of: 1...1).code
  }

  @Test func `the calendar that a reducer has read is that of the session`() throws {
    let code = try code(of: .plan)
    #expect(
      code.contains(
        """
          } withDependencies: {
            $0.calendar = Calendar(identifier: .gregorian)
            $0.calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")!
            $0.calendar.firstWeekday = 2
          }
        """
      )
    )
  }

  @Test func `a client that a reducer has read is mentioned`() throws {
    #expect(
      try code(of: .ask).contains(
        #"""
          } withDependencies: { _ in
            // The reducers read '\.planClient'.
        """#
      )
    )
  }

  @Test func `what the library itself reads is not mentioned`() throws {
    let code = try code(of: .share)
    #expect(code.contains("await store.send(.share) { $0.day = 3 }"))
    #expect(!code.contains("The reducers read"))
    #expect(!code.contains("withDependencies"))
  }

  @Test func `what no reducer reads is not given`() throws {
    #expect(try !code(of: .nothing).contains("withDependencies"))
  }

  @Test func `reads are noted once, in their order, and only in the values with the log`() {
    let log = DependencyReadLog()
    var values = DependencyValues()
    values.planClient = PlanClient(next: { 1 })
    values.calendar = Calendar(identifier: .gregorian)
    values.noteReads(in: log)
    _ = (values.calendar, values.planClient.next(), values.calendar)
    #expect(log.take() == [#"\.calendar"#, #"\.planClient"#])
    #expect(log.take() == [])
    _ = DependencyValues().planClient
    #expect(log.take() == [])
  }

  @Test func `values that are merged with others keep the log`() {
    let log = DependencyReadLog()
    var values = DependencyValues()
    values.noteReads(in: log)
    withDependencies {
      $0.merge(values)
    } operation: {
      @Dependency(\.planClient) var client
      #expect(client.next() == 0)
      withDependencies {
        $0.planClient = PlanClient(next: { 5 })
      } operation: {
        #expect(client.next() == 5)
      }
    }
    #expect(log.take() == [#"\.planClient"#])
  }
}

/// A feature that asks its dependencies in its reducer.
@Reducer
private struct Planner {
  @ObservableState
  struct State: Equatable {
    var day = 0
  }

  enum Action: Equatable {
    case plan
    case ask
    case share
    case nothing
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.planClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plan: state.day = calendar.firstWeekday
      case .ask: state.day = client.next()
      case .share: state.day = Shared(wrappedValue: 3, .inMemory("planner.day")).wrappedValue
      case .nothing: break
      }
      return .none
    }
  }
}

private struct PlanClient: Sendable {
  var next: @Sendable () -> Int
}

extension DependencyValues {
  fileprivate var planClient: PlanClient {
    get { self[PlanClientKey.self] }
    set { self[PlanClientKey.self] = newValue }
  }
}

private enum PlanClientKey: DependencyKey {
  static let liveValue = PlanClient(next: { 0 })
  static let testValue = PlanClient(next: { 0 })
}
