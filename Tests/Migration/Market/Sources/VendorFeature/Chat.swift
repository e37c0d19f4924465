// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// Sends and receives messages.
public struct ChatClient: Sendable {
  public var messages: @Sendable (Stall.ID) -> AsyncStream<ChatMessage>
  public var send: @Sendable (ChatMessage) async throws -> Void

  public init(
    messages: @escaping @Sendable (Stall.ID) -> AsyncStream<ChatMessage>,
    send: @escaping @Sendable (ChatMessage) async throws -> Void
  ) {
    self.messages = messages
    self.send = send
  }
}

extension ChatClient: DependencyKey {
  public static let liveValue = ChatClient(
    messages: { _ in .never },
    send: { _ in throw MarketError.offline }
  )
  public static let testValue = ChatClient(
    messages: unimplemented("ChatClient.messages", placeholder: .finished),
    send: unimplemented("ChatClient.send")
  )
}

extension DependencyValues {
  public var chat: ChatClient {
    get { self[ChatClient.self] }
    set { self[ChatClient.self] = newValue }
  }
}

/// The messages between a stall and its customers.
public struct Chat: Reducer {
  public struct State: Equatable {
    public let stall: Stall.ID
    public var messages: IdentifiedArrayOf<ChatMessage> = []
    public var pending: Set<ChatMessage.ID> = []
    public var failed: Set<ChatMessage.ID> = []
    @BindingState public var draft = ""
    public var isTyping = false

    public init(stall: Stall.ID) {
      self.stall = stall
    }

    public var isSendDisabled: Bool {
      draft.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case received(ChatMessage)
    case retryButtonTapped(ChatMessage.ID)
    case sendButtonTapped
    case sent(ChatMessage.ID, TaskResult<Bool>)
    case task
    case typingEnded
  }

  private enum CancelID { case typing, messages }

  @Dependency(\.chat) var chat
  @Dependency(\.date.now) var now
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [stall = state.stall] send in
          for await message in chat.messages(stall) {
            await send(.received(message), animation: .default)
          }
        }
        .cancellable(id: CancelID.messages)

      case .binding(\.$draft):
        state.isTyping = !state.draft.isEmpty
        return .send(.typingEnded)
          .debounce(id: CancelID.typing, for: .seconds(3), scheduler: mainQueue)

      case .binding:
        return .none

      case .typingEnded:
        state.isTyping = false
        return .none

      case let .received(message):
        state.messages.updateOrAppend(message)
        return .none

      case .sendButtonTapped:
        guard !state.isSendDisabled else { return .none }
        let message = ChatMessage(
          id: uuid(),
          author: .vendor,
          text: state.draft.trimmingCharacters(in: .whitespaces),
          date: now
        )
        state.draft = ""
        state.isTyping = false
        state.messages.append(message)
        return .concatenate(.cancel(id: CancelID.typing), send(message, &state))

      case let .retryButtonTapped(id):
        guard let message = state.messages[id: id] else { return .none }
        return send(message, &state)

      case let .sent(id, result):
        state.pending.remove(id)
        if case .failure = result {
          state.failed.insert(id)
        }
        return .none
      }
    }
  }

  private func send(_ message: ChatMessage, _ state: inout State) -> Effect<Action> {
    state.pending.insert(message.id)
    state.failed.remove(message.id)
    return .task {
      await .sent(
        message.id,
        TaskResult {
          try await chat.send(message)
          return true
        }
      )
    }
  }
}
