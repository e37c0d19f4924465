// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveChartTests {
  private let clock = TestClock()

  @Test func `a started chart adds a sample at each interval until it is stopped`() async {
    let store = store()
    await store.send(.startTapped) { $0.isRunning = true }
    for number in 1...2 {
      await clock.advance(by: .milliseconds(250))
      await store.receive(\.measured) {
        $0.samples.append(Sample(number: number, value: Double(number) * 10))
      }
    }
    await store.send(.stopTapped) { $0.isRunning = false }
    await clock.run()
  }

  @Test func `another pace takes effect at once`() async {
    let store = store()
    await store.send(.startTapped) { $0.isRunning = true }
    await store.send(.binding(.set(\.pace, .fast))) { $0.pace = .fast }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.measured) { $0.samples = [Sample(number: 1, value: 10)] }
    await store.send(.disappeared) { $0.isRunning = false }
  }

  @Test func `another pace does not start a stopped chart`() async {
    let store = store()
    await store.send(.binding(.set(\.pace, .slow))) { $0.pace = .slow }
  }

  @Test func `no more samples are kept than the largest window shows`() async {
    var state = LiveChart.State()
    state.samples = (1...LiveChart.limit).map { Sample(number: $0, value: 1) }
    let store = store(state)
    await store.send(.measured(10)) {
      $0.samples.removeFirst()
      $0.samples.append(Sample(number: LiveChart.limit + 1, value: 10))
    }
    #expect(store.state.samples.count == LiveChart.limit)
  }

  @Test func `statistics are those of the samples in the window`() {
    var state = LiveChart.State()
    state.window = 2
    state.samples = [90, 2, 4].enumerated().map { Sample(number: $0 + 1, value: $1) }
    #expect(state.statistics?.minimum == 2)
    #expect(state.statistics?.maximum == 4)
    #expect(state.statistics?.mean == 3)
    #expect(state.statistics?.deviation == 1)
    #expect(state.statistics?.trend == 2)
  }

  @Test func `there are no statistics without samples`() async {
    var state = LiveChart.State()
    state.samples = [Sample(number: 1, value: 5)]
    let store = store(state)
    #expect(store.state.statistics?.trend == 0)
    await store.send(.clearTapped) { $0.samples = [] }
    #expect(store.state.statistics == nil)
  }

  @Test func `the live sensor stays between 0 and 100`() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      for number in 1...500 { #expect((0...100).contains(SensorClient.liveValue.read(number))) }
    }
  }

  private func store(_ state: LiveChart.State = LiveChart.State()) -> TestStoreOf<LiveChart> {
    TestStore(initialState: state) {
      LiveChart()
    } withDependencies: {
      $0.continuousClock = clock
      $0.sensor.read = { Double($0) * 10 }
    }
  }
}
