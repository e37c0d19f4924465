// SPDX-License-Identifier: MIT

import ComposableArchitecture
import XCTest

@testable import NoticesFeature

@MainActor
final class NoticesTests: XCTestCase {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func notice(_ id: Int, after seconds: Double = 0) -> Notice {
    Notice(id: id, text: "Notice \(id)", date: start.addingTimeInterval(seconds))
  }

  func testTheBoardFills() async {
    let runLoop = RunLoop.test
    let (arrivals, continuation) = AsyncStream.makeStream(of: Notice.self)
    let requests = LockIsolated<[Date?]>([])
    let store = TestStore(initialState: NoticesFeature.State()) {
      NoticesFeature()
    } withDependencies: {
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
      $0.notices.arrivals = { arrivals }
      $0.notices.latest = { [first = notice(1)] date in
        requests.withValue { $0.append(date) }
        return [first]
      }
    }
    store.exhaustivity = .off
    let task = await store.send(.view(.task))
    await store.receive(\.loaded.success) {
      $0.rows = [NoticeRow.State(notice: self.notice(1))]
    }
    continuation.yield(notice(2, after: 5))
    await store.receive(\.arrived)
    XCTAssertEqual(store.state.rows.ids, [1, 2])
    await runLoop.advance(by: .seconds(300))
    await store.receive(\.refresh)
    await store.receive(\.loaded)
    XCTAssertNoDifference(requests.value, [nil, start.addingTimeInterval(5)])
    await task.cancel()
  }

  func testReading() async {
    var state = NoticesFeature.State()
    state.rows = [
      NoticeRow.State(notice: notice(1)), NoticeRow.State(notice: notice(2, after: 60)),
    ]
    let store = TestStore(initialState: state) {
      NoticesFeature()
    } withDependencies: {
      $0.date = .constant(start.addingTimeInterval(30))
    }
    XCTAssertEqual(store.state.unread, 2)
    await store.send(\.view.allReadTapped) {
      $0.$lastSeen.withLock { $0 = self.start.addingTimeInterval(30) }
    }
    XCTAssertEqual(store.state.unread, 1)
    await store.send(.rows(.element(id: 2, action: .tapped))) {
      $0.rows[id: 2]?.isOpen = true
    }
  }

  func testAnExpandedBoardIsFresh() async {
    let store = TestStore(initialState: NoticesFeature.State()) {
      NoticesFeature()
    } withDependencies: {
      $0.mainRunLoop = .immediate
      $0.notices.latest = { _ in throw CancellationError() }
    }
    await store.send(\.view.binding.isExpanded, true) {
      $0.isExpanded = true
    }
    await store.receive(\.refresh) {
      $0.reloads = 1
    }
    await store.receive(\.loaded.failure)
    await store.send(\.view.binding.isExpanded, false) {
      $0.isExpanded = false
    }
  }

  func testALinkIsOpened() async throws {
    let opened = LockIsolated<[URL]>([])
    let url = try XCTUnwrap(URL(string: "https://studio.example.org/raku"))
    let row = NoticeRow.State(notice: Notice(id: 1, text: "Raku", link: url, date: start))
    let store = TestStore(initialState: row) {
      NoticeRow()
    } withDependencies: {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    }
    await store.send(.linkTapped).finish()
    XCTAssertEqual(opened.value, [url])
  }

  func testASlipIsPosted() async {
    let store = TestStore(initialState: NoticesFeature.State()) {
      NoticesFeature()
    } withDependencies: {
      $0.notices.report = { [start] in Notice(id: 9, kind: .lost, text: $0, date: start) }
    }
    let long = String(repeating: "a", count: 141)
    await store.send(\.slip.binding.text, "My bowl ") {
      $0.slip.text = "My bowl "
      $0.slip.remaining = 132
    }
    await store.send(\.slip.binding.text, long)
    await store.send(\.slip.postTapped) {
      $0.slip.isSending = true
    }
    await store.receive(\.slip.binding.text) {
      $0.slip.text = ""
      $0.slip.remaining = 140
    }
    await store.receive(\.slip.binding) {
      $0.slip.isSending = false
    }
    await store.receive(\.slip.delegate.posted)
    await store.receive(\.arrived) {
      var notice = self.notice(9)
      notice.kind = .lost
      notice.text = "My bowl"
      $0.rows = [NoticeRow.State(notice: notice)]
    }
  }

  func testTheLiveBoard() async throws {
    let start = start
    let client = withDependencies {
      $0.date.now = start
    } operation: {
      NoticesClient.liveValue
    }
    let posted = try await client.report("A sponge")
    expectNoDifference(posted, Notice(id: 1, kind: .lost, text: "A sponge", date: start))
    let all = try await client.latest(since: nil)
    XCTAssertEqual(all.elements, [posted])
    let later = try await client.latest(since: start)
    XCTAssertTrue(later.isEmpty)
  }
}
