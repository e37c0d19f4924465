// SPDX-License-Identifier: MIT

// The sample code of the article Testing. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Foundation
import Testing

@Reducer
struct Greeting {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var greeting: String?
    var isLoading = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case greeted(String)
    case greetTapped
  }

  @Dependency(GreetingClient.self) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .greetTapped:
        state.isLoading = true
        return .run { [client, name = state.name] send in
          await send(.greeted(try await client.greeting(name: name)))
        }
      case .greeted(let greeting):
        state.greeting = greeting
        state.isLoading = false
        return .none
      case .binding:
        return .none
      }
    }
  }
}

@DependencyClient
struct GreetingClient: Sendable {
  var greeting: @Sendable (_ name: String) async throws -> String
}

nonisolated extension GreetingClient: TestDependencyKey {
  static let testValue = GreetingClient()
}

struct GreetingView: View {
  @Bindable var store: StoreOf<Greeting>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Greet") { store.send(.greetTapped) }
    if let greeting = store.greeting { Text(greeting) }
  }
}

// snippet: progress
@DependencyClient
nonisolated struct BackupClient: Sendable {
  /// The share that is done, from 0 to 1, while a backup is written.
  var progress: @Sendable () -> AsyncThrowingStream<Double, any Error> = { .finished() }
}

@Reducer
struct Backup {
  @ObservableState
  struct State: Equatable {
    var progress: Double?
    var message = ""
  }

  enum Action {
    case ended
    case failed
    case progressed(Double)
    case startTapped
  }

  enum CancelID { case backup }

  @Dependency(BackupClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ended:
        state = State(message: "Done")
        return .none
      case .failed:
        state = State(message: "Failed")
        return .none
      case .progressed(let progress):
        state.progress = progress
        return .none
      case .startTapped:
        state = State(progress: 0)
        return .run { [client] send in
          for try await progress in client.progress() { await send(.progressed(progress)) }
          await send(.ended)
        } catch: { _, send in
          await send(.failed)
        }
        .cancellable(id: CancelID.backup)
      }
    }
  }
}
// end

nonisolated extension BackupClient: TestDependencyKey {
  static let testValue = BackupClient()
}

@MainActor
@Suite struct TestingTests {
  // snippet: progress-test
  @Test func `a backup shows its progress, and why it ends`() async {
    let (progress, source) = AsyncThrowingStream.makeStream(of: Double.self)
    let store = TestStore(initialState: Backup.State()) {
      Backup()
    } withDependencies: {
      $0[BackupClient.self].progress = { progress }
    }

    await store.send(.startTapped) { $0.progress = 0 }
    source.yield(0.5)
    await store.receive(\.progressed) { $0.progress = 0.5 }
    source.finish(throwing: CocoaError(.fileWriteOutOfSpace))
    await store.receive(\.failed) {
      $0.progress = nil
      $0.message = "Failed"
    }
  }
  // end

  // snippet: steps
  @Test func `a greeting is loaded`() async {
    let store = TestStore(initialState: Greeting.State(name: "Ada")) {
      Greeting()
    } withDependencies: {
      $0[GreetingClient.self].greeting = { "Hello, \($0)!" }
    }

    await store.send(.greetTapped) { $0.isLoading = true }
    await store.receive(\.greeted) {
      $0.greeting = "Hello, Ada!"
      $0.isLoading = false
    }
  }
  // end

  @Test func `a test may name a part of what happens`() async {
    let store = TestStore(initialState: Greeting.State(name: "Ada")) {
      Greeting()
    } withDependencies: {
      $0[GreetingClient.self].greeting = { "Hello, \($0)!" }
    }
    // snippet: exhaustivity
    store.exhaustivity = .off
    await store.send(.greetTapped)
    await store.receive(\.greeted) { $0.greeting = "Hello, Ada!" }
    // end
    await store.finish()
  }

  // snippet: view
  @Test func `a greeting is shown`() async {
    let store = Store(initialState: Greeting.State()) {
      Greeting()
    } withDependencies: {
      $0[GreetingClient.self].greeting = { "Hello, \($0)!" }
    }
    let host = ViewHost(GreetingView(store: store))

    host.textField("Name").type("Ada")
    host.button("Greet").tap()
    await host.wait { $0.texts.contains("Hello, Ada!") }
  }
  // end
}
