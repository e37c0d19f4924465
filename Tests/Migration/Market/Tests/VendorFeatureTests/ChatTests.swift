// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import XCTest

@testable import VendorFeature

@MainActor
final class ChatTests: XCTestCase {
  let now = Date(timeIntervalSince1970: 0)
  let mainQueue = DispatchQueue.test

  func testReceiving() async {
    let (stream, continuation) = AsyncStream<ChatMessage>.streamWithContinuation()
    let store = TestStore(initialState: Chat.State(stall: "dairy")) {
      Chat()
    } withDependencies: {
      $0.chat.messages = { _ in stream }
    }
    let message = ChatMessage(id: UUID(7), author: .customer, text: "Any brie?", date: now)

    let task = await store.send(.task)
    continuation.yield(message)
    await store.receive(.received(message)) {
      $0.messages = [message]
    }
    continuation.finish()
    await task.finish()
  }

  func testSending() async {
    let isOffline = LockIsolated(true)
    let store = TestStore(initialState: Chat.State(stall: "dairy")) {
      Chat()
    } withDependencies: {
      $0.chat.send = { _ in
        if isOffline.value { throw MarketError.offline }
      }
      $0.date = .constant(now)
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
      $0.uuid = .incrementing
    }
    let message = ChatMessage(id: UUID(0), author: .vendor, text: "At ten.", date: now)

    await store.send(.set(\.$draft, "At ten. ")) {
      $0.draft = "At ten. "
      $0.isTyping = true
    }
    await store.send(.sendButtonTapped) {
      $0.draft = ""
      $0.isTyping = false
      $0.messages = [message]
      $0.pending = [message.id]
    }
    await store.receive(.sent(message.id, .failure(MarketError.offline))) {
      $0.pending = []
      $0.failed = [message.id]
    }
    isOffline.setValue(false)
    await store.send(.retryButtonTapped(message.id)) {
      $0.pending = [message.id]
      $0.failed = []
    }
    await store.receive(.sent(message.id, .success(true))) {
      $0.pending = []
    }
  }

  func testTypingEnds() async {
    let store = TestStore(initialState: Chat.State(stall: "dairy")) {
      Chat()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }

    await store.send(.set(\.$draft, "A")) {
      $0.draft = "A"
      $0.isTyping = true
    }
    await mainQueue.advance(by: 2.5)
    await store.send(.set(\.$draft, "At")) {
      $0.draft = "At"
    }
    await mainQueue.advance(by: 3)
    await store.receive(.typingEnded) {
      $0.isTyping = false
    }
  }
}
