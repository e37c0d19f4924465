// SPDX-License-Identifier: MIT

#if Migration
import Ensemble
import EnsembleUI
import Testing

// Names that a package may have of its own. The unavailable ones change nothing where these are
// meant.

prefix operator /
private prefix func / (_ text: String) -> String { "/" + text }

private struct ViewStore<State, Value> {
  let value: Value
  init(_ state: State, observe: (State) -> Value) { value = observe(state) }
}
private struct WithViewStore { let id: Int }
private typealias AnySchedulerOf<S> = [S]
private enum CasePath { case first }
private func ForEachStore(_ count: Int) -> Int { count }
@propertyWrapper private struct BindingState<Value> { var wrappedValue: Value }

private enum SchedulerKey: DependencyKey {
  static let liveValue = "main"
  static let testValue = "test"
}
extension DependencyValues {
  fileprivate var mainQueue: String {
    get { self[SchedulerKey.self] }
    set { self[SchedulerKey.self] = newValue }
  }
}
extension Effect {
  fileprivate static func task(_ action: Action) -> Self { .send(action) }
  fileprivate static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self { .run { _ in try await work() } }
}

@Reducer private struct Book {
  @ObservableState struct State: Equatable {
    var publisher = "Ensemble Press"
    var title = ""
  }
  enum Action { case titled(String), printed, done }
  @Dependency(\.mainQueue) var queue
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titled(let title):
        state.title = title
        return .task(.printed)
      case .printed:
        state.title += queue
        return .merge([Action.done].map(Effect.send))
      case .done:
        return .fireAndForget {}
      }
    }
  }
}

@MainActor
@Suite("Own names beside those of the trait Migration")
struct OwnNamesTests {
  @Test func `a state's own property 'publisher' is read`() {
    let store = Store(initialState: Book.State()) { Book() }
    #expect(store.publisher == "Ensemble Press")
    let shared = Shared(value: Book.State())
    #expect(shared.publisher.wrappedValue == "Ensemble Press")
  }

  @Test func `own effects and dependencies are used`() async {
    let store = TestStore(initialState: Book.State()) {
      Book()
    } withDependencies: {
      $0.mainQueue = "queue"
    }
    await store.send(.titled("a ")) { $0.title = "a " }
    await store.receive(\.printed) { $0.title = "a queue" }
    await store.receive(\.done)
  }

  @Test func `own types, functions and operators are used`() {
    let path = /"path"
    struct Wrapped { @BindingState var count = 1 }
    let numbers: AnySchedulerOf<Int> = [ForEachStore(2)]
    #expect(path == "/path")
    #expect(ViewStore(3, observe: { $0 + 1 }).value == 4)
    #expect(WithViewStore(id: 5).id == 5)
    #expect(numbers == [2])
    #expect(CasePath.first == .first)
    #expect(Wrapped().count == 1)
  }
}
#endif
